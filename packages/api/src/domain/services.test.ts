import { describe, expect, it } from 'vitest';
import type { ManagedServiceStatus, Pricing, ResourceType, ServiceResource, VmStatus } from '../generated/types.js';
import * as services from './services.js';
import { monthlyPrice } from './testing/monthlyPrice.js';

const part = (status: ManagedServiceStatus, machine: VmStatus, facts: Partial<ServiceResource> = {}) => ({
  service: { status },
  resource: { resource_type: 'vm', status: machine, replicas: [], ...facts },
});
const backup = { uuid: 'r', type: 'backup' } as const;
const reason = (capability: services.ServiceCapability) => (capability.allowed ? 'yes' : capability.reason);

it('a service goes by the name of its product, an unknown one by what the server calls it', () => {
  expect(['postgresql', 'kubernetes', 'quantumdb'].map(services.productName)).toEqual([
    'PostgreSQL',
    'Kubernetes',
    'quantumdb',
  ]);
});

describe('what can be done with a part of a service', () => {
  it.each([
    [part('active', 'running'), 'service-machine-running', 'yes', 'service-machine-without-backup'],
    [part('active', 'stopped', { replicas: [backup] }), 'yes', 'service-machine-stopped', 'yes'],
    [part('active', 'starting'), 'service-machine-busy', 'service-machine-busy', 'service-machine-busy'],
    [
      part('active', 'stopped', { replicas: [{ ...backup, status: 'creating' }] }),
      'yes',
      'service-machine-stopped',
      'service-machine-without-backup',
    ],
    [part('active', 'dreaming', { replicas: [backup] }), 'yes', 'yes', 'yes'],
    [part('requested', 'running'), 'service-requested', 'service-requested', 'service-requested'],
    [part('deleted', 'stopped'), 'service-deleted', 'service-deleted', 'service-deleted'],
    ...['network', 'virtual_ip', 'kong_token'].map((resource_type) => {
      const no = 'service-part-not-a-machine';
      return [part('active', 'running', { resource_type }), no, no, no] as const;
    }),
  ] as const)('%o', (one, start, stop, rebuild) => {
    expect(reason(services.canStartPart(one))).toBe(start);
    expect(reason(services.canStopPart(one))).toBe(stop);
    expect(reason(services.canRebuildPart(one))).toBe(rebuild);
  });

  it.each([
    ['active', 'yes', 'yes'],
    ['requested', 'service-requested', 'yes'],
    ['deleted', 'service-deleted', 'service-deleted'],
    ['paused', 'yes', 'yes'],
  ])('a service that is %s: used %s, changed %s', (status, used, changed) => {
    expect(reason(services.canUseService({ status }))).toBe(used);
    expect(reason(services.canChangeService({ status }))).toBe(changed);
  });
});

it('has as many machines as are among its parts, and nobody knows how many where these were not understood', () => {
  const resources = ['vm', 'network', 'vm'].map((resource_type) => ({ resource_type, resource_uuid: 'p' }));
  expect(services.machineCount({ resources })).toBe(2);
  expect(services.machineCount({ resources, not_understood: ['resources'] })).toBeUndefined();
});

it('is followed while it is requested or one of its machines is in transition', () => {
  const statuses = (status: string, machine?: string) =>
    services
      .serviceTransitionsOf({
        status,
        created_at: '2026-03-14 09:26:53',
        resources: [{ resource_type: 'vm', resource_uuid: 'm', ...(machine && { status: machine }) }],
      })
      .map((one) => one.status);
  expect(statuses('requested', 'creating')).toEqual(['requested', 'creating']);
  expect(statuses('active', 'stopping')).toEqual(['stopping']);
  expect(statuses('active', 'running')).toEqual([]);
  expect(statuses('active')).toEqual([]);
});

describe('what a service costs', () => {
  const price = (type: ResourceType, monthly: number, from: number) =>
    monthlyPrice(type, monthly, {
      tiers: [{ from, price_per_unit: monthly / 1460, monthly_price_per_unit: monthly / 2 }],
    });
  const pricing: Pricing = {
    EUR: { jhv: { default: [price('CPU', 5, 8), price('RAM', 3, 64), price('STORAGE', 0.1, 1000)] } },
  };
  const size = { vcpu: 2, memory: 4096, storage_gb: 40 };
  const monthly = (nodes: number, location = 'jhv') =>
    services.servicePrice(pricing, { currency: 'EUR', location }, size, nodes).monthly;

  it('follows from all its machines, with the tier that they reach together', () => {
    expect(monthly(1)).toBeCloseTo(10 + 12 + 4);
    expect(monthly(3)).toBeCloseTo(30 + 36 + 12);
    expect(monthly(5)).toBeCloseTo(25 + 60 + 20);
    expect(monthly(1, 'tll')).toBeUndefined();
  });

  it('is what the server names, and unknown where it names none of a part', () => {
    const each = { price_per_hour: 0.01, price_per_month: 7 };
    expect(services.chargedPrice({ prices: [each, each] }, 'EUR')).toMatchObject({ hourly: 0.02, monthly: 14 });
    expect(services.chargedPrice({ prices: [each, { quantity: 2 }] }, 'EUR').monthly).toBeUndefined();
    expect(services.chargedPrice({ prices: [each, { ...each, currency: 'USD' }] }, 'EUR').monthly).toBeUndefined();
    expect(services.chargedPrice({ prices: [] }, 'EUR').monthly).toBeUndefined();
    const partly = { prices: [each], not_understood: ['prices'] };
    expect(services.chargedPrice(partly, 'EUR')).toEqual({ hourly: undefined, monthly: undefined });
  });
});

describe('what is offered', () => {
  const offers = [
    { service: 'postgresql', versions: [] },
    { service: 'kubernetes', versions: [] },
  ];
  it.each([
    [{ services: true, kubernetes: true }, ['postgresql', 'kubernetes']],
    [{ services: true, kubernetes: false }, ['postgresql']],
    [{ services: false, kubernetes: true }, ['postgresql']],
  ])('with %o', (features, names) => {
    expect(services.offeredServices(offers, features).map(({ service }) => service)).toEqual(names);
  });

  it('is offered in the locations that are named, in all where none is', () => {
    expect(reason(services.canOrderIn({}, 'tll'))).toBe('yes');
    expect(reason(services.canOrderIn({ locations: ['jhv'] }, 'tll'))).toBe('service-not-in-location');
  });

  it('has one machine, or as many as are named', () => {
    expect(services.nodeCounts({ allows_multi_node: true, multi_node_counts: [3, 5] })).toEqual([1, 3, 5]);
    expect(services.nodeCounts({ allows_single_node: false, allows_multi_node: true, multi_node_counts: [3] })).toEqual(
      [3],
    );
    expect(services.nodeCounts({ multi_node_counts: [3] })).toEqual([1]);
    expect(services.nodeCounts({ allows_single_node: false })).toEqual([1]);
  });
});
