import { canAddDisk, canDeleteDisk, canResizeDisk } from '../../../domain/vmCapabilities.js';
import { checkDiskGrowth } from '../../../domain/vmValidation.js';
import { timestamp } from '../../clock.js';
import type { Handlers } from '../../http/handlers.js';
import { refuseConflict } from '../../http/refusal.js';
import { accountFor, assertAllowed, assertValid, assertWithinLimits } from '../../rules/assertions.js';
import { logVm } from '../../rules/log.js';
import { diskOf, locationStateOf, vmOf } from '../../rules/lookup.js';
import type { VmRecord } from '../../state/state.js';
import { keepSize } from '../../state/usage.js';
import { newDisk } from './create.js';

const most = 8;

/** The first letter no disk of the machine has. */
function freeSlot({ vm }: VmRecord): number {
  const names = new Set(vm.storage.map((disk) => disk.name));
  for (let at = 0; at < most; at += 1) {
    if (!names.has(`sd${String.fromCharCode(97 + at)}`)) return at;
  }
  return refuseConflict(`A virtual machine takes at most ${most} disks`);
}

/** The disks of a machine. They only grow, and the one it boots from stays (specification: infrastructure, section 4). */
export const disks: Pick<Handlers, 'addDisk' | 'resizeDisk' | 'deleteDisk'> = {
  addDisk(call) {
    const { body, state, now } = call;
    const record = vmOf(locationStateOf(call), body.uuid);
    assertAllowed(canAddDisk(record.vm));
    assertWithinLimits('size_gb', body.size_gb);
    accountFor(state, record.vm.billing_account);
    const disk = newDisk(call, body.size_gb, freeSlot(record));
    keepSize(record, now);
    record.vm.storage.push(disk);
    record.vm.updated_at = timestamp(now);
    logVm(call, record);
    return disk;
  },

  resizeDisk(call) {
    const { body, state, now } = call;
    const record = vmOf(locationStateOf(call), body.uuid);
    const disk = diskOf(record, body.disk_uuid);
    assertAllowed(canResizeDisk(record.vm));
    assertValid('size_gb', checkDiskGrowth(body.size_gb, disk.size));
    assertWithinLimits('size_gb', body.size_gb);
    accountFor(state, record.vm.billing_account);
    keepSize(record, now);
    disk.size = body.size_gb;
    record.vm.updated_at = timestamp(now);
    logVm(call, record);
    return disk;
  },

  deleteDisk(call) {
    const { body, now } = call;
    const record = vmOf(locationStateOf(call), body.uuid);
    const disk = diskOf(record, body.storage_uuid);
    assertAllowed(canDeleteDisk(record.vm, disk));
    keepSize(record, now);
    record.vm.storage = record.vm.storage.filter((one) => one !== disk);
    record.vm.updated_at = timestamp(now);
    logVm(call, record);
  },
};
