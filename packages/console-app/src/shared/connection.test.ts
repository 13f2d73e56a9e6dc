import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionError, GeneralError, NetworkError } from '@livery/api/errors';
import { openPage } from '#testing/services.js';
import { createCallFailures } from './callFailures.js';
import { createConnection } from './connection.js';
import type { Services } from './services.js';

const browser = new EventTarget();
const network = { onLine: true };
let services: Services;
let end: () => void;
let probe: ReturnType<typeof vi.fn<() => Promise<unknown>>>;

const isConnected = () => services.get(createConnection).isConnected();
const reportFailure = (error: Error) => services.get(createCallFailures).report(error, 'listVms');

function watch(needsNetwork = true): void {
  end = services.get(createConnection).watch({ probe, needsNetwork });
}

function setNetwork(onLine: boolean): void {
  network.onLine = onLine;
  browser.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  network.onLine = true;
  services = openPage();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  probe = vi.fn<() => Promise<unknown>>(() => Promise.resolve());
});

afterEach(() => {
  end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is offline as soon as the browser says so, and back when the server answers', async () => {
  watch();
  setNetwork(false);
  expect(isConnected()).toBe(false);
  expect(probe).not.toHaveBeenCalled();
  setNetwork(true);
  expect(isConnected()).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(isConnected()).toBe(true);
});

it('does not take lost answers for a lost server, which is asked once for all of them', async () => {
  watch();
  reportFailure(new NetworkError());
  reportFailure(new NetworkError());
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledOnce();
  expect(isConnected()).toBe(true);
});

it('asks nobody after an error that came from the server', () => {
  watch();
  reportFailure(new GeneralError('Hosts are away', undefined, { status: 500 }));
  expect(probe).not.toHaveBeenCalled();
});

it('knows that the server cannot be reached, and asks until it answers, whatever it answers', async () => {
  watch();
  probe.mockRejectedValueOnce(new NetworkError()).mockRejectedValueOnce(new ConnectionError());
  reportFailure(new NetworkError());
  await vi.advanceTimersByTimeAsync(0);
  expect(isConnected()).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect([isConnected(), probe.mock.calls.length]).toEqual([false, 2]);
  probe.mockRejectedValueOnce(new GeneralError('Hosts are away', undefined, { status: 500 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(isConnected()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(probe).toHaveBeenCalledTimes(3);
});

it('believes the latest question to the server, whenever an earlier one is answered', async () => {
  watch();
  const held: ((error: Error) => void)[] = [];
  probe.mockReturnValueOnce(new Promise((_, reject) => held.push(reject)));
  reportFailure(new NetworkError());
  setNetwork(false);
  setNetwork(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([isConnected(), probe.mock.calls.length]).toEqual([true, 2]);
  held[0]?.(new NetworkError());
  await vi.advanceTimersByTimeAsync(0);
  expect(isConnected()).toBe(true);
});

it('needs no network with the mock API', () => {
  watch(false);
  setNetwork(false);
  expect(isConnected()).toBe(true);
});

it('tells whoever waits for the network or the server, until they no longer wait', async () => {
  const callBack = vi.fn<() => void>();
  const stop = services.get(createConnection).onReconnect(callBack);
  watch(false);
  setNetwork(false);
  expect(callBack).not.toHaveBeenCalled();
  setNetwork(true);
  expect(callBack).toHaveBeenCalledOnce();

  callBack.mockClear();
  await vi.advanceTimersByTimeAsync(0);
  probe.mockRejectedValueOnce(new NetworkError()).mockRejectedValueOnce(new NetworkError());
  reportFailure(new NetworkError());
  await vi.advanceTimersByTimeAsync(0);
  expect(isConnected()).toBe(false);
  expect(callBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callBack).toHaveBeenCalledOnce();

  stop();
  setNetwork(false);
  setNetwork(true);
  expect(callBack).toHaveBeenCalledOnce();
});
