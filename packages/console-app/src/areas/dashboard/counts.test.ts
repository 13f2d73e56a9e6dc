import { expect, it } from 'vitest';
import type { LocatedVm } from '@livery/api/queries/compute';
import { unknownResource } from '#kit';
import { firewalls } from '#resources/firewalls.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { capacityOf, countByStatus } from './counts.js';

const vm = (status: string) => ({ status, vcpu: 2, memory: 4096, storage: [{ size: 60 }, { size: 40 }] }) as LocatedVm;

it('counts each status that lasts, all transitions together, and what nobody knows', () => {
  const rows = ['starting', 'stopped', 'running', 'stopping', 'running', 'melted'].map(vm);
  expect(countByStatus(unknownResource(virtualMachines), rows)).toEqual([
    { filter: 'running', count: 2 },
    { filter: 'stopped', count: 1 },
    { filter: 'in_transition', count: 2 },
    { filter: 'melted', count: 1 },
  ]);
  expect(countByStatus(unknownResource(virtualMachines), [])).toEqual([]);
});

it('counts no status of what has none', () => {
  expect(countByStatus(unknownResource(firewalls), [{}])).toEqual([]);
});

it('adds up what all machines have, but for those that are deleted', () => {
  expect(capacityOf([vm('running'), vm('stopped'), vm('deleted')])).toEqual({ vcpu: 4, memory: 8192, disk: 200 });
});
