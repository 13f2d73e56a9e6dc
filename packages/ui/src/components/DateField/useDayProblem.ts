import * as english from '../../messages/enOnDemand.js';
import { useLocale } from '../../messages/locale.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';

/** What was in a field of a day when it was left. */
export interface LeftDay {
  value: string;
  /** Some parts of the date are there, or they make no date. */
  isIncomplete: boolean;
}

/** Reads what is in a field of a day. */
export const leftDay = ({ value, validity }: HTMLInputElement): LeftDay => ({ value, isIncomplete: validity.badInput });

/** The first and the last day that can be chosen, `YYYY-MM-DD`. */
interface Limits {
  min?: string | undefined;
  max?: string | undefined;
}

/** What is wrong with a day; undefined for one that the field takes, and for none. */
export function useDayProblem({ min, max }: Limits): (left: LeftDay) => string | undefined {
  const messages = useOnDemandMessages('dateField', english.dateField);
  const locale = useLocale();
  const format = (day: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return ({ value, isIncomplete }) => {
    if (isIncomplete) return messages.incomplete;
    if (value === '') return undefined;
    if (min !== undefined && value < min) return messages.notBefore(format(min));
    if (max !== undefined && value > max) return messages.notAfter(format(max));
    return undefined;
  };
}
