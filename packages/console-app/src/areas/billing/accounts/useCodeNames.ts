import { useMemo } from 'react';
import { useLocale } from '#shared/useLocale.js';
import { countryCodes, languageCodes } from './codes.js';

interface CodeOption {
  id: string;
  label: string;
}

/** The name of a code in the language of the page; undefined for what is no code, or one that nobody knows. */
function nameOf(names: Intl.DisplayNames, code: string | null | undefined): string | undefined {
  try {
    const text = code?.trim() ?? '';
    return text === '' ? undefined : names.of(names.resolvedOptions().type === 'region' ? text.toUpperCase() : text);
  } catch {
    return undefined;
  }
}

/** Codes by their names, in the order of the alphabet; a code without a name is left out. */
function optionsOf(codes: readonly string[], names: Intl.DisplayNames, locale: string): CodeOption[] {
  const { compare } = new Intl.Collator(locale);
  return codes
    .flatMap((id) => {
      const name = nameOf(names, id);
      return name === undefined ? [] : [{ id, label: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) }];
    })
    .toSorted((a, b) => compare(a.label, b.label));
}

/** Names countries (ISO 3166-1) and languages (ISO 639) by their codes, and offers them to choose from. */
export function useCodeNames() {
  const locale = useLocale();
  return useMemo(() => {
    const regions = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    const languages = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    return {
      countryName: (code: string | null | undefined) => nameOf(regions, code),
      languageName: (code: string | null | undefined) => nameOf(languages, code),
      countries: optionsOf(countryCodes, regions, locale),
      languages: optionsOf(languageCodes, languages, locale),
    };
  }, [locale]);
}

/** The options, and first a code that is not among them, as it came. */
export function withCode(options: readonly CodeOption[], code: string, name: string | undefined): CodeOption[] {
  if (code === '' || options.some(({ id }) => id === code)) return [...options];
  return [{ id: code, label: name ?? code }, ...options];
}
