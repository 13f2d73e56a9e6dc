import { describe, expect, it } from 'vitest';
import { QueryClient } from '@tanstack/query-core';
import { apiOf, bindApi, createClient, createQueryClient } from '../client.js';
import {
  BadGatewayError,
  ConnectionError,
  GeneralError,
  NetworkError,
  retryDelay,
  shouldRetry,
  TimeoutError,
} from '../errors.js';

describe('retries of reads', () => {
  it.each([
    { name: 'a connection error', failures: 0, error: new ConnectionError(), again: true },
    { name: 'a failed fetch, the third time', failures: 2, error: new NetworkError(), again: true },
    { name: 'a failed fetch, the fourth time', failures: 3, error: new NetworkError(), again: false },
    { name: 'status 502', failures: 0, error: new GeneralError('x', {}, { status: 502 }), again: true },
    {
      name: 'a page of a gateway',
      failures: 0,
      error: new BadGatewayError('x', '<html>', { status: 502 }),
      again: true,
    },
    { name: 'status 503', failures: 0, error: new GeneralError('x', {}, { status: 503 }), again: false },
    { name: 'a timeout', failures: 0, error: new TimeoutError('x', {}, { status: 504 }), again: false },
    { name: 'a refusal', failures: 0, error: new GeneralError('x', {}, { status: 400 }), again: false },
    { name: 'a mistake in our own code', failures: 0, error: new TypeError('x is undefined'), again: false },
  ])('$name: $again', ({ failures, error, again }) => {
    expect(shouldRetry(failures, error)).toBe(again);
  });

  it('wait a second, doubling, 30 seconds at most', () => {
    expect([0, 1, 2, 3, 4, 5, 12].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('are the cache’s rule, and changes are never repeated', async () => {
    const queryClient = createQueryClient();
    let calls = 0;
    const mutation = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => {
        calls += 1;
        return Promise.reject(new NetworkError());
      },
    });
    await expect(mutation.execute(undefined)).rejects.toThrow('Failed to connect to server');
    expect(calls).toBe(1);
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      retry: shouldRetry,
      retryDelay,
      staleTime: 60_000,
      gcTime: 600_000,
    });
  });
});

describe('binding', () => {
  it('gives each cache its own server', () => {
    const one = createQueryClient();
    const api = createClient({ origin: 'https://site.test', credentials: () => ({}) });
    bindApi(one, api);
    expect(apiOf(one)).toBe(api);
    expect(() => apiOf(new QueryClient())).toThrow('bindApi');
  });
});
