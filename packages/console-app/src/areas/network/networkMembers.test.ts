import { expect, it } from 'vitest';
import type { ManagedService } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { LocatedLoadBalancer } from '@livery/api/queries/loadBalancers';
import type { LocatedNetwork } from '@livery/api/queries/network';
import { membersOf } from './networkMembers.js';

const at = { location: 'jhv' };
const network = { ...at, uuid: 'lan', vm_uuids: ['web', 'gone'], resources_count: 6 } as LocatedNetwork;
const balancer = (uuid: string, network_uuid: string) =>
  ({ ...at, uuid, display_name: uuid, network_uuid }) as LocatedLoadBalancer;
const service = (uuid: string, network_uuid: string | null, part = 'other') =>
  ({
    ...at,
    uuid,
    display_name: uuid,
    network_uuid,
    resources: [{ resource_type: 'network', resource_uuid: part }],
  }) as ManagedService;

it('the members of a network are named as far as they are known, and the rest is counted', () => {
  const { machines, others, unnamed } = membersOf(network, {
    machines: new Map([['web', { uuid: 'web', name: 'web-1' } as LocatedVm]]),
    balancers: new Map([balancer('shop', 'lan'), balancer('far', 'other')].map((one) => [one.uuid, one])),
    services: [service('orders', 'lan'), service('apps', null, 'lan'), service('far', null)],
  });
  expect(machines.map(({ uuid, vm }) => [uuid, vm?.name])).toEqual([
    ['web', 'web-1'],
    ['gone', undefined],
  ]);
  expect(others.map(({ name }) => name)).toEqual(['shop', 'orders', 'apps']);
  expect(unnamed).toBe(1);
});
