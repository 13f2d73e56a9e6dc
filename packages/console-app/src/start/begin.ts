import type { Theme } from '@livery/ui/themes';
import type { SiteConfig } from '@livery/api/generated/types';
import { activate, chooseLanguage, loadCatalogue } from '#i18n/i18n.js';
import { chooseTheme, showTheme } from '#shared/appearance.js';
import type { Page } from '#shared/page.js';
import { createServer } from '#shared/server.js';
import { cachedSiteConfig, fetchSiteConfig } from '#shared/siteConfig.js';

export interface Beginning {
  config: SiteConfig;
  theme: Theme;
}

/** Fails with the same error once its words have come in the visitor's language, or cannot be had either. */
async function failInWords(error: unknown): Promise<never> {
  const language = chooseLanguage();
  await Promise.all([loadCatalogue('start', language), activate(language)]).catch(() => undefined);
  throw error;
}

/** What every screen needs before its first frame: configuration, language and theme. */
export async function begin(page: Page): Promise<Beginning> {
  const config = cachedSiteConfig() ?? (await fetchSiteConfig(createServer(page)).catch(failInWords));
  const [, theme] = await Promise.all([
    activate(chooseLanguage(config.siteLocale)),
    showTheme(chooseTheme(page, config.siteTheme)),
  ]);
  return { config, theme };
}
