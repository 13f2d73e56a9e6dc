import { useLingui } from '@lingui/react';
import { localeOf, type Language } from '#i18n/i18n.js';

/** The tag for `Intl` of the language in force. */
export function useLocale(): string {
  const { i18n } = useLingui();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `activate` sets it, to a Language
  return localeOf(i18n.locale as Language);
}
