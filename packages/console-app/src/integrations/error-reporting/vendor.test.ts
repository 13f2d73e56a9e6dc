import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

interface Event {
  message?: string;
  extra?: Record<string, unknown>;
  environment?: string;
  user?: object;
  exception?: { values: { type: string; value: string; stacktrace?: object }[] };
  breadcrumbs?: { message: string; data: object }[];
}

/** What has arrived at the ingest server, whole and read. */
let bodies: string[] = [];
let server: Server;
let dsn: string;

/** The events in an envelope: a header, then a header and a payload for each item, a line each. */
const eventsOf = (envelope: string): Event[] =>
  envelope
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Event & { type?: string })
    .filter((line) => 'event_id' in line && 'timestamp' in line);
const events = (): Event[] => bodies.flatMap(eventsOf);

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const whole = Buffer.concat(parts);
      const isOurs = request.url?.startsWith('/api/7/envelope/') && request.url.includes('sentry_key=public');
      if (isOurs) bodies.push((request.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole).toString());
      response.end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  dsn = `http://public@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
});
afterAll(() => server.close());
beforeEach(() => {
  bodies = [];
  vi.resetModules();
});

/** A page that has just been loaded: nothing is reported yet. */
async function newPage() {
  const [{ report }, { reportUncaught, reportUncaughtOf }, { startVendor }] = await Promise.all([
    import('./report.js'),
    import('./uncaught.js'),
    import('./vendor.js'),
  ]);
  const start = () => startVendor({ dsn, environment: 'tests', user: () => 12 });
  return { report, reportUncaught, reportUncaughtOf, startVendor, start };
}

it('sends what was reported before it was loaded, and what is reported later, with the number of the user alone', async () => {
  const { report, start } = await newPage();
  report('Before the vendor', { operation: 'listVms', status: 502 });
  const vendor = start();
  report('After it', {}, new RangeError('too far'));
  await vendor.flush();
  expect(events().map(({ message }) => message)).toContain('Before the vendor');
  const before = events().find(({ message }) => message === 'Before the vendor');
  expect(before).toMatchObject({
    extra: { operation: 'listVms', status: 502 },
    environment: 'tests',
    user: { id: 12 },
  });
  const thrown = events().flatMap(({ exception }) => exception?.values ?? []);
  expect(thrown).toContainEqual(expect.objectContaining({ type: 'RangeError', value: 'too far' }));
  expect(thrown[0]?.stacktrace).toBeDefined();
});

it.each(['creditcard', 'password', 'token', 'secretKey', 'apikey', 'client_secret', 'secret_key', 'kong_key'])(
  'sends no %s, however deep it lies',
  async (name) => {
    const { report, start } = await newPage();
    const vendor = start();
    report('With a secret', { call: { [name]: 'hunter2', list: [{ [name]: 'hunter2' }] } });
    report('The next one, which has it in its breadcrumbs');
    await vendor.flush();
    expect(bodies.join('')).toContain('[filtered]');
    expect(bodies.join('')).not.toContain('hunter2');
  },
);

it('keeps 40 breadcrumbs, and eight levels of an object', async () => {
  const { report, start } = await newPage();
  const deep = (levels: number): object => (levels === 0 ? { end: 'bottom' } : { next: deep(levels - 1) });
  for (let count = 1; count <= 45; count += 1) report(`step ${count}`, { deep: deep(12) });
  const vendor = start();
  report('The last');
  await vendor.flush();
  const last = events().find(({ message }) => message === 'The last');
  expect(last?.breadcrumbs).toHaveLength(40);
  expect(last?.breadcrumbs?.at(-1)?.message).toBe('step 45');
  expect(bodies.join('')).not.toContain('bottom');
});

it('sends nothing where the address of the project is none', async () => {
  const { report, startVendor } = await newPage();
  expect(await startVendor({ dsn: 'errors.example', user: () => undefined }).flush()).toBe(true);
  report('Nowhere to go');
  expect(bodies).toEqual([]);
});

it('drops notices of resizing, and reports one in ten of removed nodes', async () => {
  const { reportUncaught, start } = await newPage();
  const vendor = start();
  const removed = new Error(
    "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
  );
  reportUncaught('Uncaught error', 'ResizeObserver loop completed with undelivered notifications.');
  reportUncaught('Uncaught error', removed, () => 0.5);
  reportUncaught('Uncaught error', removed, () => 0.05);
  reportUncaught('Uncaught error', new Error('A mistake of ours'));
  await vendor.flush();
  const values = events().flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? []);
  expect(values.filter((value) => /removeChild/.test(value))).toHaveLength(1);
  expect(values).toContain('A mistake of ours');
  expect(bodies.join('')).not.toContain('ResizeObserver');
});

it('hears of errors and rejections that nothing in the page catches', async () => {
  const { reportUncaughtOf, start } = await newPage();
  const vendor = start();
  const page = new EventTarget();
  reportUncaughtOf(page as Pick<Window, 'addEventListener'>);
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('thrown by a timer'), message: 'x' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('not awaited') }));
  await vendor.flush();
  const values = events().flatMap(({ exception }) => exception?.values.map(({ value }) => value) ?? []);
  expect(values).toEqual(expect.arrayContaining(['thrown by a timer', 'not awaited']));
});
