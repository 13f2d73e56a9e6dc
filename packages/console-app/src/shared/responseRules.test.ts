import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listNetworks } from '@livery/api/generated/operations/network';
import { getUiConfig } from '@livery/api/generated/operations/config';
import { site } from '@livery/api/sandbox/catalogue/site';
import { openPage } from '#testing/services.js';
import { createServer } from './server.js';

const pkg = { cpu: 1, ram: 1024, ssd: 20, os_list: ['debian'], default_os_list: ['ubuntu'], disabled_os_list: [] };

/** The client of a page whose server answers everything alike. */
const serverOf = (response: unknown) =>
  createServer(
    openPage({
      address: { origin: 'https://site.test', pathname: '/', search: '', hash: '' },
      fetch: () => Promise.resolve(Response.json(response)),
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What is written to the browser's console once the page is at rest. */
async function written(run: () => Promise<unknown>): Promise<unknown[][]> {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await run();
  expect(write).not.toHaveBeenCalled();
  vi.runAllTimers();
  vi.useRealTimers();
  await import('./responseRules.js');
  await new Promise((done) => setTimeout(done));
  // A report is one line: its message, then its context as JSON.
  return write.mock.calls.map(([line]) => {
    const text = String(line);
    const at = text.indexOf(' {');
    return [text.slice(0, at), JSON.parse(text.slice(at)) as unknown];
  });
}

it('a value that breaks the contract is kept, and reported once without it when the page is at rest', async () => {
  const network = {
    uuid: '4f0f9f3e-1c1c-4c7b-8f5b-0a7b8f2e6f10',
    name: 'office',
    type: 'private',
    subnet: '10.0.0.0/24',
    subnet_ipv6: '2001:db8::/640',
    is_default: false,
    vm_uuids: [],
    resources_count: 0,
  };
  const server = serverOf([network, network]);
  const reports = await written(async () => {
    for (let poll = 0; poll < 2; poll += 1) {
      expect(await server.read(listNetworks, { location: 'jhv' })).toMatchObject([
        { subnet_ipv6: '2001:db8::/640' },
        {},
      ]);
    }
  });
  expect(reports).toEqual([
    [
      'The answer does not match the contract',
      { operationId: 'listNetworks', path: '[].subnet_ipv6', message: 'not of the format ipv6-cidr' },
    ],
  ]);
});

it.each([
  ['a sound one', {}, []],
  ['Kubernetes alone', { features: { kubernetes: true } }, ['Kubernetes requires services to be enabled']],
  ['a wrong package', { predefinedPackages: [pkg] }, ['predefinedPackages[0]: default-os-not-in-list (ubuntu)']],
])('what is wrong with a configuration is reported: %s', async (_, fields, problems) => {
  const reports = await written(() => serverOf({ ...site, ...fields }).read(getUiConfig, {}));
  expect(reports).toEqual(problems.map((problem) => ['The site configuration is wrong', { problem }]));
});
