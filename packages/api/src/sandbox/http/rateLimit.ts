import * as z from 'zod/mini';

const hour = 60 * 60 * 1000;

/** How many calls an API key may make in a window of time that begins with its first one. */
export const zRateLimit = z.object({
  requests: z.int().check(z.gte(1), z.lte(1_000_000)),
  per_ms: z.int().check(z.gte(1), z.lte(hour)),
});

export type RateLimit = z.infer<typeof zRateLimit>;

interface Window {
  began: number;
  calls: number;
}

/** Keys whose windows are remembered at most. */
const maxKeys = 1000;

export interface RateLimiter {
  /** Counts a call of a key; gives in how many ms the next one is let through when this one is not. */
  count(key: string, limit: RateLimit, now: number): number | undefined;
}

/** Counts in memory: a restart begins with a new window for everybody. */
export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>();

  function windowOf(key: string, { per_ms }: RateLimit, now: number): Window {
    const current = windows.get(key);
    // A clock that was set back begins a new window as well.
    if (current && now >= current.began && now < current.began + per_ms) return current;
    if (windows.size >= maxKeys) windows.clear();
    const next = { began: now, calls: 0 };
    windows.set(key, next);
    return next;
  }

  return {
    count(key, limit, now) {
      const window = windowOf(key, limit, now);
      if (window.calls >= limit.requests) return window.began + limit.per_ms - now;
      window.calls += 1;
      return undefined;
    },
  };
}
