import { createContext, useContext } from 'react';
import type { Api } from '@livery/api/client';
import { firstLoad } from '@livery/api/client/shapeCheck';
import { retryDelay, shouldRetry } from '@livery/api/errors';
import type { SiteConfig } from '@livery/api/generated/types';
import { usableSiteConfig } from './siteConfigShape.js';
import { storage } from './storage.js';

/** The cached configuration expires after one day (A 9). */
const day = 24 * 60 * 60 * 1000;

const SiteConfigContext = createContext<SiteConfig | undefined>(undefined);
export const SiteConfigProvider = SiteConfigContext.Provider;

/** The site's configuration. Throws outside of the signed-in or login screens, which always have one. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext);
  if (!config) throw new Error('useSiteConfig outside of SiteConfigProvider');
  return config;
}

/** The configuration kept from an earlier visit, while it is younger than a day. */
export function cachedSiteConfig(now = Date.now()): SiteConfig | undefined {
  const cached = storage.uiConfig.get();
  return cached && now - cached.at < day ? usableSiteConfig(cached.value).config : undefined;
}

/** The rules are no part of a page's first load: nobody waits for them. */
async function checkWhenIdle(config: SiteConfig): Promise<void> {
  await firstLoad();
  const { reportWrongSiteConfig } = await import('./siteConfigRules.js');
  reportWrongSiteConfig(config);
}

/** Asks the server, again as every read is (A 9), and keeps an answer that is fit to be kept. */
export async function fetchSiteConfig(api: Api, failures = 0): Promise<SiteConfig> {
  try {
    const { data } = await api.GET('/config/ui/config');
    const { config, isWhole } = usableSiteConfig(data);
    void checkWhenIdle(config).catch(() => undefined);
    if (isWhole) storage.uiConfig.set({ at: Date.now(), value: config });
    return config;
  } catch (error) {
    if (!shouldRetry(failures, error)) throw error;
    await new Promise((done) => {
      setTimeout(done, retryDelay(failures));
    });
    return fetchSiteConfig(api, failures + 1);
  }
}
