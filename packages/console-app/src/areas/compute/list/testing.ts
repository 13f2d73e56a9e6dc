import type { Disk } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';

let made = 0;

/** A disk for tests. */
export const disk = (size: number, facts: Partial<Disk> = {}): Disk => ({
  uuid: `disk-${(made += 1)}`,
  name: 'sda',
  size,
  primary: true,
  shared: false,
  replicas: [],
  ...facts,
});

/** A machine for tests: running in Jõhvi unless told otherwise. */
export function vm(facts: Partial<LocatedVm> & Pick<LocatedVm, 'name'>): LocatedVm {
  made += 1;
  return {
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    description: null,
    status: 'running',
    status_changed_at: '2026-03-14 09:27:31',
    vcpu: 2,
    memory: 4096,
    hostname: facts.name,
    username: 'ops',
    os_name: 'ubuntu',
    os_version: '24.04',
    license_type: null,
    mac: '52:54:00:00:00:01',
    private_ipv4: null,
    public_ipv4: null,
    public_ipv6: null,
    backup: false,
    billing_account: 1201,
    designated_pool_uuid: null,
    designated_pool_name: null,
    network_uuid: null,
    location: 'jhv',
    storage: [disk(60)],
    is_rescue: false,
    created_at: '2026-03-14 09:27:31',
    updated_at: '2026-03-14 09:27:31',
    ...facts,
  };
}

export const names = (vms: readonly LocatedVm[]): string[] => vms.map(({ name }) => name);
