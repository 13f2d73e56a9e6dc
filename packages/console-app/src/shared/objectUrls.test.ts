import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdObjectUrl, objectUrl } from './objectUrls.js';

const minute = 60_000;

let revoked: string[];
beforeEach(() => {
  revoked = [];
  vi.useFakeTimers();
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});

afterEach(() => {
  vi.advanceTimersByTime(2 * minute);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a cleanup every 60 s revokes the images that nothing has shown since the one before', () => {
  const { address, release } = holdObjectUrl(new Blob(['picture']));
  vi.advanceTimersByTime(10 * minute);
  expect(revoked).toEqual([]);
  release();
  release();
  vi.advanceTimersByTime(minute);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(minute);
  expect(revoked).toEqual([address]);
  expect(vi.getTimerCount()).toBe(0);
});

it('what is shown again within the minute keeps its address', () => {
  const picture = new Blob(['picture']);
  const first = holdObjectUrl(picture);
  first.release();
  vi.advanceTimersByTime(minute);
  const second = holdObjectUrl(picture);
  expect(second.address).toBe(first.address);
  vi.advanceTimersByTime(5 * minute);
  expect(revoked).toEqual([]);
  second.release();
});

it('a download has its address for a minute at least', () => {
  vi.advanceTimersByTime(minute - 1);
  const address = objectUrl(new Blob(['file']));
  vi.advanceTimersByTime(minute);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(minute);
  expect(revoked).toEqual([address]);
});
