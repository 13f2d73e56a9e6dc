import { useLingui } from '@lingui/react';
import { languages, localeOf } from '#i18n/i18n.js';

/** The tag of the language in force, for `Intl`. */
export function useLocale(): string {
  const { locale } = useLingui().i18n;
  return localeOf(languages.find((one) => one === locale) ?? 'en');
}
