import { gracefulStopTimeout } from '../../domain/vmStatus.js';
import type { VmStatus } from '../../generated/types.js';
import { defaultPool } from '../catalogue/locations.js';
import { timestamp } from '../clock.js';
import { assignToVm, reserveAddress } from '../state/addresses.js';
import { giveUp } from '../state/events.js';
import { freeHost, hostAddress, publicIpv6 } from '../state/networks.js';
import { isStepOfVm, schedule, type VmStep } from '../state/pending.js';
import type { LocationState, State, VmRecord } from '../state/state.js';
import { halted, haltingLevels } from './serviceTransitions.js';

const second = 1000;

/** How long things take in the sandbox, in ms. */
export const durations = {
  /** Until a machine being created has its addresses. */
  address: 12 * second,
  create: 20 * second,
  start: 6 * second,
  stop: 10 * second,
  forcedStop: 2 * second,
  /** A graceful stop that is not over by then is forced (specification: infrastructure, section 9). */
  gracefulStop: gracefulStopTimeout,
  reinstall: 30 * second,
  rebuild: 30 * second,
  clone: 25 * second,
  snapshot: 4 * second,
  remove: 3 * second,
} as const;

/** Gives a machine another status. */
function setStatus({ vm }: VmRecord, status: VmStatus, at: number): void {
  vm.status = status;
  vm.status_changed_at = timestamp(at);
  vm.updated_at = timestamp(at);
}

interface TransitionStart {
  slug: string;
  status: VmStatus;
  /** What happens by itself afterwards, and after how many ms. The last one ends the event. */
  steps: [VmStep, number][];
  event: string;
}

/** Starts a transition of a machine; one that it was in before is given up. */
export function startTransition(
  state: State,
  now: number,
  record: VmRecord,
  { slug, status, steps, event }: TransitionStart,
): void {
  giveUp(state, isStepOfVm(record.vm.uuid));
  setStatus(record, status, now);
  for (const [at, [step, after]] of steps.entries()) {
    schedule(state, {
      kind: 'vm',
      location: slug,
      vm: record.vm.uuid,
      step,
      due: now + after,
      ...(at === steps.length - 1 ? { event } : {}),
    });
  }
}

/** The steps of a stop. Some operating systems ignore a graceful one, until it is forced after 120 s. */
export function stepsToStop(record: VmRecord, force: boolean): [VmStep, number][] {
  if (force) return [['stop', durations.forcedStop]];
  return record.ignores_acpi ? [['force_stop', durations.gracefulStop]] : [['stop', durations.stop]];
}

function assignAddresses(state: State, slug: string, location: LocationState, record: VmRecord, at: number): void {
  const { vm } = record;
  const network = vm.network_uuid ? location.networks[vm.network_uuid] : undefined;
  const host = network ? freeHost(location, network) : undefined;
  if (!network || host === undefined) return;
  vm.private_ipv4 = hostAddress(network.subnet, host);
  vm.public_ipv6 = publicIpv6(network, host);
  vm.updated_at = timestamp(at);
  if (!record.wants_public_ip) return;
  record.wants_public_ip = false;
  const address = reserveAddress(state, at, { slug, name: vm.name, billing_account_id: vm.billing_account });
  if (address) assignToVm(address, record, at);
}

function run(slug: string, record: VmRecord, at: number): void {
  const { vm } = record;
  const standard = defaultPool(slug);
  setStatus(record, 'running', at);
  vm.current_pool_uuid = vm.designated_pool_uuid ?? standard?.uuid ?? null;
  vm.current_pool_name = vm.designated_pool_name ?? standard?.name ?? null;
}

function stop(record: VmRecord, at: number): void {
  setStatus(record, 'stopped', at);
  record.vm.is_rescue = false;
  record.vm.current_pool_uuid = null;
  record.vm.current_pool_name = null;
}

const atOnce: ReadonlySet<VmStatus> = new Set(['running', 'hibernated', 'starting', 'rebooting', 'waking_up']);

/** Stops a machine whose billing account pays for none that runs. One that is still being made is stopped once it is ready. */
export function haltVm(state: State, record: VmRecord, at: number): void {
  const { uuid, status } = record.vm;
  if (!atOnce.has(status)) return;
  giveUp(state, isStepOfVm(uuid), halted);
  stop(record, at);
}

const isHalted = (state: State, { vm }: VmRecord): boolean => {
  const payer = state.billing_accounts.find(({ id }) => id === vm.billing_account);
  return haltingLevels.has(payer?.restriction_level ?? '');
};

const forced = 'The machine did not shut down within 120 seconds and was stopped by force';

/** Does the next step of a machine's transition. */
export function applyVmStep(
  state: State,
  slug: string,
  record: VmRecord,
  step: VmStep,
  at: number,
): { message: string | null } {
  const location = state.locations[slug];
  if (!location) return { message: null };
  switch (step) {
    case 'assign_addresses':
      assignAddresses(state, slug, location, record, at);
      break;
    case 'run':
      if (isHalted(state, record)) {
        stop(record, at);
        return { message: halted };
      }
      run(slug, record, at);
      break;
    case 'stop':
      stop(record, at);
      break;
    case 'force_stop':
      stop(record, at);
      return { message: forced };
    case 'remove':
      delete location.vms[record.vm.uuid];
  }
  return { message: null };
}
