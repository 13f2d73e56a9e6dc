import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'wouter';
import { href } from '#shared/paths.js';
import { useToasts } from '#shared/toasts.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import type { BoundMutation } from '../actions/boundMutation.js';
import { useAction, type ActionState } from '../actions/useAction.js';
import { useForm, type Form, type FormOptions } from '../form/useForm.js';
import type { Resource } from '../resource.js';

/** The form of a create page. It is kept as a draft of the kind of resource, and its summary of errors takes the focus. */
export const useCreateForm = <Values extends FieldValues>(
  { kind }: { kind: string },
  options: Pick<FormOptions<Values>, 'defaults' | 'check'>,
): Form<Values> => useForm({ ...options, draft: { name: kind, omit: [] }, errorSummary: true });

/** The address of what was created in a location; its list, where the response does not say what it is. */
export const hrefOfCreated =
  <Row extends { location: string }>({ hrefOf, list }: Resource<Row>, location: string | undefined) =>
  (result: Omit<Row, 'location'> | undefined): string =>
    result && location ? hrefOf({ ...result, location } as Row) : href(list);

/** The state of a creation; while one is running, further submits are ignored. */
export interface Creation<Result> extends Pick<ActionState, 'failures' | 'loading'> {
  send: (mutation: BoundMutation<Result>, what: Created<Result>) => Promise<void>;
}

export interface Created<Result> {
  /** What a toast says. */
  done: string;
  /** The address to navigate to, unless the form has been left meanwhile. */
  target: (result: Result | undefined) => string;
  onCreated?: (result: Result | undefined) => void;
}

/** Sends a create form: forgets its draft when the server has agreed, and goes to what was created. */
export function useCreation<Result, Values extends FieldValues>(form: Form<Values>): Creation<Result> {
  const toasts = useToasts();
  const [path, navigate] = useLocation();
  const isVisible = useIsVisible();
  const isUnderWay = useRef(false);
  const last = useRef<Created<Result> & { sent: Values }>(undefined);
  /** Whether another screen has been asked for, whose code may be on its way. */
  const [isDone, setDone] = useState(false);
  const action = useAction<Result>((result) => {
    const { done, target, onCreated, sent } = last.current ?? {};
    form.onSubmitted(sent);
    if (done !== undefined) toasts.success(done);
    onCreated?.(result);
    // No navigation where the form has been left meanwhile.
    if (!isVisible.current || !target) return;
    const to = target(result);
    setDone(to.split('?')[0] !== path);
    navigate(to);
  });
  return {
    failures: action.failures,
    loading: action.loading || isDone,
    async send(mutation, what) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      last.current = { ...what, sent: form.getValues() };
      const ended = form.onSending();
      try {
        await action.run(mutation);
      } finally {
        isUnderWay.current = false;
        ended();
      }
    },
  };
}
