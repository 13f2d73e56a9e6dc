import {
  canChangePassword,
  canClone,
  canDelete,
  canRename,
  canResize,
  canToggleBackup,
} from '../../../domain/vmCapabilities.js';
import { checkUsername, hostnameFrom } from '../../../domain/vmValidation.js';
import type { Vm } from '../../../generated/types.js';
import type { Call, Handlers } from '../../http/handlers.js';
import { durations } from '../../lifecycle/durations.js';
import { begin } from '../../lifecycle/vmSteps.js';
import {
  accountFor,
  demand,
  demandAffordable,
  demandOpen,
  demandRule,
  demandWithinLimits,
} from '../../rules/demands.js';
import { logVm } from '../../rules/log.js';
import { placeOf, vmOf } from '../../rules/lookup.js';
import { unassign } from '../../state/addresses.js';
import { nextMac, nextUuid } from '../../state/random.js';
import { stamp } from '../../state/stamp.js';
import type { SandboxVm, VmRecord } from '../../state/state.js';
import { createVm, newDisk } from './create.js';

type VmHandlers = Pick<
  Handlers,
  'createVm' | 'listVms' | 'updateVm' | 'deleteVm' | 'cloneVm' | 'toggleVmBackup' | 'setVmPassword'
>;

function demandResizable(call: Call<'updateVm'>, vm: Vm): void {
  const { ram = vm.memory, vcpu = vm.vcpu } = call.body;
  if (ram === vm.memory && vcpu === vm.vcpu) return;
  demand(canResize(vm));
  if (vcpu !== vm.vcpu) demandWithinLimits('vcpu', vcpu);
  if (ram !== vm.memory) demandWithinLimits('ram', ram);
  const account = call.state.billing_accounts.find(({ id }) => id === vm.billing_account);
  if (account) demandAffordable(call.state, account, { vcpu, ram, vm });
}

function cloneOf({ state, now, body }: Call<'cloneVm'>, { vm, ignores_acpi }: VmRecord): VmRecord {
  const copy: SandboxVm = {
    ...vm,
    uuid: nextUuid(state),
    name: body.name,
    hostname: hostnameFrom(body.name),
    mac: nextMac(state),
    private_ipv4: null,
    public_ipv4: null,
    public_ipv6: null,
    backup: false,
    is_rescue: false,
    current_pool_uuid: null,
    current_pool_name: null,
    storage: vm.storage.map(({ size }, at) => newDisk({ state }, size, at)),
    created_at: stamp(now),
  };
  return { vm: copy, interface_uuid: nextUuid(state), subinterfaces: [], ignores_acpi, wants_public_ip: false };
}

/** What is done to a machine as a whole. */
export const vms: VmHandlers = {
  createVm,

  listVms: (call) =>
    Object.values(placeOf(call).vms)
      .map(({ vm }) => vm)
      .filter((vm) => vm.status !== 'deleted'),

  updateVm(call) {
    const { body, now } = call;
    const record = vmOf(placeOf(call), body.uuid);
    const { vm } = record;
    if (body.name !== undefined) {
      demand(canRename(vm));
      demandWithinLimits('name', body.name);
    }
    demandResizable(call, vm);
    vm.name = body.name ?? vm.name;
    vm.memory = body.ram ?? vm.memory;
    vm.vcpu = body.vcpu ?? vm.vcpu;
    vm.updated_at = stamp(now);
    logVm(call, record);
    return vm;
  },

  deleteVm(call) {
    const { body, state, now, path } = call;
    const place = placeOf(call);
    const record = vmOf(place, body.uuid);
    demand(canDelete(record.vm));
    for (const address of Object.values(place.addresses)) {
      if (address.assigned_to === record.vm.uuid) unassign(place, address, now);
    }
    begin(state, now, record, {
      slug: path.location,
      status: 'deleted',
      steps: [['vanish', durations.remove]],
      event: logVm(call, record, 'started'),
    });
  },

  cloneVm(call) {
    const { body, state, now, path } = call;
    const place = placeOf(call);
    const source = vmOf(place, body.uuid);
    demand(canClone(source.vm));
    demandOpen(path.location);
    demandWithinLimits('name', body.name);
    const account = accountFor(state, source.vm.billing_account);
    demandAffordable(state, account, { vcpu: source.vm.vcpu, ram: source.vm.memory });
    const clone = cloneOf(call, source);
    place.vms[clone.vm.uuid] = clone;
    begin(state, now, clone, {
      slug: path.location,
      status: 'cloning',
      // The clone ends as its source was when it was asked for.
      steps: [
        ['get_address', durations.address],
        [source.vm.status === 'running' ? 'run' : 'stop', durations.clone],
      ],
      event: logVm(call, clone, 'started'),
    });
    return clone.vm;
  },

  toggleVmBackup(call) {
    const record = vmOf(placeOf(call), call.body.uuid);
    demand(canToggleBackup(record.vm));
    // Switching on costs something; switching off never does.
    if (!record.vm.backup) accountFor(call.state, record.vm.billing_account);
    record.vm.backup = !record.vm.backup;
    record.vm.updated_at = stamp(call.now);
    logVm(call, record);
  },

  setVmPassword(call) {
    const record = vmOf(placeOf(call), call.body.uuid);
    demand(canChangePassword(record.vm));
    demandRule('username', call.body.username, (name) => checkUsername(name, record.vm.os_name));
    // Nothing reads a password back, so none is kept.
    logVm(call, record);
  },
};
