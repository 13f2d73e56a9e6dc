import { beforeEach, expect, it, vi } from 'vitest';
import { site } from '@livery/api/sandbox/catalogue/site';
import { createArrival } from '#shared/arrival.js';
import { openPage } from '#testing/services.js';
import { bootstrap } from './bootstrap.js';

const seen = vi.hoisted(() => ({ by: (_script: string): void => undefined }));
vi.mock('#i18n/i18n.js', async (original) => ({
  ...(await original<object>()),
  activate: () => Promise.resolve(true),
}));
vi.mock('#shared/appearance.js', () => ({ chooseTheme: () => 'fjord', showTheme: () => Promise.resolve({}) }));
vi.mock('#integrations/vendors/loadVendorScript.js', () => ({
  loadVendorScript: (_site: unknown, script: string) => Promise.resolve(seen.by(script)),
}));

/** A page at this address; `answer` is what the server says to its first call. */
function openAt(start: string, answer: () => Response = () => Response.json(site)) {
  const origin = 'https://site.test';
  const page = { address: new URL(start, origin) };
  const services = openPage({
    get address() {
      return page.address;
    },
    rename: (address) => void (page.address = new URL(address, origin)),
    fetch: () => Promise.resolve(answer()),
  });
  return { services, here: () => page.address.href.slice(origin.length) };
}

let scripts: string[];
beforeEach(() => {
  scripts = [];
});

it.each([
  ['/app/login_callback#access_token=SECRET&id_token=SECRET&state=s', '/app/login_callback'],
  ['/app/login_callback?code=SECRET&state=s', '/app/login_callback'],
  ['/app/compute?theme=fjord#code=SECRET&state=s', '/app/compute?theme=fjord'],
  ['/app/login_callback?error=access_denied&code=SECRET', '/app/login_callback?error=access_denied'],
  ['/app/payment_return?payment=p-1&redirectResult=SECRET', '/app/payment_return?payment=p-1'],
  [
    '/app/payment_return?payment=p-1&payment_intent_client_secret=SECRET&redirect_status=succeeded',
    '/app/payment_return?payment=p-1',
  ],
  ['/app/compute?status=stopped#rules', '/app/compute?status=stopped#rules'],
])('no script of a theme finds what another site sent along in %s', async (start, visible) => {
  const { services, here } = openAt(start);
  seen.by = () => scripts.push(here());
  await bootstrap(services);
  expect(scripts.length).toBeGreaterThan(0);
  expect([...new Set(scripts)]).toEqual([visible]);
  const { search, hash } = services.get(createArrival);
  expect(start.endsWith(search + hash)).toBe(true);
});

it('a page that got no configuration is still at the address that it was called with, to be loaded again', async () => {
  const start = '/app/login_callback#access_token=SECRET&state=s';
  const { services, here } = openAt(start, () => Response.json({}, { status: 403 }));
  seen.by = () => scripts.push(here());
  await expect(bootstrap(services)).rejects.toMatchObject({ status: 403 });
  expect([here(), scripts]).toEqual([start, []]);
});
