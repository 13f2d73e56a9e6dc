import { use, useEffect, type ReactNode } from 'react';
import { I18nProvider, useLingui } from '@lingui/react';
import { MessagesProvider } from '@livery/ui';
import type { SiteConfig } from '@livery/api/generated/types';
import { componentMessagesOf, i18n, localeOf, type Language } from '#i18n/i18n.js';
import { followMode, ThemeProvider } from '#shared/appearance.js';
import { useServices, type Services } from '#shared/services.js';
import { SiteConfigProvider } from '#shared/siteConfig.js';
import type { BootstrapData } from './bootstrap.js';

interface AppProvidersProps {
  data: Promise<BootstrapData>;
  children: ReactNode;
}

/** Gives every screen below it the configuration, the messages and the theme; suspends until they are loaded. */
export function AppProviders({ data, children }: AppProvidersProps) {
  const { config, theme } = use(data);
  const services = useServices();
  useEffect(() => followMode(services.storage), [services]);
  useEffect(() => services.session.follow(), [services]);
  useEffect(() => reportToVendor(services, config.errorReporting), [services, config]);
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

/** Loads the client of the vendor that errors are reported to, after the page has been painted; reports wait for it. */
function reportToVendor({ session }: Services, vendor: SiteConfig['errorReporting']): (() => void) | undefined {
  if (!vendor) return undefined;
  const timer = setTimeout(() => {
    import('#integrations/error-reporting/vendor.js')
      .then(({ startVendor }) => startVendor({ ...vendor, user: session.user }))
      .catch(() => undefined);
  }, 0);
  return () => clearTimeout(timer);
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
