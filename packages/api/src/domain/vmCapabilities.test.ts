import { describe, expect, it } from 'vitest';
import type { Disk, VmInterface, VmStatus } from '../generated/types.js';
import * as vm from './vmCapabilities.js';

const beingMade = { uuid: 'r', type: 'snapshot' as const, status: 'creating' };
/* A provider need not say that one is finished, nor how large it is. */
const replica = { uuid: 's', type: 'snapshot' as const };
const primary: Disk = { uuid: 'd', name: 'sda', size: 20, primary: true, shared: false, replicas: [replica] };
const second: Disk = { ...primary, uuid: 'e', name: 'sdb', primary: false, replicas: [] };
const lan: VmInterface = {
  uuid: 'i',
  vm_uuid: 'v',
  mac: '52:54:00:1a:2b:3c',
  network_uuid: 'n',
  network_name: 'lan',
  ip: null,
  subinterfaces: [],
};

function inStatus(status: VmStatus) {
  return { status, storage: [primary, second], is_rescue: false };
}

function answer(capability: vm.VmCapability): string {
  return capability.allowed ? 'yes' : capability.reason;
}

type CapabilityCheck = (machine: ReturnType<typeof inStatus>) => vm.VmCapability;

const actions: Record<string, CapabilityCheck> = {
  start: vm.canStart,
  stop: vm.canStop,
  forceStop: vm.canForceStop,
  resize: vm.canResize,
  rename: vm.canRename,
  changePassword: vm.canChangePassword,
  reinstall: vm.canReinstall,
  rescue: vm.canRescue,
  clone: vm.canClone,
  snapshot: vm.canSnapshot,
  deleteReplica: (machine) => vm.canDeleteReplica(machine, replica),
  rebuild: vm.canRebuild,
  rebuildFrom: (machine) => vm.canRebuildFrom(machine, replica),
  addDisk: vm.canAddDisk,
  resizeDisk: vm.canResizeDisk,
  deleteDisk: (machine) => vm.canDeleteDisk(machine, second),
  createFromDisk: (machine) => vm.canCreateFromDisk(machine, second),
  toggleBackup: vm.canToggleBackup,
  delete: vm.canDelete,
  addSubinterface: (machine) => vm.canAddSubinterface(machine, [lan]),
  deleteSubinterface: vm.canDeleteSubinterface,
  moveBillingAccount: vm.canMoveBillingAccount,
};

describe('what can be done', () => {
  // Columns: running, stopped, hibernated.
  it.each([
    ['start', 'vm-running', 'yes', 'yes'],
    ['stop', 'yes', 'vm-stopped', 'vm-not-running'],
    ['forceStop', 'yes', 'vm-stopped', 'vm-not-running'],
    ['resize', 'stop-to-resize', 'yes', 'wake-first'],
    ['createFromDisk', 'stop-to-move-disk', 'yes', 'wake-first'],
    ['rename', 'yes', 'yes', 'yes'],
    ['changePassword', 'yes', 'start-to-change-password', 'start-to-change-password'],
    ['reinstall', 'yes', 'yes', 'yes'],
    ['rescue', 'stop-to-rescue', 'yes', 'wake-first'],
    ['clone', 'yes', 'yes', 'yes'],
    ['snapshot', 'yes', 'yes', 'yes'],
    ['deleteReplica', 'yes', 'yes', 'yes'],
    ['rebuild', 'yes', 'yes', 'yes'],
    ['rebuildFrom', 'yes', 'yes', 'yes'],
    ['addDisk', 'yes', 'yes', 'yes'],
    ['resizeDisk', 'yes', 'yes', 'yes'],
    ['deleteDisk', 'yes', 'yes', 'yes'],
    ['toggleBackup', 'yes', 'yes', 'yes'],
    ['delete', 'yes', 'yes', 'yes'],
    ['addSubinterface', 'yes', 'yes', 'yes'],
    ['deleteSubinterface', 'yes', 'yes', 'yes'],
    ['moveBillingAccount', 'yes', 'yes', 'yes'],
  ])('%s: running %s, stopped %s, hibernated %s', (action, running, stopped, hibernated) => {
    const ask = (status: VmStatus): string | undefined => {
      const can = actions[action];
      return can && answer(can(inStatus(status)));
    };
    expect([ask('running'), ask('stopped'), ask('hibernated')]).toEqual([running, stopped, hibernated]);
  });

  const statuses: VmStatus[] = [
    'creating',
    'starting',
    'stopping',
    'rebooting',
    'hibernating',
    'waking_up',
    'cloning',
    'reinstalling',
    'rebuilding',
  ];
  const always = new Set(['rename', 'moveBillingAccount']);

  it.each(statuses)('nothing but what leaves the machine alone while it is %s', (status) => {
    for (const [action, can] of Object.entries(actions)) {
      const hangs = action === 'forceStop' && (status === 'stopping' || status === 'rebooting');
      expect([action, answer(can(inStatus(status)))]).toEqual([
        action,
        always.has(action) || hangs ? 'yes' : 'vm-in-transition',
      ]);
    }
  });

  it.each(statuses)('one that hangs while it is %s can be deleted', (status) => {
    expect(answer(vm.canDelete(inStatus(status), true))).toBe('yes');
  });

  it.each(['upside_down', 'constructor'])('whatever the server decides in a status that nobody knows: %s', (status) => {
    for (const [action, can] of Object.entries(actions)) {
      expect([action, answer(can(inStatus(status)))]).toEqual([action, 'yes']);
    }
  });

  it('nothing at all when it is deleted', () => {
    const answers = Object.values(actions).map((can) => answer(can(inStatus('deleted'))));
    expect(new Set(answers)).toEqual(new Set(['vm-deleted']));
  });
});

describe('what else stands in the way', () => {
  const bare = { ...inStatus('stopped'), storage: [] };
  const withoutReplica = { ...inStatus('stopped'), storage: [second] };
  const withFirstReplica = { ...inStatus('stopped'), storage: [{ ...primary, replicas: [beingMade] }] };
  const withBoth = { ...inStatus('stopped'), storage: [{ ...primary, replicas: [beingMade, replica] }] };

  it.each([
    ['deleting the primary disk', vm.canDeleteDisk(inStatus('stopped'), primary), 'primary-disk'],
    ['a machine from the primary disk', vm.canCreateFromDisk(inStatus('stopped'), primary), 'primary-disk-kept'],
    ['rebuilding from nothing', vm.canRebuild(withoutReplica), 'vm-without-replica'],
    ['rebuilding while the only snapshot is being made', vm.canRebuild(withFirstReplica), 'replica-being-made'],
    ['rebuilding from one that is being made', vm.canRebuildFrom(withBoth, beingMade), 'replica-being-made'],
    ['deleting one that is being made', vm.canDeleteReplica(withBoth, beingMade), 'replica-being-made'],
    ['cloning without a disk', vm.canClone(bare), 'vm-without-disk'],
    ['a snapshot without a disk', vm.canSnapshot(bare), 'vm-without-disk'],
    ['backups without a disk', vm.canToggleBackup(bare), 'vm-without-disk'],
    ['reinstalling without a disk', vm.canReinstall(bare), 'vm-without-disk'],
    ['a VLAN without an interface', vm.canAddSubinterface(inStatus('running'), []), 'vm-without-interface'],
  ])('%s', (_, capability, reason) => {
    expect(capability).toEqual({ allowed: false, reason });
  });

  it('disks that were not understood are not taken for none', () => {
    const unknown = { ...bare, not_understood: ['storage'] };
    const all = [vm.canClone, vm.canSnapshot, vm.canToggleBackup, vm.canReinstall, vm.canRebuild];
    expect(all.map((can) => can(unknown).allowed)).toEqual(all.map(() => true));
  });

  it('interfaces that are not known are not taken for none', () => {
    expect(vm.canAddSubinterface(inStatus('running'))).toEqual({ allowed: true });
  });

  it('one snapshot that is being made is not in the way of another', () => {
    expect(vm.canRebuildFrom(withBoth, replica)).toEqual({ allowed: true });
  });
});
