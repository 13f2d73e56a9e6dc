import { expect, it } from 'vitest';
import type { LocatedVm } from '@livery/api/queries/compute';
import { capacityOf, countByStatus } from './summary.js';

const vm = (status: LocatedVm['status']) =>
  ({ status, vcpu: 2, memory: 4096, storage: [{ size: 60 }, { size: 40 }] }) as LocatedVm;

it('counts running and stopped always, transitions together, all else where there is one', () => {
  expect(countByStatus([])).toEqual([
    { filter: 'running', count: 0 },
    { filter: 'stopped', count: 0 },
  ]);
  expect(countByStatus([vm('running'), vm('starting'), vm('stopping'), vm('hibernated')])).toEqual([
    { filter: 'running', count: 1 },
    { filter: 'in_transition', count: 2 },
    { filter: 'stopped', count: 0 },
    { filter: 'hibernated', count: 1 },
  ]);
});

it('adds up what all machines have', () => {
  expect(capacityOf([vm('running'), vm('stopped')])).toEqual({ vcpu: 4, memory: 8192, disk: 200 });
});
