import { createContext, useContext } from 'react';
import type { Api } from '@livery/api/client';
import { retryDelay, shouldRetry } from '@livery/api/errors';
import { isRecord, usableSiteConfig } from './usableSiteConfig.js';
import type { FeatureFlags, SiteConfig } from '@livery/api/generated/types';
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

export type Feature = keyof FeatureFlags;

/** The configuration kept from an earlier visit, while it is younger than a day. */
export function cachedSiteConfig(now = Date.now()): SiteConfig | undefined {
  const cached = storage.uiConfig.get();
  return cached && now - cached.at < day ? (cached.value as SiteConfig) : undefined;
}

/** Asks the server and keeps the answer. */
export async function fetchSiteConfig(api: Api): Promise<SiteConfig> {
  const { data } = await api.GET('/config/ui/config');
  const config = data as SiteConfig;
  storage.uiConfig.set({ at: Date.now(), value: config });
  return config;
}
