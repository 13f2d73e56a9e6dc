import { useMemo } from 'react';
import { useLocale } from '#shared/useLocale.js';

/** The name of a code in the language of the page; undefined for what is no code, or one that nobody knows. */
function nameOf(names: Intl.DisplayNames, code: string | null | undefined): string | undefined {
  try {
    const text = code?.trim() ?? '';
    return text === '' ? undefined : names.of(names.resolvedOptions().type === 'region' ? text.toUpperCase() : text);
  } catch {
    return undefined;
  }
}

/** Names countries (ISO 3166-1) and languages (ISO 639) by their codes. */
export function useCodeNames() {
  const locale = useLocale();
  return useMemo(() => {
    const regions = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    const languages = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' });
    return {
      countryName: (code: string | null | undefined) => nameOf(regions, code),
      languageName: (code: string | null | undefined) => nameOf(languages, code),
    };
  }, [locale]);
}
