import type { Theme } from '@livery/ui/themes';
import type { SiteConfig } from '@livery/api/generated/types';
import { activate, chooseLanguage } from '#i18n/i18n.js';
import { themeScriptsOf } from '#integrations/theme-scripts/brandScripts.js';
import { chooseTheme, showTheme } from '#shared/appearance.js';
import { createServer } from '#shared/server.js';
import type { Services } from '#shared/services.js';
import { cachedSiteConfig, fetchSiteConfig } from '#shared/siteConfig.js';
import type { ConsoleStorage } from '#shared/storage.js';

/** What every screen needs before its first frame, beside the messages. */
export interface BootstrapData {
  config: SiteConfig;
  theme: Theme;
}

const languageOf = (storage: ConsoleStorage, siteLocale?: string) => chooseLanguage(storage.language.get(), siteLocale);

/** Throws the error again, once the messages to tell it in are there or cannot be had either. */
async function rethrowWithMessages(storage: ConsoleStorage, error: unknown): Promise<never> {
  await activate(languageOf(storage)).catch(() => undefined);
  throw error;
}

/** Adds the scripts of the theme; resolves when the page need not wait for them any more. */
async function addThemeScripts(services: Services, config: SiteConfig, theme: string): Promise<void> {
  const scripts = themeScriptsOf(theme, config.themeScripts);
  if (scripts.length === 0) return;
  const { loadThemeScripts } = await import('#integrations/theme-scripts/loadThemeScripts.js');
  await loadThemeScripts(services, config, scripts);
}

/** Loads configuration, messages, theme and the scripts that the theme waits for. */
export async function bootstrap(services: Services): Promise<BootstrapData> {
  const { storage } = services;
  const config =
    cachedSiteConfig(storage) ??
    (await fetchSiteConfig(createServer(services), storage).catch((error: unknown) =>
      rethrowWithMessages(storage, error),
    ));
  const name = chooseTheme(services, config.siteTheme);
  const [, theme] = await Promise.all([
    activate(languageOf(storage, config.siteLocale)),
    showTheme(services, name),
    // A page whose scripts cannot be had is a page all the same.
    addThemeScripts(services, config, name).catch(() => undefined),
  ]);
  return { config, theme };
}
