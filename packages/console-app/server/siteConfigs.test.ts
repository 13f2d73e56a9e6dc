import type { SiteConfig } from '@livery/api/generated/types';
import { expect, it, vi } from 'vitest';
import { cachedConfig } from './siteConfigs.js';

const config = (siteTheme: string) => ({ siteTheme }) as SiteConfig;

/** A cache whose API and clock the test turns. */
function setUp() {
  const ask = vi.fn<() => Promise<SiteConfig | undefined>>();
  let time = 0;
  const cached = cachedConfig(ask, { fresh: 1000, pause: 100, now: () => time });
  const theme = async () => (await cached.get())?.siteTheme;
  return { ask, cached, theme, pass: (ms: number) => (time += ms) };
}

it('asks once for all pages that wait, and not again while the answer is fresh', async () => {
  const { ask, theme } = setUp();
  ask.mockResolvedValue(config('metal'));
  expect(await Promise.all([theme(), theme(), theme()])).toEqual(['metal', 'metal', 'metal']);
  expect(await theme()).toBe('metal');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('gives what is old at once while it asks, and what is new from then on', async () => {
  const { ask, theme, pass } = setUp();
  ask.mockResolvedValueOnce(config('metal'));
  await theme();
  pass(1001);
  ask.mockResolvedValueOnce(config('reef'));
  expect(await theme()).toBe('metal');
  await vi.waitFor(async () => expect(await theme()).toBe('reef'));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps the last configuration while the API is down, however long that is', async () => {
  const { ask, cached, theme, pass } = setUp();
  ask.mockResolvedValueOnce(config('metal')).mockRejectedValue(new Error('down'));
  await theme();
  for (let hour = 0; hour < 3; hour += 1) {
    pass(3_600_000);
    expect(await theme()).toBe('metal');
  }
  expect(cached.failures()).toBeGreaterThan(0);
  expect(cached.heardAt()).toBe(0);
});

it('lets no page wait for an API that has just failed', async () => {
  const { ask, theme, pass } = setUp();
  ask.mockResolvedValue(undefined);
  expect(await theme()).toBeUndefined();
  expect(await theme()).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
  pass(101);
  ask.mockResolvedValue(config('metal'));
  expect(await theme()).toBe('metal');
});
