import { createContext, useContext } from 'react';
import type { Api } from '@livery/api/client';
import { parsedResponse } from '@livery/api/client/schema';
import { retryDelay, shouldRetry, UnexpectedResponseError } from '@livery/api/errors';
import { getUiConfig } from '@livery/api/generated/operations/config';
import type { SiteConfig } from '@livery/api/generated/types';
import type { ConsoleStorage } from './storage.js';

/** The cached configuration expires after one day. */
const day = 24 * 60 * 60 * 1000;

/** By so much two readings of one clock may differ, in ms. */
const clockTolerance = 60_000;

const SiteConfigContext = createContext<SiteConfig | undefined>(undefined);
export const SiteConfigProvider = SiteConfigContext.Provider;

/** The site's configuration. Throws outside of the signed-in or login screens, which always have one. */
export function useSiteConfig(): SiteConfig {
  const config = useContext(SiteConfigContext);
  if (!config) throw new Error('No SiteConfigProvider');
  return config;
}

/** The site's configuration, where it is already known. */
export const useSiteConfigIfKnown = (): SiteConfig | undefined => useContext(SiteConfigContext);

/** What stands for a site without a name. */
const defaultName = 'Console';

const named = (config: SiteConfig): SiteConfig => (config.siteName ? config : { ...config, siteName: defaultName });

const fitted = (value: unknown) => parsedResponse(getUiConfig.response ?? 'object', value);

/** The configuration kept from an earlier visit, while it is younger than a day and fits the contract. */
export function cachedSiteConfig(storage: ConsoleStorage, now = Date.now()): SiteConfig | undefined {
  const cached = storage.uiConfig.get();
  if (!cached) return undefined;
  const age = now - cached.at;
  // Of a time to come, a clock was set back since: nobody knows how old it is.
  if (age >= day || age < -clockTolerance) return undefined;
  const { value, isComplete } = fitted(cached.value);
  return isComplete ? named(value as SiteConfig) : undefined;
}

/**
 * Asks the server, again as every read is, and keeps a response that is fit to be kept. No response may blank a page: for one
 * of another kind stands a configuration with nothing in it (specification: account and billing, section 5).
 */
export async function fetchSiteConfig(api: Api, storage: ConsoleStorage, failures = 0): Promise<SiteConfig> {
  let isComplete = true;
  const onCoerce = (): void => {
    isComplete = false;
  };
  try {
    const config = await api.read(getUiConfig, {}, { onCoerce }).catch((error: unknown) => {
      if (!(error instanceof UnexpectedResponseError)) throw error;
      onCoerce();
      return fitted({}).value as SiteConfig;
    });
    if (isComplete) storage.uiConfig.set({ at: Date.now(), value: config });
    return named(config);
  } catch (error) {
    if (!shouldRetry(failures, error)) throw error;
    await new Promise((done) => {
      setTimeout(done, retryDelay(failures));
    });
    return fetchSiteConfig(api, storage, failures + 1);
  }
}
