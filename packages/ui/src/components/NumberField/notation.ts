/** The signs of a notation between the digits of a number. */
export interface Marks {
  decimal: string;
  /** None where numbers are written without grouping. */
  group: string | undefined;
}

/** The marks of a field's notation; `undefined` where it takes whole numbers only. */
export function marksOf(locale: string, options: Intl.NumberFormatOptions = {}): Marks | undefined {
  const { maximumFractionDigits, useGrouping } = new Intl.NumberFormat(locale, options).resolvedOptions();
  if (maximumFractionDigits === 0) return undefined;
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(10_000.1);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  const decimal = valueOf('decimal');
  if (decimal !== '.' && decimal !== ',') return undefined;
  return { decimal, group: useGrouping ? valueOf('group') : undefined };
}

/** Not the point of an abbreviated unit. */
const betweenDigits = /(?<=\d)[.,]|[.,](?=\d)/g;

/** Three digits after the mark, and before it one to three that begin with no zero. */
const oneGroup = /(?<!\d)[1-9]\d{0,2}[.,]\d{3}(?!\d)/;

/** Which of `.` and `,` the text uses as its decimal mark and which as its group mark. */
function usedIn(text: string, { group }: Marks): { decimal?: string | undefined; group?: string | undefined } {
  const found = text.match(betweenDigits) ?? [];
  const last = found.at(-1);
  const other = last === '.' ? ',' : '.';
  const count = found.filter((mark) => mark === last).length;
  if (count < found.length) return count === 1 ? { decimal: last, group: other } : {};
  if (count > 1) return { group: last };
  return last === group && oneGroup.test(text) ? { group: last } : { decimal: last };
}

/**
 * A number written with either `.` or `,` as its decimal mark, with the marks of the field's own notation: "1.5" is
 * "1,5" in Estonian. A single mark is the decimal one, but for the notation's own group mark before exactly three
 * digits: "1,024" is a thousand in English. What can be no number is left as it is.
 */
export function inNotation(text: string, marks: Marks): string {
  const used = usedIn(text, marks);
  return text.replace(betweenDigits, (mark) => {
    if (mark === used.decimal) return marks.decimal;
    return mark === used.group && mark !== marks.group ? '' : mark;
  });
}

/** The number that a text in the field's own notation says; NaN for none. */
export function numberIn(text: string, marks: Marks): number {
  const plain = Array.from(text.trim().replace('−', '-'), (sign) => {
    if (sign === marks.decimal) return '.';
    return /[\d+-]/.test(sign) ? sign : '';
  }).join('');
  return plain === '' ? Number.NaN : Number(plain);
}
