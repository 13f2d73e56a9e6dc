import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '../messages/locale.js';

/**
 * Tells react-aria the locale. Not around the whole application, where its provider would be code of the first page, but
 * around what is built on it, all of which is fetched on demand.
 */
export function LocaleForReactAria({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale()}>{children}</I18nProvider>;
}
