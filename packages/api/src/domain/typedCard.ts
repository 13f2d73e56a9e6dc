import type { Issue } from './issue.js';

/** Whether the digits of a card number add up as all card numbers do (Luhn). */
function addsUp(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.at(-1 - index));
    const doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += index % 2 === 1 ? doubled : digit;
  }
  return sum % 10 === 0;
}

/** What is wrong with a card number as it is typed, spaces and dashes included. */
export function checkCardNumber(number: string): Issue<'required' | 'card-number-invalid'>[] {
  if (number.trim() === '') return [{ code: 'required' }];
  const digits = number.replaceAll(/[\s-]/g, '');
  return /^\d{12,19}$/.test(digits) && addsUp(digits) ? [] : [{ code: 'card-number-invalid' }];
}

/** What is wrong with a security code. */
export const checkCardCode = (code: string): Issue<'card-code-invalid'>[] =>
  /^\d{3,4}$/.test(code.trim()) ? [] : [{ code: 'card-code-invalid' }];

interface Expiry {
  /** 1 to 12. */
  month?: number;
  /** Four digits. */
  year?: number;
  issues: Issue<'card-expiry-invalid' | 'card-expired-date'>[];
}

/** Reads the expiry of a card as it is typed, `09/28` or `9/2028`, at a time in ms since 1970. */
export function readExpiry(text: string, now: number): Expiry {
  const [, mm, yy = ''] = /^\s*(\d{1,2})\s*[/\-. ]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const month = Number(mm);
  if (!(month >= 1 && month <= 12)) return { issues: [{ code: 'card-expiry-invalid' }] };
  const year = yy.length === 2 ? 2000 + Number(yy) : Number(yy);
  return { month, year, issues: Date.UTC(year, month) <= now ? [{ code: 'card-expired-date' }] : [] };
}
