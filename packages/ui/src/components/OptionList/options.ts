import type { ReactNode } from 'react';
import { type Disableable, isDisabled } from '../../internal/props.js';

/** One option of a Select or a ComboBox. The arrow keys pass over a disabled one, unless it says why it is disabled. */
export interface SelectOption<Id extends string = string> extends Disableable {
  /** Unique in the list; what `value` and `onChange` use. */
  id: Id;
  /** What is chosen, and what the closed field shows. */
  label: string;
  /** A second, muted line. A `disabledReason` takes its place. */
  description?: ReactNode;
  /** 16 to 20 px: a flag, a logo, an Icon. */
  icon?: ReactNode;
  /** Options of one section stand together under this heading. */
  section?: string | undefined;
}

/** The greatest height of a list in px; the rest of it scrolls. */
export const listHeight = 336;

/** A list with more options than this renders only those in view: 1,000 open in 15 ms instead of 215. */
export const windowAbove = 100;

/**
 * Options in the order that the list shows: first those without a section, then the members of each section together, in
 * the order of their first ones.
 */
export function inOrder<Id extends string>(options: readonly SelectOption<Id>[]): readonly SelectOption<Id>[] {
  const sections = new Map<string | undefined, SelectOption<Id>[]>([[undefined, []]]);
  for (const option of options) {
    const members = sections.get(option.section);
    if (members) members.push(option);
    else sections.set(option.section, [option]);
  }
  return sections.size === 1 ? options : [...sections.values()].flat();
}

/** The next option in a direction that can be chosen, in the order that the list shows; the first one from nothing. */
export function neighbour<Id extends string>(
  options: readonly SelectOption<Id>[],
  chosen: Id | null,
  step: 1 | -1,
): SelectOption<Id> | undefined {
  const order = inOrder(options);
  const index = order.findIndex(({ id }) => id === chosen);
  const candidates = index < 0 ? order : step === 1 ? order.slice(index + 1) : order.slice(0, index).toReversed();
  return candidates.find((option) => !isDisabled(option));
}

/**
 * The option that typed letters choose: the first that begins with them and can be chosen, from the chosen one on and then
 * from the start. The same letter again leads to the next such option.
 */
export function optionByLetters<Id extends string>(
  options: readonly SelectOption<Id>[],
  chosen: Id | null,
  letters: string,
  locale: string,
): SelectOption<Id> | undefined {
  const collator = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' });
  const order = inOrder(options);
  const repeated = letters.length > 1 && Array.from(letters).every((letter) => letter === letters[0]);
  const start = repeated ? (letters[0] ?? '') : letters;
  const index = order.findIndex(({ id }) => id === chosen);
  const from = Math.max(0, start.length === 1 && index >= 0 ? index + 1 : index);
  return [...order.slice(from), ...order.slice(0, from)].find(
    (option) => !isDisabled(option) && collator.compare(option.label.slice(0, start.length), start) === 0,
  );
}
