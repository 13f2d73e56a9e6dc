import { describe, expect, it } from 'vitest';
import type { VmStatus } from '../generated/types.js';
import { canAfford, chargedService, movedSize, remainingAllowance } from './allowance.js';

const limit = { vcpu: 4, ram_mb: 8192 };
const limited = { id: 1, status: 'ACTIVE', restriction_level: 'LIMITED' };

const vm = (uuid: string, vcpu: number, memory: number, status: VmStatus = 'running', billing_account = 1) => ({
  uuid,
  vcpu,
  memory,
  status,
  billing_account,
});

const machine = { resource_type: 'vm', vcpu: 1, memory: 2048 };
const service = {
  uuid: 'service',
  billing_account_id: 1,
  status: 'active',
  resources: [
    { ...machine, resource_uuid: 'a' },
    { ...machine, resource_uuid: 'b' },
    { resource_type: 'vm', resource_uuid: 'unknown' },
    { resource_type: 'virtual_ip', resource_uuid: 'c' },
  ],
};

describe('what is left of an allowance', () => {
  it.each([
    ['no machine', [], limit],
    ['two machines', [vm('a', 1, 1024), vm('b', 2, 2048)], { vcpu: 1, ram_mb: 5120 }],
    ['a stopped one', [vm('a', 1, 1024, 'stopped')], { vcpu: 3, ram_mb: 7168 }],
    ['one that is deleted', [vm('a', 4, 8192, 'deleted')], limit],
    ["another account's", [vm('a', 4, 8192, 'running', 2)], limit],
    ['a managed service', [chargedService(service)], { vcpu: 2, ram_mb: 4096 }],
    ['a service and a machine', [chargedService(service), vm('a', 1, 2048)], { vcpu: 1, ram_mb: 2048 }],
    ['a service that is deleted', [chargedService({ ...service, status: 'deleted' })], limit],
    ['one that has no machines yet', [chargedService({ ...service, resources: [] })], limit],
    ['more than there is', [vm('a', 8, 1024)], { vcpu: 0, ram_mb: 7168 }],
    ['one of unknown size', [vm('a', NaN, NaN), vm('b', 1, 1024)], { vcpu: 3, ram_mb: 7168 }],
    ['the one that is resized', [vm('resized', 4, 8192), vm('b', 1, 1024)], { vcpu: 3, ram_mb: 7168 }],
  ])('by %s', (_, vms, left) => {
    expect(remainingAllowance(limited, limit, vms, 'resized')).toEqual(left);
  });

  it.each([
    ['an account without a limit', { ...limited, restriction_level: 'CLEAR' }, limit],
    ['a site that names none', limited, null],
  ])('is not counted for %s', (_, account, site) => {
    expect(remainingAllowance(account, site, [vm('a', 9, 9)])).toBeUndefined();
  });
});

describe('a machine of a size', () => {
  const others = [vm('a', 2, 4096)];
  const answer = (capability: ReturnType<typeof canAfford>): string => (capability.allowed ? 'yes' : capability.reason);

  it.each([
    ['fits into what is left', { vcpu: 2, ram: 4096 }, 'yes'],
    ['takes too many CPUs', { vcpu: 3, ram: 1024 }, 'account-over-allowance'],
    ['takes too much memory', { vcpu: 1, ram: 4097 }, 'account-over-allowance'],
    ['grows in its own place', { vcpu: 4, ram: 8192, resource: vm('a', 2, 4096) }, 'yes'],
    ['grows beyond it', { vcpu: 5, ram: 8192, resource: vm('a', 2, 4096) }, 'account-over-allowance'],
    ['moves here as a service', movedSize({ ...chargedService(service), billing_account: 2 }), 'yes'],
    [
      'moves here as a larger service',
      movedSize({ ...chargedService(service), billing_account: 2, vcpu: 3 }),
      'account-over-allowance',
    ],
    ['moves here', { vcpu: 3, ram: 1024, resource: vm('b', 3, 1024, 'running', 2) }, 'account-over-allowance'],
  ])('that %s: %s', (_, requested, expected) => {
    expect(answer(canAfford(limited, limit, others, requested))).toBe(expected);
  });

  const suspended = { ...limited, status: 'SUSPENDED', restriction_level: 'CLEAR' };

  it.each([
    ['that is new', { vcpu: 1, ram: 1024 }, 'account-suspended'],
    ['that grows', { vcpu: 3, ram: 4096, resource: vm('a', 2, 4096) }, 'account-suspended'],
    ['that shrinks', { vcpu: 1, ram: 4096, resource: vm('a', 2, 4096) }, 'yes'],
    ['that stays as it is', { vcpu: 2, ram: 4096, resource: vm('a', 2, 4096) }, 'yes'],
  ])('%s on an account that is suspended', (_, requested, expected) => {
    expect(answer(canAfford(suspended, limit, others, requested))).toBe(expected);
  });
});
