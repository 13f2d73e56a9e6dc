import { use, useEffect, type ReactNode } from 'react';
import { I18nProvider, useLingui } from '@lingui/react';
import { MessagesProvider } from '@livery/ui';
import type { Theme } from '@livery/ui/themes';
import type { SiteConfig } from '@livery/api/generated/types';
import { activate, chooseLanguage, componentMessagesOf, i18n, localeOf, type Language } from '#i18n/i18n.js';
import { chooseTheme, followSystemMode, showTheme, ThemeProvider } from '#shared/appearance.js';
import { createServer } from '#shared/server.js';
import { cachedSiteConfig, fetchSiteConfig, SiteConfigProvider } from '#shared/siteConfig.js';
import { onSessionChangedElsewhere } from '#shared/storage.js';

interface Beginning {
  config: SiteConfig;
  theme: Theme;
}

/** What every screen needs before its first frame: configuration, language and theme. */
async function begin(): Promise<Beginning> {
  const config = cachedSiteConfig() ?? (await fetchSiteConfig(createServer()));
  const [, theme] = await Promise.all([
    activate(chooseLanguage(config.siteLocale)),
    showTheme(chooseTheme(config.siteTheme)),
  ]);
  return { config, theme };
}

let beginning: Promise<Beginning> | undefined;

/** Gives every screen below it the configuration, the words and the theme; suspends until they are there. */
export function Start({ children }: { children: ReactNode }) {
  beginning ??= begin();
  const { config, theme } = use(beginning);
  useEffect(() => followSystemMode(), []);
  useEffect(() => onSessionChangedElsewhere(() => location.reload()), []);
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
