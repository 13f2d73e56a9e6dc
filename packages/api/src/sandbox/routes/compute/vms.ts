import {
  canChangePassword,
  canClone,
  canDelete,
  canRename,
  canResize,
  canToggleBackup,
} from '../../../domain/vmCapabilities.js';
import { checkUsername } from '../../../domain/vmValidation.js';
import type { Vm } from '../../../generated/types.js';
import { timestamp } from '../../clock.js';
import type { Call, Handlers } from '../../http/handlers.js';
import { durations, startTransition } from '../../lifecycle/vmTransitions.js';
import {
  accountFor,
  assertAllowed,
  assertAffordable,
  assertLocationOpen,
  assertRule,
  assertWithinLimits,
} from '../../rules/assertions.js';
import { logVm } from '../../rules/log.js';
import { locationStateOf, vmOf } from '../../rules/lookup.js';
import { unassign } from '../../state/addresses.js';
import { nextMac, nextUuid } from '../../state/random.js';
import type { SandboxVm, VmRecord } from '../../state/state.js';
import { keepSize } from '../../state/usage.js';
import { createVm, newDisk } from './create.js';
import { hostnameFrom } from './hostname.js';

type VmHandlers = Pick<
  Handlers,
  'createVm' | 'listVms' | 'updateVm' | 'deleteVm' | 'cloneVm' | 'toggleVmBackup' | 'setVmPassword'
>;

function assertResizable(call: Call<'updateVm'>, vm: Vm): void {
  const { ram = vm.memory, vcpu = vm.vcpu } = call.body;
  if (ram === vm.memory && vcpu === vm.vcpu) return;
  assertAllowed(canResize(vm));
  if (vcpu !== vm.vcpu) assertWithinLimits('vcpu', vcpu);
  if (ram !== vm.memory) assertWithinLimits('ram', ram);
  const account = call.state.billing_accounts.find(({ id }) => id === vm.billing_account);
  if (account) assertAffordable(call.state, account, { vcpu, ram, resource: vm });
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
    created_at: timestamp(now),
  };
  return { vm: copy, interface_uuid: nextUuid(state), subinterfaces: [], ignores_acpi, wants_public_ip: false };
}

/** What is done to a machine as a whole. */
export const vms: VmHandlers = {
  createVm,

  listVms: (call) =>
    Object.values(locationStateOf(call).vms)
      .map(({ vm }) => vm)
      .filter((vm) => vm.status !== 'deleted'),

  updateVm(call) {
    const { body, now } = call;
    const record = vmOf(locationStateOf(call), body.uuid);
    const { vm } = record;
    if (body.name !== undefined) {
      assertAllowed(canRename(vm));
      assertWithinLimits('name', body.name);
    }
    assertResizable(call, vm);
    const { ram = vm.memory, vcpu = vm.vcpu } = body;
    if (ram !== vm.memory || vcpu !== vm.vcpu) keepSize(record, now);
    vm.name = body.name ?? vm.name;
    vm.memory = ram;
    vm.vcpu = vcpu;
    vm.updated_at = timestamp(now);
    logVm(call, record);
    return vm;
  },

  deleteVm(call) {
    const { body, state, now, path } = call;
    const locationState = locationStateOf(call);
    const record = vmOf(locationState, body.uuid);
    assertAllowed(canDelete(record.vm));
    for (const address of Object.values(locationState.addresses)) {
      if (address.assigned_to === record.vm.uuid) unassign(locationState, address, now);
    }
    for (const balancer of Object.values(locationState.load_balancers)) {
      balancer.targets = balancer.targets.filter(({ target_uuid }) => target_uuid !== record.vm.uuid);
    }
    for (const firewall of Object.values(locationState.firewalls)) {
      firewall.resources_assigned = firewall.resources_assigned.filter(
        ({ resource_uuid }) => resource_uuid !== record.vm.uuid,
      );
    }
    startTransition(state, now, record, {
      slug: path.location,
      status: 'deleted',
      steps: [['remove', durations.remove]],
      event: logVm(call, record, 'started'),
    });
  },

  cloneVm(call) {
    const { body, state, now, path } = call;
    const locationState = locationStateOf(call);
    const source = vmOf(locationState, body.uuid);
    assertAllowed(canClone(source.vm));
    assertLocationOpen(path.location);
    assertWithinLimits('name', body.name);
    const account = accountFor(state, source.vm.billing_account);
    assertAffordable(state, account, { vcpu: source.vm.vcpu, ram: source.vm.memory });
    const clone = cloneOf(call, source);
    locationState.vms[clone.vm.uuid] = clone;
    startTransition(state, now, clone, {
      slug: path.location,
      status: 'cloning',
      // The clone ends as its source was when it was asked for.
      steps: [
        ['assign_addresses', durations.address],
        [source.vm.status === 'running' ? 'run' : 'stop', durations.clone],
      ],
      event: logVm(call, clone, 'started'),
    });
    return clone.vm;
  },

  toggleVmBackup(call) {
    const record = vmOf(locationStateOf(call), call.body.uuid);
    assertAllowed(canToggleBackup(record.vm));
    // Switching on costs something; switching off never does.
    if (!record.vm.backup) accountFor(call.state, record.vm.billing_account);
    record.vm.backup = !record.vm.backup;
    record.vm.updated_at = timestamp(call.now);
    logVm(call, record);
  },

  setVmPassword(call) {
    const record = vmOf(locationStateOf(call), call.body.uuid);
    assertAllowed(canChangePassword(record.vm));
    assertRule('username', call.body.username, (name) => checkUsername(name, record.vm.os_name));
    // Nothing reads a password back, so none is kept.
    logVm(call, record);
  },
};
