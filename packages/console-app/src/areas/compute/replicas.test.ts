import { describe, expect, it } from 'vitest';
import type { Disk, Replica } from '@livery/api/generated/types';
import { replicasOf } from './replicas.js';

function replica(uuid: string, type: Replica['type'], created_at: string): Replica {
  return { uuid, type, created_at, master_uuid: 'd', size_gb: 1 };
}

function disk(name: string, replicas: Replica[]): Disk {
  return { uuid: name, name, size: 20, primary: name === 'sda', shared: false, replicas };
}

const vm = {
  storage: [
    disk('sda', [replica('old', 'backup', '2026-03-04 02:00:00'), replica('new', 'snapshot', '2026-03-14 09:26:53')]),
    disk('sdb', [replica('between', 'backup', '2026-03-11 02:00:00'), replica('unreadable', 'backup', 'yesterday')]),
  ],
};

describe('replicasOf', () => {
  it('lists those of all disks, the newest first, one whose time cannot be read last', () => {
    expect(replicasOf(vm).map(({ uuid }) => uuid)).toEqual(['new', 'between', 'old', 'unreadable']);
  });

  it('lists one type and names the disk of each', () => {
    expect(replicasOf(vm, 'backup').map((one) => `${one.uuid} ${one.disk.name}`)).toEqual([
      'between sdb',
      'old sda',
      'unreadable sdb',
    ]);
  });
});
