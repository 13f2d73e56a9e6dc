import { use, useEffect, type ReactNode } from 'react';
import { I18nProvider, useLingui } from '@lingui/react';
import { MessagesProvider } from '@livery/ui';
import { componentMessagesOf, i18n, localeOf, type Language } from '#i18n/i18n.js';
import { followSystemMode, ThemeProvider } from '#shared/appearance.js';
import { useEnvironment } from '#shared/environment.js';
import { followSession } from '#shared/session.js';
import { SiteConfigProvider } from '#shared/siteConfig.js';
import type { BootstrapData } from './bootstrap.js';

interface AppProvidersProps {
  data: Promise<BootstrapData>;
  children: ReactNode;
}

/** Gives every screen below it the configuration, the messages and the theme; suspends until they are loaded. */
export function AppProviders({ data, children }: AppProvidersProps) {
  const { config, theme } = use(data);
  const environment = useEnvironment();
  useEffect(() => followSystemMode(), []);
  useEffect(() => followSession(environment), [environment]);
  return (
    <I18nProvider i18n={i18n}>
      <ComponentMessagesProvider>
        <SiteConfigProvider value={config}>
          <ThemeProvider value={theme}>{children}</ThemeProvider>
        </SiteConfigProvider>
      </ComponentMessagesProvider>
    </I18nProvider>
  );
}

/** Puts the components of the library into the language in force. */
function ComponentMessagesProvider({ children }: { children: ReactNode }) {
  const language = useLingui().i18n.locale as Language;
  return (
    <MessagesProvider locale={localeOf(language)} messages={componentMessagesOf(language)}>
      {children}
    </MessagesProvider>
  );
}
