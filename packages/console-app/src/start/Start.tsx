import { use, useEffect, type ReactNode } from 'react';
import { I18nProvider, useLingui } from '@lingui/react';
import { MessagesProvider } from '@livery/ui';
import { componentMessagesOf, i18n, localeOf, type Language } from '#i18n/i18n.js';
import { followSystemMode, ThemeProvider } from '#shared/appearance.js';
import { usePage } from '#shared/page.js';
import { SiteConfigProvider } from '#shared/siteConfig.js';
import { onSessionChangedElsewhere } from '#shared/storage.js';
import type { Beginning } from './begin.js';

/** Gives every screen below it the configuration, the words and the theme; suspends until they are there. */
export function Start({ beginning, children }: { beginning: Promise<Beginning>; children: ReactNode }) {
  const { config, theme } = use(beginning);
  const page = usePage();
  useEffect(() => followSystemMode(), []);
  useEffect(() => onSessionChangedElsewhere(() => page.reload()), [page]);
  return (
    <I18nProvider i18n={i18n}>
      <ComponentWords>
        <SiteConfigProvider value={config}>
          <ThemeProvider value={theme}>{children}</ThemeProvider>
        </SiteConfigProvider>
      </ComponentWords>
    </I18nProvider>
  );
}

/** Lets the components speak the language in force. */
function ComponentWords({ children }: { children: ReactNode }) {
  const language = useLingui().i18n.locale as Language;
  return (
    <MessagesProvider locale={localeOf(language)} messages={componentMessagesOf(language)}>
      {children}
    </MessagesProvider>
  );
}
