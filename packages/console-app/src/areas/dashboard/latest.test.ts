import { expect, it } from 'vitest';
import type { IpAddress, VpcNetwork } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { latestResources } from './latest.js';

const vm = (uuid: string, created_at: string) => ({ uuid, name: uuid, location: 'jhv', created_at }) as LocatedVm;
const address = (created_at: string, name: string | null = null) =>
  ({ uuid: 'address', address: '185.14.96.30', name, location: 'tll', created_at }) as IpAddress & { location: string };
const network = (created_at: string) =>
  ({ uuid: 'network', name: 'Office', location: 'tll', created_at }) as VpcNetwork & { location: string };

it('mixes the kinds, the newest first, whatever the notation of their times', () => {
  const rows = latestResources({
    vms: [vm('older', '2026-03-01 10:00:00'), vm('newest', '2026-03-04T10:00:00Z'), vm('unreadable', 'soon')],
    addresses: [address('2026-03-03 12:00:00+02:00')],
    networks: [network('2026-03-02 10:00:00')],
  });
  expect(rows.map(({ uuid }) => uuid)).toEqual(['newest', 'address', 'network', 'older', 'unreadable']);
  expect(rows[0]?.href).toBe('/compute/vm/jhv/newest');
});

it('gives ten at most', () => {
  const vms = Array.from({ length: 25 }, (_, at) => vm(`vm-${at}`, `2026-03-${String(at + 1).padStart(2, '0')} 10:00:00`));
  const rows = latestResources({ vms, addresses: [], networks: [network('2026-03-24 11:00:00')] });
  expect(rows.map(({ uuid }) => uuid)).toEqual(['vm-24', 'network', ...[23, 22, 21, 20, 19, 18, 17, 16].map((at) => `vm-${at}`)]);
});

it.each([
  [null, '185.14.96.30'],
  ['kept', 'kept (185.14.96.30)'],
])('calls an address named %s %s', (name, shown) => {
  const [row] = latestResources({ vms: [], addresses: [address('2026-03-01 10:00:00', name)], networks: [] });
  expect(row?.name).toBe(shown);
});
