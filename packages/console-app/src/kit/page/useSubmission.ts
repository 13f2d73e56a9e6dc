import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'wouter';
import type { Form } from '#shared/form/useForm.js';
import { useToasts } from '#shared/toasts.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import type { BoundMutation } from '../actions/boundMutation.js';
import { useAction, type ActionState } from '../actions/useAction.js';

/** The state of what a page sends; while it is under way, further submits are ignored. */
export interface Submission<Result> extends Pick<ActionState, 'failures' | 'dismissFailures' | 'loading'> {
  send: (mutation: BoundMutation<Result>, what: Sent<Result>) => Promise<void>;
  /** Whether the server has agreed and another screen has been asked for: nothing is lost by leaving the form. */
  isDone: boolean;
}

/** What is said and where it leads when the server has agreed. */
export interface Sent<Result> {
  /** What a toast says. */
  done: string;
  /** The address to navigate to, unless the form has been left meanwhile. */
  target: (result: Result | undefined) => string;
  onSuccess?: (result: Result | undefined) => void;
  /** What to know besides where it may have been done, because the response was lost. */
  unknownOutcomeNote?: string | undefined;
}

/** Sends the form of a page: forgets its draft when the server has agreed, and goes to what it is about. */
export function useSubmission<Result, Values extends FieldValues>(form: Form<Values>): Submission<Result> {
  const toasts = useToasts();
  const [path, navigate] = useLocation();
  const isVisible = useIsVisible();
  const isUnderWay = useRef(false);
  const last = useRef<Sent<Result> & { sent: Values }>(undefined);
  /** Where it leads, as the server has agreed; the code of another screen may be on its way. */
  const [next, setNext] = useState<{ to: string; isOther: boolean }>();
  const goOn = useEffectEvent(navigate);
  // In an effect: those of the page have ended its guard by then.
  useEffect(() => {
    if (next) goOn(next.to);
  }, [next]);
  const isDone = next?.isOther === true;
  const action = useAction<Result>((result) => {
    const { done, target, onSuccess, sent } = last.current ?? {};
    form.onSubmitted(sent);
    if (done !== undefined) toasts.success(done);
    onSuccess?.(result);
    // No navigation where the form has been left meanwhile.
    if (!isVisible.current || !target) return;
    const to = target(result);
    setNext({ to, isOther: to.split('?')[0] !== path });
  });
  return {
    failures: action.failures,
    dismissFailures: action.dismissFailures,
    loading: action.loading || isDone,
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
