import { useMemo, useState } from 'react';
import { useLocale } from '../../messages/locale.js';
import type { SelectOption } from '../OptionList/options.js';

/** The name of a code in a language; undefined for what is no code, or one that nobody knows. */
function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}

/**
 * Codes as options, by their names in the page's language and in its alphabet; one without a name is shown as it is.
 * `current` is offered too, first, where it is not among the codes: a value that once came is never lost by choosing another.
 */
export function useCodeOptions(
  codes: readonly string[],
  type: 'region' | 'currency' | 'language',
  current: string | null | undefined,
): readonly SelectOption[] {
  const locale = useLocale();
  const [others, setOthers] = useState<readonly string[]>([]);
  if (current && !codes.includes(current) && !others.includes(current)) setOthers([...others, current]);
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type, fallback: 'none' });
    const optionOf = (id: string): SelectOption => {
      const name = nameOf(names, id);
      const label = name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
      if (type === 'currency') return { id, label: label === undefined ? id : `${id} – ${label}` };
      return { id, label: label ?? id };
    };
    const { compare } = new Intl.Collator(locale);
    const options = codes.map(optionOf).toSorted((a, b) => compare(a.label, b.label));
    return [...others.filter((code) => !codes.includes(code)).map(optionOf), ...options];
  }, [codes, others, locale, type]);
}
