import { expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.js';

test('code is fetched once, and is there synchronously from then on', async () => {
  const fetchCode = vi.fn<() => Promise<string>>().mockResolvedValue('code');
  const source = onDemand(fetchCode);
  expect(source.loaded).toBeUndefined();
  source.preload();
  await expect(source.load()).resolves.toBe('code');
  await source.load();
  expect(fetchCode).toHaveBeenCalledOnce();
  expect(source.loaded).toBe('code');
});

test('after a failure the next call tries again', async () => {
  const fetchCode = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('code');
  const source = onDemand(fetchCode);
  await expect(source.load()).rejects.toThrow('offline');
  await expect(source.load()).resolves.toBe('code');
  expect(fetchCode).toHaveBeenCalledTimes(2);
});

test('preloading does not report a failure', async () => {
  const source = onDemand(() => Promise.reject(new Error('offline')));
  source.preload();
  await expect(source.load()).rejects.toThrow('offline');
  expect(source.loaded).toBeUndefined();
});
