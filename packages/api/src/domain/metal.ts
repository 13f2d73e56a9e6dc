import type { IssueCode, ReasonCode } from '../generated/texts.js';
import type { BareMetalLease, BareMetalMachineStatus, BareMetalSpec, Pricing } from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { isIpv4, isIpv6 } from './cidr.js';
import type { Issue } from './issue.js';
import { entryOf, type Known, understood } from './openValues.js';
import { type PriceContext, type PriceLine, priceLine } from './pricing.js';
import { readTimestamp } from './timestamps.js';
import { defineTransitions, type Transition } from './transitions.js';
import type { StatusTone } from './vmStatus.js';

/** Why something cannot be done with a spec or a lease now. */
type MetalReason = ReasonCode<'metal'>;

const minute = 60_000;

/** The statuses of bare-metal machines that pass by themselves (specification: infrastructure, section 4). */
export const machineTransitions = defineTransitions<Known<BareMetalMachineStatus>>({
  pending: { expected: 5 * minute, limit: 120 * minute },
  cleaning: { expected: 30 * minute, limit: 24 * 60 * minute },
});

/** What passes by itself about a lease: that its machine is being configured. */
export function leaseTransitions({
  status,
  created_at,
}: Pick<BareMetalLease, 'status' | 'created_at'>): readonly Transition[] {
  return machineTransitions.of(status, created_at);
}

const tones: Partial<Record<Known<BareMetalMachineStatus>, StatusTone>> = {
  available: 'success',
  in_use: 'success',
  offline: 'warning',
  deleted: 'danger',
};

/** How the status of a machine is coloured. */
export const machineTone = (status: string): StatusTone =>
  machineTransitions.has(status) ? 'info' : (entryOf(tones, status) ?? 'neutral');

/** Whether a lease is charged: not before its machine is configured (specification: infrastructure, section 4). */
export const isCharged = ({ status }: Pick<BareMetalLease, 'status'>): boolean => status !== 'pending';

/** Whether a machine of a spec can be leased now. Where that was not understood the server decides. */
export function canLease(spec: Pick<BareMetalSpec, 'is_available'>): Capability<MetalReason> {
  return understood(spec, 'is_available') === false ? refused('spec-unavailable') : allowed;
}

/** Whether a lease can be released now, in ms since 1970. Where the provider tells no time, it decides. */
export function canRelease(
  { releasable_at }: Pick<BareMetalLease, 'releasable_at'>,
  now: number,
): Capability<MetalReason> {
  const from = releasable_at ? readTimestamp(releasable_at) : undefined;
  return from && from.getTime() > now ? refused('release-too-soon') : allowed;
}

/** What is wrong with the id of an operating system (specification: infrastructure, section 5). */
export const checkOsId = (id: string): Issue<IssueCode<'metal'>>[] =>
  /^[a-z][a-z0-9_-]*$/.test(id) ? [] : [{ code: 'os-id-malformed' }];

/** Whether an operating system is ready to be used at once, any other takes a while to install; undefined where that was not understood. */
export const isReady = (spec: Pick<BareMetalSpec, 'ready_os_ids'>, os: string): boolean | undefined =>
  understood(spec, 'ready_os_ids')?.includes(os);

/** A public address of a machine: IPv4 or IPv6 (specification: infrastructure, section 5). */
export const isPublicIp = (text: string): boolean => isIpv4(text) || isIpv6(text);

/** What has to be known of a machine to tell whether its lease agrees with its status. */
interface MachineStanding {
  status: BareMetalMachineStatus;
  /** Uuid of its lease; null when nobody leases it. */
  lease: string | null;
  billing_account_id: number | null;
}

/** How a machine breaks the rules of its lease. */
type MachineFault = 'without-lease' | 'leased-status' | 'lease-without-account' | 'account-without-lease';

const leased = new Set<BareMetalMachineStatus>(['pending', 'in_use']);

/**
 * What is wrong about a machine: one that is pending or in use has a lease, and no other has one; a leased machine has a
 * billing account, and one that is not leased has none (specification: infrastructure, section 4).
 */
export function machineFaults({ status, lease, billing_account_id }: MachineStanding): MachineFault[] {
  const faults: [boolean, MachineFault][] = [
    [leased.has(status) && lease === null, 'without-lease'],
    [!leased.has(status) && lease !== null, 'leased-status'],
    [lease !== null && billing_account_id === null, 'lease-without-account'],
    [lease === null && billing_account_id !== null, 'account-without-lease'],
  ];
  return faults.flatMap(([broken, fault]) => (broken ? [fault] : []));
}

/** What a machine of a spec costs: its price is found by the spec's title (specification: infrastructure, section 9). */
export function metalPrice(
  pricing: Pricing | undefined,
  context: PriceContext,
  spec: Pick<BareMetalSpec, 'title'> | undefined,
): PriceLine {
  return priceLine(spec && pricing, context, 'BARE_METAL_SERVER', 1, spec?.title);
}
