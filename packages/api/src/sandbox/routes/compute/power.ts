import { canForceStop, canReinstall, canRescue, canStart, canStop } from '../../../domain/vmCapabilities.js';
import type { VmStatus } from '../../../generated/types.js';
import { licenseOf } from '../../catalogue/images.js';
import type { Call, Handlers } from '../../http/handlers.js';
import { durations, startTransition, stepsToStop } from '../../lifecycle/vmTransitions.js';
import { accountFor, assertAllowed, imageFor } from '../../rules/assertions.js';
import { logVm } from '../../rules/log.js';
import { locationStateOf, vmOf } from '../../rules/lookup.js';
import type { VmRecord } from '../../state/state.js';
import { keepSize } from '../../state/usage.js';

type Launch = Call<'startVm'> | Call<'startRescue'>;

function launch(call: Launch, record: VmRecord, status: VmStatus): void {
  accountFor(call.state, record.vm.billing_account);
  startTransition(call.state, call.now, record, {
    slug: call.path.location,
    status,
    steps: [['run', durations.start]],
    event: logVm(call, record, 'started'),
  });
}

/** A machine that is made anew from an image or a replica comes back as it was: running or stopped. */
export function remake(
  call: Call<'reinstallVm'> | Call<'rebuildVm'>,
  record: VmRecord,
  status: VmStatus,
  duration: number,
): void {
  const step = record.vm.status === 'running' ? 'run' : 'stop';
  record.vm.is_rescue = false;
  startTransition(call.state, call.now, record, {
    slug: call.path.location,
    status,
    steps: [[step, duration]],
    event: logVm(call, record, 'started'),
  });
}

/** Starts, stops and what relaunches a machine. */
export const power: Pick<Handlers, 'startVm' | 'stopVm' | 'startRescue' | 'reinstallVm'> = {
  startVm(call) {
    const record = vmOf(locationStateOf(call), call.body.uuid);
    assertAllowed(canStart(record.vm));
    launch(call, record, record.vm.status === 'hibernated' ? 'waking_up' : 'starting');
  },

  stopVm(call) {
    const { body, state, now, path } = call;
    const record = vmOf(locationStateOf(call), body.uuid);
    assertAllowed(body.force ? canForceStop(record.vm) : canStop(record.vm));
    startTransition(state, now, record, {
      slug: path.location,
      status: 'stopping',
      steps: stepsToStop(record, body.force),
      event: logVm(call, record, 'started'),
    });
  },

  startRescue(call) {
    const record = vmOf(locationStateOf(call), call.body.uuid);
    assertAllowed(canRescue(record.vm));
    launch(call, record, 'starting');
    record.vm.is_rescue = true;
  },

  reinstallVm(call) {
    const { body, user, state, now } = call;
    const record = vmOf(locationStateOf(call), body.uuid);
    assertAllowed(canReinstall(record.vm));
    imageFor(body.os_name, body.os_version, user);
    const license = licenseOf(body.os_name);
    if (license !== record.vm.license_type) {
      if (license) accountFor(state, record.vm.billing_account);
      keepSize(record, now);
    }
    record.vm.os_name = body.os_name;
    record.vm.os_version = body.os_version;
    record.vm.license_type = license;
    remake(call, record, 'reinstalling', durations.reinstall);
  },
};
