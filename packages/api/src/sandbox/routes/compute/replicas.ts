import { canDeleteReplica, canRebuild, canRebuildFrom, canSnapshot } from '../../../domain/vmCapabilities.js';
import type { Replica } from '../../../generated/types.js';
import { timestamp } from '../../clock.js';
import type { Handlers } from '../../http/handlers.js';
import { refuseField, refuseMissing } from '../../http/refusal.js';
import { addReplica } from '../../lifecycle/backups.js';
import { durations } from '../../lifecycle/vmTransitions.js';
import { accountFor, assertAllowed } from '../../rules/assertions.js';
import { logVm } from '../../rules/log.js';
import { locationStateOf, replicaOf, vmOf } from '../../rules/lookup.js';
import { schedule } from '../../state/pending.js';
import { nextUuid } from '../../state/random.js';
import type { VmRecord } from '../../state/state.js';
import { remake } from './power.js';

/** Snapshots and backups of a machine's disks. */
export const replicas: Pick<Handlers, 'createReplica' | 'deleteReplica' | 'rebuildVm'> = {
  createReplica(call) {
    const { body, state, now, path } = call;
    const record = vmOf(locationStateOf(call), body.uuid);
    assertAllowed(canSnapshot(record.vm));
    accountFor(state, record.vm.billing_account);
    const disk = record.vm.storage.find((one) => one.primary) ?? refuseMissing('Disk');
    const replica: Replica = {
      uuid: nextUuid(state),
      type: 'snapshot',
      master_uuid: disk.uuid,
      status: 'creating',
      created_at: timestamp(now),
    };
    addReplica(disk, replica);
    record.vm.updated_at = timestamp(now);
    schedule(state, {
      kind: 'replica',
      location: path.location,
      vm: record.vm.uuid,
      replica: replica.uuid,
      due: now + durations.snapshot,
      event: logVm(call, record, 'started'),
    });
    return replica;
  },

  deleteReplica(call) {
    const { body, now } = call;
    const requested = body.replica_uuid;
    const has = ({ vm }: VmRecord): boolean =>
      vm.storage.some((disk) => disk.replicas.some((one) => one.uuid === requested));
    const found = Object.values(locationStateOf(call).vms).find((one) => one.vm.status !== 'deleted' && has(one));
    const record = found ?? refuseMissing('Snapshot or backup');
    const { disk, replica } = replicaOf(record, requested);
    assertAllowed(canDeleteReplica(record.vm, replica));
    disk.replicas = disk.replicas.filter((one) => one !== replica);
    record.vm.updated_at = timestamp(now);
    logVm(call, record);
  },

  rebuildVm(call) {
    const record = vmOf(locationStateOf(call), call.body.uuid);
    assertAllowed(canRebuild(record.vm));
    const { replica } = replicaOf(record, call.body.replica_uuid);
    if (replica.type !== call.body.type) refuseField('type', `must be ${replica.type}, as the replica is`);
    assertAllowed(canRebuildFrom(record.vm, replica));
    remake(call, record, 'rebuilding', durations.rebuild);
  },
};
