import { isCharged, metalPrice } from '../../domain/metal.js';
import { isAssigned, isChargedAlone } from '../../domain/network.js';
import { addressPrice, loadBalancerPrice, type PriceContext, sizeOf, vmPrice } from '../../domain/pricing.js';
import { servicePrice } from '../../domain/services.js';
import { bytesPerGigabyte, storagePrice } from '../../domain/storage.js';
import { parseTimestamp } from '../../domain/timestamps.js';
import { megabytesPerGigabyte } from '../../domain/units.js';
import type { Timestamp, UsageConfiguration, UsageEntry } from '../../generated/types.js';
import { locations } from '../catalogue/locations.js';
import { metalOffers } from '../catalogue/metal.js';
import { pricing } from '../catalogue/pricing.js';
import { site } from '../catalogue/site.js';
import { timestamp } from '../clock.js';
import type { LocationState, SandboxVm, State, VmRecord } from './state.js';
import { bucketUsage } from './storage.js';

const hour = 60 * 60 * 1000;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Something that is charged, as it is now. */
interface Charged {
  uuid?: string;
  /** Kind and name. */
  description: string;
  /** When it was made, or was first charged; before the month where nobody knows. */
  created_at: Timestamp | undefined;
  /** Its size in words, where it has one. */
  size?: string;
  /** For one hour; undefined where the price list does not name it. */
  hourly: number | undefined;
  /** What it was before, the oldest first. */
  earlier?: VmRecord['earlier_sizes'];
}

const contextOf = (location: string): PriceContext => ({ currency: site.siteCurrency, location });

const sizeText = (vcpu: number, memory: number, disk: number): string =>
  `${vcpu} vCPU, ${memory / megabytesPerGigabyte} GB RAM, ${disk} GB`;

function vmCharge(vm: SandboxVm): Pick<Charged, 'size' | 'hourly'> {
  const context = { ...contextOf(vm.location), pool: vm.designated_pool_uuid };
  const disk = vm.storage.reduce((sum, { size }) => sum + size, 0);
  return { size: sizeText(vm.vcpu, vm.memory, disk), hourly: vmPrice(pricing, context, sizeOf(vm)).hourly };
}

/** Keeps what a machine was until now, for its usage: `was` is what it is, as long as its size has yet to change. */
export function keepSize(record: VmRecord, now: number, was = record.vm): void {
  const { size = '', hourly = 0 } = vmCharge(was);
  record.earlier_sizes = [...(record.earlier_sizes ?? []), { until: timestamp(now), size, hourly }];
}

function* chargedIn(slug: string, place: LocationState, account: number): Generator<Charged> {
  const context = contextOf(slug);
  for (const { vm, earlier_sizes: earlier } of Object.values(place.vms)) {
    if (vm.billing_account !== account || vm.status === 'deleted') continue;
    const { uuid, name, created_at } = vm;
    yield { uuid, description: `Virtual machine ${name}`, created_at, ...vmCharge(vm), ...(earlier && { earlier }) };
  }
  for (const { uuid, display_name, billing_account_id, status, created_at, size, nodes } of Object.values(
    place.services,
  )) {
    if (billing_account_id !== account || status === 'deleted') continue;
    const each = sizeText(size.vcpu, size.memory, size.storage_gb);
    yield {
      uuid,
      description: `Managed service ${display_name}`,
      created_at,
      size: nodes > 1 ? `${nodes} × ${each}` : each,
      hourly: servicePrice(pricing, context, size, nodes).hourly,
    };
  }
  for (const { uuid, display_name, billing_account_id, created_at } of Object.values(place.load_balancers)) {
    if (billing_account_id !== account) continue;
    const { hourly } = loadBalancerPrice(pricing, context);
    yield { uuid, description: `Load balancer ${display_name}`, created_at, hourly };
  }
  for (const row of Object.values(place.addresses)) {
    if (row.billing_account_id !== account || !isChargedAlone(row)) continue;
    yield {
      uuid: row.uuid,
      description: `IP address ${row.address}`,
      created_at: row.created_at,
      size: isAssigned(row) ? 'Assigned' : 'Reserved',
      hourly: addressPrice(pricing, context, row, isAssigned(row)).hourly,
    };
  }
  for (const { lease, spec, status, billing_account_id } of Object.values(place.machines)) {
    if (!lease || !isCharged({ status }) || billing_account_id !== account) continue;
    const offer = metalOffers.find((one) => one.spec.id === spec)?.spec;
    yield {
      uuid: lease.uuid,
      description: `Bare metal ${lease.display_name}`,
      created_at: lease.configured_at,
      size: `${offer?.title ?? spec}: ${offer?.subtitle ?? ''}`,
      hourly: metalPrice(pricing, context, offer).hourly,
    };
  }
}

function* chargedBuckets({ storage }: State, account: number): Generator<Charged> {
  for (const bucket of Object.values(storage.buckets)) {
    if (bucket.billing_account_id !== account) continue;
    const gigabytes = bucketUsage(bucket).size_bytes / bytesPerGigabyte;
    yield {
      description: `Bucket ${bucket.name}`,
      created_at: bucket.created_at,
      size: `${round(gigabytes, 2)} GB`,
      hourly: storagePrice(pricing, { currency: site.siteCurrency, locations }, gigabytes).hourly,
    };
  }
}

/** What something costs for a time, in millionths of the currency: usage is measured in them. */
const microCost = (hours: number, hourly: number): number => Math.round(hours * hourly * 1_000_000);

/** The parts of a time, in ms, in which something was there and had one size. */
function* partsOf({ created_at, size = '', hourly = 0, earlier = [] }: Charged, from: number, until: number) {
  let start = created_at === undefined ? from : Math.max(from, parseTimestamp(created_at).getTime());
  for (const one of earlier) {
    const end = Math.min(parseTimestamp(one.until).getTime(), until);
    if (end < start) continue;
    yield { size: one.size, hourly: one.hourly, hours: (end - start) / hour };
    start = end;
  }
  if (start <= until) yield { size, hourly, hours: (until - start) / hour };
}

/** The hours between two points in time since something was made, divided among the sizes that it has had. */
function usageEntry(charged: Charged, from: number, until: number): UsageEntry {
  const { uuid, description, size, hourly = 0 } = charged;
  const parts = Array.from(partsOf(charged, from, until));
  const configurations = parts.map((part): UsageConfiguration => ({
    description: part.size,
    hours: round(part.hours, 2),
    price: round(part.hourly, 10),
    cost: microCost(part.hours, part.hourly) / 1_000_000,
  }));
  return {
    ...(uuid !== undefined && { uuid }),
    hours: round(
      parts.reduce((sum, { hours }) => sum + hours, 0),
      2,
    ),
    price: round(hourly, 10),
    cost: parts.reduce((sum, part) => sum + microCost(part.hours, part.hourly), 0) / 1_000_000,
    description,
    ...(size !== undefined && { configurations }),
  };
}

function* chargedTo(state: State, account: number): Generator<Charged> {
  for (const [slug, location] of Object.entries(state.locations)) yield* chargedIn(slug, location, account);
  yield* chargedBuckets(state, account);
}

/**
 * What the resources of a billing account have cost from one point in time until another, in ms: those that are there, at
 * the prices of the price list. A size is charged until the next one; what else changes is charged as it is now.
 */
export function usageBetween(state: State, account: number, from: number, until: number): UsageEntry[] {
  return Array.from(chargedTo(state, account), (charged) => usageEntry(charged, from, until));
}

/** When the month of a point in time began, in UTC; in ms. */
export function monthOf(now: number): number {
  const today = new Date(now);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
}

/** What the resources of a billing account have cost since the month began, in UTC. */
export function usageOf(state: State, account: number, now: number): UsageEntry[] {
  const from = monthOf(now);
  return Array.from(chargedTo(state, account), (charged) => ({
    ...usageEntry(charged, from, now),
    daily_costs: dailyCosts(charged, from, now).map((cost) => cost / 1_000_000),
  }));
}

const day = 24 * hour;

/** What something has cost by each day from one point in time until another, in millionths: they add up to its cost. */
function dailyCosts(charged: Charged, from: number, until: number): number[] {
  const costUntil = (end: number): number =>
    Array.from(partsOf(charged, from, end)).reduce((sum, part) => sum + microCost(part.hours, part.hourly), 0);
  const days = Math.ceil((until - from) / day);
  const sums = Array.from({ length: days }, (_, index) => costUntil(Math.min(from + (index + 1) * day, until)));
  return sums.map((sum, index) => sum - (sums[index - 1] ?? 0));
}

/** The costs of `usageOf` together, in millionths of the currency; quick, for ten thousand resources. */
export function usageCost(state: State, account: number, now: number): number {
  const from = monthOf(now);
  let sum = 0;
  for (const charged of chargedTo(state, account)) {
    for (const { hours, hourly } of partsOf(charged, from, now)) sum += microCost(hours, hourly);
  }
  return sum;
}
