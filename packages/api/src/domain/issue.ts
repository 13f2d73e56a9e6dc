import type { IssueCode } from '../generated/texts.js';

/** What is wrong with a value: a code that the console translates, and the numbers or words its text needs. */
export interface Issue<Code extends string = IssueCode> {
  code: Code;
  params?: Record<string, string | number>;
}

/** What is wrong with the name of a resource: only that there is none (specification: infrastructure, section 5). */
export const checkDisplayName = (name: string): Issue<'required'>[] =>
  name.trim() === '' ? [{ code: 'required' }] : [];
