import type { UiMessages } from './en.js';
import { english } from './english.js';

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
};

const accented = (text: string): string => text.replaceAll(/[aeiouAEIOUnc]/g, (letter) => accents[letter] ?? letter);

function pseudoOf(value: unknown): unknown {
  if (typeof value === 'string') return accented(value);
  if (typeof value === 'function') return (...parts: unknown[]) => accented(String(value(...parts)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pseudoOf(part)]));
}

/** English with accents: whatever shows without them is not in the catalogue. */
export const pseudo = pseudoOf(english) as UiMessages;
