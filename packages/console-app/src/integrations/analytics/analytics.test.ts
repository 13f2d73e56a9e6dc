import { QueryClient } from '@tanstack/react-query';
import { administrator, user } from '@livery/api/queries/identity';
import { site } from '@livery/api/sandbox/catalogue/site';
import { beforeEach, expect, it, vi } from 'vitest';
import { startAnalytics } from './analytics.js';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('#integrations/vendors/loadVendorScript.js', () => ({
  loadVendorScript: (_site: unknown, address: string) => void loaded.push(address),
}));

const page = globalThis as { dataLayer?: unknown[]; location?: unknown };
beforeEach(() => {
  loaded.length = 0;
  delete page.dataLayer;
  vi.stubGlobal('location', { origin: 'https://console.example' });
});

const google = { ...site, staffEmailDomains: ['livery.example'], analytics: { kind: 'google', measurement_id: 'G-7' } };

/** Analytics of a site for a person, who then visits a machine's page. */
async function visit(email: string, isAdministrator: boolean): Promise<string> {
  const queries = new QueryClient();
  queries.setQueryData(user().queryKey, { id: 1, name: email, profile_data: { email } });
  queries.setQueryData(administrator().queryKey, isAdministrator);
  const count = await startAnalytics(google, queries, '/');
  count('/compute/vm/:location/:vmId');
  return JSON.stringify(
    (page.dataLayer ?? []).map((entry) => ('length' in Object(entry) ? Array.from(entry as []) : entry)),
  );
}

it('counts the screens of a customer by their pattern, without who it is', async () => {
  const layer = await visit('mari@shop.example', false);
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-7']);
  expect(layer).toContain('"page_path":"/compute/vm/:location/:vmId"');
  expect(layer).not.toContain('mari');
});

it('has the vendor take neither title nor address from the page, before it counts anything', async () => {
  const commands = JSON.parse(await visit('mari@shop.example', false)) as unknown[][];
  const shown = (pattern: string) => [
    'set',
    { page_location: `https://console.example${pattern}`, page_title: pattern, page_referrer: '' },
  ];
  expect(commands.map(([name]) => name)).toEqual(['js', 'set', 'config', 'set', 'event']);
  expect(commands.filter(([name]) => name === 'set')).toEqual([shown('/'), shown('/compute/vm/:location/:vmId')]);
});

it.each([
  ['jaan@livery.example', false],
  ['root@shop.example', true],
])('loads nothing for %s, and exposes the address', async (email, isAdministrator) => {
  const layer = await visit(email, isAdministrator);
  expect(loaded).toEqual([]);
  expect(layer).toContain(`"user_email":"${email}"`);
  expect(layer).not.toContain('page_view');
});
