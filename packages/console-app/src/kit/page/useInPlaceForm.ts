import { useEffect, useMemo, useRef, useState } from 'react';
import { contentOf } from '#shared/form/draft.js';
import { type FieldErrors, type Form, type FormOptions, type FormRow, useForm } from '#shared/form/useForm.js';
import { useLeaveGuard } from '#shared/leaving/useLeaveGuard.js';
import type { BoundMutation } from '../actions/boundMutation.js';
import { useAction, type ActionState } from '../actions/useAction.js';

/** Lists of rows, each by its name. */
type Lists = Readonly<Record<string, readonly FormRow<object>[]>>;

/** Lists, and what the server had when editing began, as JSON: somebody else may change it meanwhile. */
type WithSeen<Values extends Lists> = Values & { seen: string };

interface InPlaceFormOptions<Values extends Lists, Sent> extends Pick<FormOptions<WithSeen<Values>>, 'errorSummary'> {
  /** What the draft is called: what is typed outlives a reload. */
  name: string;
  /** What the server has now, as it is sent; `null` where it does not say. */
  current: Sent;
  /** The rows for it, one for each part of it. The same function in every render. */
  valuesOf: (current: Sent) => Values;
  /** What is sent for the rows, and what the server has then; given also what it had when editing began. */
  sentBy: (values: Values, seen: Sent) => Sent;
  /** The rules, given what the server had when editing began too. */
  check: (values: Values, seen: Sent) => FieldErrors<WithSeen<Values>>;
  /** The change, given what the server had when editing began too. */
  mutationOf: (sent: Sent, seen: Sent) => BoundMutation;
  /** What a toast says when the server has agreed. */
  done: string;
}

interface InPlaceForm<Values extends Lists> {
  form: Form<WithSeen<Values>>;
  /** Whether the rows are other than what the server has. */
  isTouched: boolean;
  /** Whether somebody else has changed it since editing began. */
  isOutdated: boolean;
  /** Sends the rows as they are now. They have been checked. */
  send: () => void;
  /** Shows what the server has, and forgets what was typed. */
  discard: () => void;
  /** The sending. */
  action: ActionState;
  /** What would be sent now. */
  mutation: BoundMutation;
}

/** What rows say, whatever the server had when editing began. */
const saidBy = (values: { seen: string }): string | undefined => contentOf({ ...values, seen: undefined });

/**
 * A form of lists that are replaced as a whole, which stays where it is when they are saved. It shows what the server has
 * as soon as that changes, unless something else has been typed; what is typed while it is sent stays. What somebody else
 * has saved meanwhile is replaced only when told to.
 */
export function useInPlaceForm<Values extends Lists, Sent>(
  options: InPlaceFormOptions<Values, Sent>,
): InPlaceForm<Values> {
  const seenOf = ({ seen }: WithSeen<Values>) => JSON.parse(seen) as Sent;
  const { name, current, valuesOf, sentBy, check, mutationOf, done, errorSummary } = options;
  const defaults = useMemo(() => withSeen(valuesOf, current), [valuesOf, current]);
  const form = useForm<WithSeen<Values>>({
    defaults,
    draft: { name, omit: [] },
    check: (of) => check(of, seenOf(of)),
    errorSummary,
  });
  const { values, startOver } = form;
  const action = useAction();
  const content = useMemo(() => saidBy(defaults), [defaults]);
  const isTouched = saidBy(values) !== content;
  useLeaveGuard(isTouched);

  /* A draft may be older than the page. */
  const [began] = useState(() => saidBy(withSeen(valuesOf, seenOf(values))));
  const before = useRef(began);
  useEffect(() => {
    if (before.current === content) return;
    const isUntouched = before.current === saidBy(values);
    before.current = content;
    // In the same rows: whoever saves with Enter stays in the field.
    if (!isTouched) startOver({ ...values, seen: defaults.seen });
    else if (isUntouched) startOver();
  });

  const sentOf = (of: WithSeen<Values>) => sentBy(of, seenOf(of));
  const mutation = (of: WithSeen<Values>) => mutationOf(sentOf(of), seenOf(of));
  const setField = form.setValue as unknown as (field: string, value: unknown) => void;
  function noteSaved(sent: WithSeen<Values>): void {
    const { seen, ...saved } = withSeen(valuesOf, sentOf(sent));
    // With what was seen when it was sent, as in the draft of a form that has been left meanwhile.
    form.onSubmitted(sent);
    setField('seen', seen);
    // What was typed meanwhile stays, as a change of what the server has now.
    if (saidBy(form.getValues()) !== saidBy(sent)) return;
    for (const [list, rows] of Object.entries<Lists[string]>(saved)) {
      setField(
        list,
        rows.map((row, index) => Object.assign(row, { id: sent[list]?.[index]?.id ?? row.id })),
      );
    }
    form.onSubmitted();
  }

  return {
    form: {
      ...form,
      submit(call) {
        const submit = form.submit(call);
        return (event) => {
          // Whoever saves anew has not said again that what somebody else has saved is replaced.
          if (event?.type === 'submit') action.dismissFailures();
          submit(event);
        };
      },
    },
    isTouched,
    isOutdated: values.seen !== defaults.seen,
    send() {
      // Typing changes the rows of the form themselves.
      const sent = structuredClone(form.getValues());
      void action.run(mutation(sent), { done, onDone: () => noteSaved(sent) });
    },
    discard() {
      action.dismissFailures();
      startOver();
    },
    action,
    mutation: mutation(values),
  };
}

const withSeen = <Values extends Lists, Sent>(valuesOf: (sent: Sent) => Values, sent: Sent): WithSeen<Values> => ({
  ...valuesOf(sent),
  seen: JSON.stringify(sent),
});
