import { useEffect, useRef } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { SiteConfig } from '@livery/api/generated/types';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useStorage } from '#shared/services.js';
import type { CountVisit } from './analytics.js';

async function start(...args: [site: SiteConfig, queries: QueryClient, pattern: string]): Promise<CountVisit> {
  const { startAnalytics } = await import('./analytics.js');
  return startAnalytics(...args);
}

/**
 * Counts the visits of screens where the site has analytics; `pattern` is that of the screen. Its code comes after the
 * first paint, and not while one acts for somebody else.
 */
export function useAnalytics(pattern: string | undefined): void {
  const site = useSiteConfig();
  const queries = useQueryClient();
  const storage = useStorage();
  const starting = useRef<Promise<CountVisit> | undefined>(undefined);
  useEffect(() => {
    if (!site.analytics || pattern === undefined || storage.impersonation.get()) return;
    const counting = starting.current ?? start(site, queries, pattern);
    starting.current = counting;
    counting.then((count) => count(pattern)).catch(() => undefined);
  }, [site, queries, storage, pattern]);
}
