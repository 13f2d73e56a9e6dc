import type { Theme } from '@livery/ui/themes';
import type { SiteConfig } from '@livery/api/generated/types';
import { activate, chooseLanguage } from '#i18n/i18n.js';
import { chooseTheme, showTheme } from '#shared/appearance.js';
import type { Page } from '#shared/page.js';
import { createServer } from '#shared/server.js';
import { cachedSiteConfig, fetchSiteConfig } from '#shared/siteConfig.js';

export interface Beginning {
  config: SiteConfig;
  theme: Theme;
}

/** What every screen needs before its first frame: configuration, language and theme. */
export async function begin(page: Page): Promise<Beginning> {
  const config = cachedSiteConfig() ?? (await fetchSiteConfig(createServer(page)));
  const [, theme] = await Promise.all([
    activate(chooseLanguage(config.siteLocale)),
    showTheme(chooseTheme(page, config.siteTheme)),
  ]);
  return { config, theme };
}
