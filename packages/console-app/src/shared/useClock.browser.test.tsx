import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../testing/renderHook.js';
import { openPage } from '../testing/services.js';
import { useClock } from './useClock.js';

const start = Date.UTC(2026, 4, 20, 9, 30);
function pass(seconds: number): void {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
}

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

it('renews the time for all that follow it with one timer, which ends with the last', () => {
  const services = openPage();
  const one = renderHook(() => useClock(true), undefined, services);
  const other = renderHook(() => useClock(true), undefined, services);
  expect(vi.getTimerCount()).toBe(1);
  pass(5);
  expect(one.current()).toBe(start + 5000);
  expect(other.current()).toBe(start + 5000);
  one.unmount();
  expect(vi.getTimerCount()).toBe(1);
  other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('stands while it does not run, and is right from the moment it does', () => {
  const clock = renderHook(() => {
    const [running, run] = useState(false);
    return { now: useClock(running), run };
  });
  pass(60);
  expect(clock.current().now).toBe(start);
  act(() => clock.current().run(true));
  expect(clock.current().now).toBe(start + 60_000);
});
