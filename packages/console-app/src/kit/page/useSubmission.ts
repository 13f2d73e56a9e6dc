import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { Form } from '#shared/form/useForm.js';
import { useToasts } from '#shared/toasts.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import type { BoundMutation } from '../actions/boundMutation.js';
import { useAction, type ActionState } from '../actions/useAction.js';

/** The state of what a page sends; while it is under way, further submits are ignored. */
export interface Submission<Result> extends Pick<ActionState, 'failures' | 'dismissFailures' | 'loading' | 'button'> {
  send: (mutation: BoundMutation<Result>, what: Sent<Result>) => Promise<void>;
  /** Whether the server has agreed and another screen has been asked for: nothing is lost by leaving the form. */
  isDone: boolean;
}

/** What is said and where it leads when the server has agreed. */
export interface Sent<Result> {
  /** What a toast says. */
  done: string;
  /** The address to navigate to, unless the form has been left meanwhile; undefined where its page is to stay. */
  target: (result: Result | undefined) => string | undefined;
  onSuccess?: (result: Result | undefined) => void;
  /** What to know besides where it may have been done, because the response was lost. */
  unknownOutcomeNote?: string | undefined;
}

/** Sends the form of a page: forgets its draft when the server has agreed, and goes to what it is about. */
export function useSubmission<Result, Values extends FieldValues>(form: Form<Values>): Submission<Result> {
  const toasts = useToasts();
  const [, navigate] = useLocation();
  const isVisible = useIsVisible();
  const isUnderWay = useRef(false);
  const last = useRef<Sent<Result> & { sent: Values }>(undefined);
  /** Where it leads, as the server has agreed; the code of another screen may be on its way. */
  const [next, setNext] = useState<string>();
  const goOn = useEffectEvent(navigate);
  // In an effect: those of the page have ended its guard by then.
  useEffect(() => {
    if (next !== undefined) goOn(next);
  }, [next]);
  const isDone = next !== undefined;
  const action = useAction<Result>((result) => {
    const { done, target, onSuccess, sent } = last.current ?? {};
    form.onSubmitted(sent);
    if (done !== undefined) toasts.success(done);
    onSuccess?.(result);
    // No navigation where the form has been left meanwhile.
    if (isVisible.current) setNext(target?.(result));
  });
  const loading = action.loading || isDone;
  return {
    failures: action.failures,
    dismissFailures: action.dismissFailures,
    loading,
    button: (reason) => ({ ...action.button(reason), loading }),
    isDone,
    async send(mutation, what) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      last.current = { ...what, sent: form.getValues() };
      const ended = form.onSending();
      try {
        await action.run(mutation, { unknownOutcomeNote: what.unknownOutcomeNote });
      } finally {
        isUnderWay.current = false;
        ended();
      }
    },
  };
}
