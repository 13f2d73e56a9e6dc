import { describe, expect, it } from 'vitest';
import { ForbiddenError, NetworkError } from '../errors.js';
import { partSizeOf, persist } from './parts.js';

const megabyte = 2 ** 20;

describe('the size of parts', () => {
  it.each([
    [17 * megabyte, 8 * megabyte],
    [80_000 * megabyte, 8 * megabyte],
    [5 * 2 ** 40, 525 * megabyte],
  ])('of %d bytes is %d: never more than 10,000', (size, part) => {
    expect(partSizeOf(size, 8 * megabyte)).toBe(part);
    expect(Math.ceil(size / part)).toBeLessThanOrEqual(10_000);
  });
});

describe('a part', () => {
  const sending = (error: Error) => {
    const waits: number[] = [];
    let sent = 0;
    const abort = new AbortController();
    const send = () => {
      sent += 1;
      return Promise.reject(error);
    };
    const wait = (ms: number) => Promise.resolve(void waits.push(ms));
    const work = () => persist(send, { signal: abort.signal, wait });
    return { work, abort, waits, sent: () => sent };
  };

  it('is sent four times, later each time, when the connection fails', async () => {
    const { work, waits, sent } = sending(new NetworkError());
    await expect(work()).rejects.toThrow(NetworkError);
    expect([sent(), waits]).toEqual([4, [1000, 2000, 4000]]);
  });

  it('is sent once when it is refused, or nobody wants it any more', async () => {
    const refused = sending(new ForbiddenError('No', '', { status: 403 }));
    await expect(refused.work()).rejects.toThrow('No');
    const ended = sending(new NetworkError());
    ended.abort.abort();
    await expect(ended.work()).rejects.toThrow(NetworkError);
    expect([refused.sent(), ended.sent()]).toEqual([1, 1]);
  });
});
