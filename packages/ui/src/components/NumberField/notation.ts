import { plainDigits } from '../../internal/plainDigits.js';

/** How numbers are written in a language, with the format of a field. */
export interface Notation {
  /** `.` or `,`: Arabic marks are read as these. */
  decimal: string;
  /** `.`, `,` or another sign; undefined where numbers are written without grouping. */
  group: string | undefined;
  /** 0 where the field takes whole numbers only. */
  fractionDigits: number;
  /** The text is a percentage: 100 means 1. */
  isPercent: boolean;
  /** Currency, unit and percent sign, which may be typed or left out. The longest first: one may begin another. */
  affixes: readonly string[];
  /** The ten digits of the language. */
  digits: string;
  format: (number: number) => string;
  /** What `format` writes, in parts. */
  parts: (number: number) => Intl.NumberFormatPart[];
}

const arabicMarks: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/** Signs that only turn the direction of writing. */
const directions = /[\u200E\u200F\u061C]/g;

/** One of each plural form that a language may have: a unit may be written differently with each. */
const numbersOfPlurals = [0, 1, 2, 3, 6, 11, 100, 1.5] as const;

/** The notation of a language, a BCP 47 tag. */
export function notationOf(locale: string, options: Intl.NumberFormatOptions = {}): Notation {
  const formatter = new Intl.NumberFormat(locale, options);
  const { maximumFractionDigits = 0, style, useGrouping } = formatter.resolvedOptions();
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(10_000.1);
  const markOf = (type: string): string | undefined => {
    const mark = parts.find((part) => part.type === type)?.value;
    return mark === undefined ? undefined : (arabicMarks[mark] ?? mark);
  };
  const number = /^(?:integer|group|decimal|fraction|minusSign|plusSign)$/;
  const affixes = numbersOfPlurals
    .flatMap((example) => formatter.formatToParts(example))
    .filter(({ type }) => !number.test(type))
    .map(({ value }) => value.replaceAll(directions, '').trim())
    .filter((affix) => affix !== '');
  return {
    decimal: markOf('decimal') ?? '.',
    group: useGrouping ? markOf('group') : undefined,
    fractionDigits: maximumFractionDigits,
    isPercent: style === 'percent',
    affixes: [...new Set(affixes)].toSorted((a, b) => b.length - a.length),
    digits: new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210).split('').toReversed().join(''),
    format: (value) => formatter.format(value),
    parts: (value) => formatter.formatToParts(value),
  };
}

/** Three digits after the mark, and before it one to three that begin with no zero. */
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** Groups of three digits between marks of one kind; in India all but the last are of two. */
const groups = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/;

/** Digits with a point as their decimal mark, or undefined for what can be no number. */
function plainOf(text: string, { group }: Notation): string | undefined {
  const marks = text.replaceAll(/\d/g, '');
  const last = marks.at(-1);
  if (last === undefined) return text;
  if (marks.length > 1 && marks.replaceAll(last, '') === '')
    return groups.test(text) ? text.replaceAll(last, '') : undefined;
  if (marks.length === 1 && last === group && oneGroup.test(text)) return text.replace(last, '');
  const integer = text.slice(0, text.lastIndexOf(last));
  if (marks.length > 1 && !groups.test(integer)) return undefined;
  return `${integer.replaceAll(/[.,]/g, '')}.${text.slice(integer.length + 1)}`;
}

/** More digits than this a number of JavaScript does not hold. */
const exactDigits = 15;

/** What a text comes to. */
export type Reading =
  | { number: number; problem?: never }
  /** `empty`: not a digit yet. `decimals`: more of them than the field takes. */
  | { problem: 'empty' | 'invalid' | 'decimals'; number?: never };

/**
 * Reads a number written with either `.` or `,` as its decimal mark. A single mark is the decimal one, but for the
 * language's own group mark before exactly three digits: "1,024" is a thousand in English. What could be read in more
 * than one way, or would have to be rounded, is a problem.
 */
export function readNumber(text: string, notation: Notation): Reading {
  let rest = plainDigits(text).replaceAll(directions, '');
  for (const affix of notation.affixes) rest = rest.replace(affix, '');
  rest = Array.from(rest, (sign) => {
    const digit = notation.digits.indexOf(sign);
    return digit < 0 ? (arabicMarks[sign] ?? sign) : String(digit);
  }).join('');
  rest = rest.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const isNegative = /^[-−–(]/.test(rest);
  rest = rest.replace(/^\((.*)\)$/, '$1').replace(/^[-−–+]\s*/, '');
  if (/^[.,]?$/.test(rest)) return { problem: 'empty' };
  if (!/^[\d.,]*$/.test(rest)) return { problem: 'invalid' };
  const plain = plainOf(rest, notation);
  if (plain === undefined || plain.replace('.', '').replace(/^0+/, '').length > exactDigits)
    return { problem: 'invalid' };
  const fraction = (plain.split('.')[1] ?? '').replace(/0+$/, '');
  if (fraction.length > notation.fractionDigits) return { problem: 'decimals' };
  const number = Number(plain) / (notation.isPercent ? 100 : 1);
  return { number: isNegative ? -number : number };
}

/** Whether a typed sign can be part of a number of the field. */
export function isOfNumber(sign: string, { affixes, digits, fractionDigits, group }: Notation): boolean {
  if (/[.,٫٬]/.test(sign)) return fractionDigits > 0 || sign === group;
  return (
    /[-+−–\d\s'’]/.test(plainDigits(sign)) || digits.includes(sign) || affixes.some((affix) => affix.includes(sign))
  );
}

/** A text whose one mark is no sign of the language, with the language's decimal mark: "1.5" is "1,5" in Estonian. */
export function withOwnMark(text: string, { decimal, group, fractionDigits }: Notation): string {
  const marks = text.match(/[.,]/g) ?? [];
  const [mark] = marks;
  if (fractionDigits === 0 || marks.length !== 1 || mark === undefined || mark === decimal || mark === group)
    return text;
  return text.replace(mark, decimal);
}

/**
 * Where in `edited` there are group marks that the field wrote with `number`: between other digits they would mean something
 * else. `selected` is what the edit took the place of, which is no longer the field's.
 */
export function ownGroupsIn(
  edited: string,
  number: number,
  selected: readonly [start: number, end: number],
  { parts }: Notation,
): number[] {
  const written = parts(number);
  const own = written.map(({ value }) => value).join('');
  const least = Math.min(own.length, edited.length);
  let before = 0;
  while (before < Math.min(least, selected[0]) && own[before] === edited[before]) before += 1;
  let after = 0;
  while (after < Math.min(least - before, own.length - selected[1]) && own.at(-after - 1) === edited.at(-after - 1))
    after += 1;
  let end = 0;
  return written.flatMap(({ type, value }) => {
    const start = end;
    end += value.length;
    if (type !== 'group') return [];
    if (end <= before) return [start];
    return start >= own.length - after ? [start + edited.length - own.length] : [];
  });
}
