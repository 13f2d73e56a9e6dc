import { useEffect, useRef } from 'react';

/** What a person chose, in the form or the address, and what would be sent for it now. */
interface Choice {
  /** Nothing where nobody has chosen. */
  chosen: string | null | undefined;
  /** Another where the choice is not offered. */
  sent: string | undefined;
  /** Kept for when it is offered again, while another location or image has it not. Default false. */
  isKept?: boolean;
}

export type Choices = Readonly<Record<string, Choice>>;

/** The fields whose choice is not offered, those that are kept apart. */
export const lostChoices = (choices: Choices): string[] =>
  Object.entries(choices).flatMap(([field, { chosen, sent, isKept = false }]) =>
    !isKept && (chosen ?? null) !== null && chosen !== sent ? [field] : [],
  );

/**
 * The fields whose choice another has taken the place of, because it is offered no more: it was shown as chosen, and the
 * person has changed nothing since. What another location or image does not have was replaced by the person.
 */
export function replacedChoices(before: Choices, now: Choices): string[] {
  const isSame = Object.keys({ ...before, ...now }).every((field) => before[field]?.chosen === now[field]?.chosen);
  return Object.entries(now).flatMap(([field, { chosen, sent }]) =>
    isSame && typeof chosen === 'string' && before[field]?.sent === chosen && sent !== chosen ? [field] : [],
  );
}

/** Follows choices from render to render: returns the fields whose choice was replaced since `told` was called for them. */
export function useReplacedChoices(choices: Choices) {
  const before = useRef(choices);
  const replaced = useRef(new Map<string, Choice['chosen']>());
  useEffect(() => {
    for (const field of replacedChoices(before.current, choices)) replaced.current.set(field, choices[field]?.chosen);
    for (const [field, chosen] of replaced.current) {
      const { chosen: now, sent } = choices[field] ?? {};
      if (now !== chosen || sent === chosen) replaced.current.delete(field);
    }
    before.current = choices;
  });
  return {
    fields: () => [...replaced.current.keys()],
    told: () => replaced.current.clear(),
  };
}
