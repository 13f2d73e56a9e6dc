import { parsedResponse } from '@livery/api/client/schema';
import { getUiConfig } from '@livery/api/generated/operations/config';
import type { SiteConfig } from '@livery/api/generated/types';
import type { RequestHandler, RequestFacts } from './requestHandler.js';

/** A page does not wait longer for its configuration, in ms: it comes without vendors and finds its theme by itself then. */
const configPatience = 2000;

interface SiteConfigOptions {
  /** That of the console. */
  host?: string;
  /** For how long the API has time to answer, in ms. By default as long as a page waits. */
  limit?: number;
}

/** The site's configuration as its API tells it; undefined where it answers none. */
export async function siteConfigOf(
  api: RequestHandler,
  { host, limit = configPatience }: SiteConfigOptions = {},
): Promise<SiteConfig | undefined> {
  const signal = AbortSignal.timeout(limit);
  const request = new Request('http://localhost/v1/config/ui/config', { signal });
  const facts: RequestFacts | undefined =
    host === undefined ? undefined : { id: crypto.randomUUID(), host, forwardedFor: '', isSecure: true };
  const response = await api(request, facts ? { facts } : undefined);
  if (!response.ok) return undefined;
  return parsedResponse(getUiConfig.response ?? 'object', await response.json()).value as SiteConfig;
}

interface CachedConfigOptions {
  /** For how long pages wait for a configuration that is asked for, in ms. What comes later is there for the next page. */
  patience?: number;
  /** For how long a configuration is used without asking again, in ms. */
  fresh?: number;
  /** For how long an API that did not answer is not asked again while a page would have to wait for it, in ms. */
  pause?: number;
  now?: () => number;
  /** Called at the first failure in a row. */
  onFailure?: (reason: string) => void;
}

export interface CachedConfig {
  /** The configuration as it was last heard, waited for only where there is none yet. */
  get: () => Promise<SiteConfig | undefined>;
  /** When it was last heard, in ms since 1970; undefined where it never was. */
  heardAt: () => number | undefined;
  /** How often it was asked for in vain. */
  failures: () => number;
}

/** Resolves when something is done, or the time is over. */
const within = (done: Promise<void>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void done.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Keeps a site's configuration. One that is older than `fresh` is still given at once, while the API is asked behind it: a
 * page waits for the API once, and an API that is down takes nothing away. Asks once at a time.
 */
export function cachedConfig(
  ask: () => Promise<SiteConfig | undefined>,
  { patience = configPatience, fresh = 30_000, pause = 5000, now = Date.now, onFailure }: CachedConfigOptions = {},
): CachedConfig {
  let config: SiteConfig | undefined;
  let heardAt: number | undefined;
  let failedAt: number | undefined;
  let failures = 0;
  let isAsking = false;
  /** Over when what was last asked for is there, or nobody waits for it any longer. */
  let waiting: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    isAsking = true;
    let reason = 'its answer is none';
    const answer = await ask().catch((thrown: unknown) => {
      reason = thrown instanceof Error ? thrown.message : String(thrown);
      return undefined;
    });
    isAsking = false;
    if (answer) {
      config = answer;
      heardAt = now();
      failedAt = undefined;
    } else {
      if (failedAt === undefined) onFailure?.(reason);
      failedAt = now();
      failures += 1;
    }
  }

  return {
    async get() {
      const isFresh = heardAt !== undefined && now() - heardAt < fresh;
      const isPaused = failedAt !== undefined && now() - failedAt < pause;
      if (!isFresh && !isPaused && !isAsking) waiting = within(refresh(), patience);
      if (!config) await waiting;
      return config;
    },
    heardAt: () => heardAt,
    failures: () => failures,
  };
}
