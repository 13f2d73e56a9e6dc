import { expect, it } from 'vitest';
import type { LocatedVm } from '@livery/api/queries/compute';
import { fakeServer } from '@livery/api/queries/testing/fakeServer';
import { unknownResource } from '#kit';
import { bareMetalLeases } from '#resources/bareMetalLeases.js';
import { buckets } from '#resources/buckets.js';
import { firewalls } from '#resources/firewalls.js';
import { ipAddresses } from '#resources/ipAddresses.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { managedServices } from '#resources/managedServices.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { areInTransition, attentionEntries } from './attention.js';

const changed = '2026-03-14 09:27:31';
const start = Date.UTC(2026, 2, 14, 9, 27, 31);
const machine = (facts: Partial<LocatedVm>) => ({ backup: true, status_changed_at: changed, ...facts }) as LocatedVm;
const machines = (...rows: LocatedVm[]) => [{ resource: unknownResource(virtualMachines), rows }];
type Kinds = Parameters<typeof attentionEntries>[0];
const summary = (kinds: Kinds, now = start) =>
  attentionEntries(kinds, now).map(({ resource, id, tone, rows }) => [resource.kind, id, tone, rows.length]);

it('counts the machines without backup, but for those that come or go', () => {
  const bare = (['running', 'stopped', 'creating', 'deleted'] as const).map((status) =>
    machine({ status, backup: false }),
  );
  expect(summary(machines(...bare, machine({ status: 'running' })))).toEqual([
    ['virtual_machine', 'backup', 'info', 2],
  ]);
});

it('names what takes longer than usual', () => {
  const stopping = machine({ status: 'stopping' });
  const kinds = machines(machine({ status: 'running' }), stopping);
  expect(areInTransition(kinds)).toBe(true);
  expect(attentionEntries(kinds, start + 60_000)).toEqual([]);
  expect(attentionEntries(kinds, start + 160_000)).toMatchObject([{ id: 'slow', rows: [stopping] }]);
});

it('finds what is wrong with any kind, the worst first', () => {
  const ssh = { direction: 'inbound', protocol: 'tcp', port_start: 22, port_end: 22 };
  const everybody = { ...ssh, endpoint_spec_type: 'any', endpoint_spec: [] };
  const some = { ...ssh, endpoint_spec_type: 'ip_prefixes', endpoint_spec: ['10.0.0.0/8'] };
  const kinds = [
    {
      resource: unknownResource(ipAddresses),
      rows: [
        { type: 'public', is_ipv6: false, assigned_to: null },
        { type: 'public', is_ipv6: false, assigned_to: 'web' },
        { type: 'public', is_ipv6: true, assigned_to: null },
      ],
    },
    {
      resource: unknownResource(firewalls),
      rows: [
        { rules: [everybody], resources_assigned: [{}] },
        { rules: [some], resources_assigned: [{}] },
        { rules: [everybody], resources_assigned: [] },
      ],
    },
    { resource: unknownResource(loadBalancers), rows: [{ targets: [] }, { targets: [{}] }] },
    {
      resource: unknownResource(managedServices),
      rows: [
        { status: 'active', resources: [{ status: 'running' }, { status: 'stopped' }] },
        { status: 'active', resources: [{ status: 'running' }, {}] },
      ],
    },
    { resource: unknownResource(bareMetalLeases), rows: [{ status: 'offline' }, { status: 'in_use' }] },
    { resource: unknownResource(buckets), rows: [{ is_suspended: true }, { is_suspended: false }] },
  ];
  expect(summary(kinds)).toEqual([
    ['bare_metal', 'offline', 'danger', 1],
    ['bucket', 'suspended', 'danger', 1],
    ['firewall', 'open', 'warning', 1],
    ['load_balancer', 'targets', 'warning', 1],
    ['managed_service', 'stopped', 'warning', 1],
    ['ip_address', 'unassigned', 'info', 1],
  ]);
});

it('concludes nothing from fields that were not understood', async () => {
  const { client } = fakeServer(() =>
    Response.json([
      { uuid: 'lb-1', display_name: 'odd', targets: 'vm-1' },
      { uuid: 'lb-2', display_name: 'idle', targets: [] },
    ]),
  );
  const rows = await client.fetchQuery(loadBalancers.source.read('jhv'));
  expect(summary([{ resource: unknownResource(loadBalancers), rows }])).toEqual([
    ['load_balancer', 'targets', 'warning', 1],
  ]);
});
