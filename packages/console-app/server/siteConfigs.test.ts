import type { SiteConfig } from '@livery/api/generated/types';
import { expect, it, vi } from 'vitest';
import type { RequestHandler } from './requestHandler.js';
import { cachedConfig, siteConfigOf } from './siteConfigs.js';

const config = (siteTheme: string) => ({ siteTheme }) as SiteConfig;

/** A cache whose API and clock the test turns. */
function setUp() {
  const ask = vi.fn<() => Promise<SiteConfig | undefined>>();
  let time = 0;
  const onFailure = vi.fn<(reason: string) => void>();
  const cached = cachedConfig(ask, { patience: 20, fresh: 1000, pause: 100, now: () => time, onFailure });
  const theme = async () => (await cached.get())?.siteTheme;
  return { ask, cached, theme, onFailure, pass: (ms: number) => (time += ms) };
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

it('tells once in a row why there is none, an API that takes too long included', async () => {
  const { ask, theme, onFailure, pass } = setUp();
  const hanging: RequestHandler = ({ signal }) =>
    new Promise((_, failed) => {
      signal.addEventListener('abort', () => failed(signal.reason));
    });
  ask.mockImplementation(() => siteConfigOf(hanging, { limit: 1 }));
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await theme();
      pass(1001);
    }
  };
  await fail(2);
  expect(onFailure.mock.calls).toEqual([[expect.stringContaining('timeout')]]);
  ask.mockResolvedValueOnce(config('metal'));
  await theme();
  pass(1001);
  ask.mockResolvedValue(undefined);
  await fail(2);
  expect(onFailure.mock.calls).toHaveLength(2);
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

it('has for the next page what comes after a page has waited in vain, and lets no other page wait for it', async () => {
  vi.useFakeTimers();
  const { ask, cached, theme, pass } = setUp();
  let answer: (late: SiteConfig) => void = () => undefined;
  ask.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const waiting = theme();
  await vi.advanceTimersByTimeAsync(20);
  expect(await waiting).toBeUndefined();
  pass(500);
  // The clock stands: nothing is waited for.
  expect(await theme()).toBeUndefined();
  vi.useRealTimers();
  answer(config('metal'));
  await vi.waitFor(async () => expect(await theme()).toBe('metal'));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(cached.failures()).toBe(0);
});

it('an API has as long as it is given', async () => {
  const slow = async ({ signal }: Request) => {
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    signal.throwIfAborted();
    return Response.json({ siteTheme: 'metal' });
  };
  await expect(siteConfigOf(slow, { limit: 1 })).rejects.toThrow('timeout');
  expect(await siteConfigOf(slow, { host: 'metal.example', limit: 5000 })).toMatchObject({ siteTheme: 'metal' });
});
