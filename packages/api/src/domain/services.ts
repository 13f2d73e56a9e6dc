import type { ReasonCode } from '../generated/texts.js';
import type {
  ManagedService,
  ManagedServiceStatus,
  ServiceConfiguration,
  ServicePackage,
  ServiceResource,
} from '../generated/types.js';
import { allowed, type Capability, refused } from './capability.js';
import { isFeatureOn } from './features.js';
import { entryOf, isKnown, type Known, type PartlyKnown, understood } from './openValues.js';
import { diskPrice, type PriceContext, priceLine, type PriceSummary, sumOf } from './pricing.js';
import { defineTransitions, type Transition } from './transitions.js';
import { megabytesPerGigabyte } from './units.js';
import { isBeingMade } from './vmStatus.js';
import { type StatusTone, vmTransitions } from './vmStatus.js';

/** Why something cannot be done with a managed service now. */
type ServiceReason = ReasonCode<'services'>;

export type ServiceCapability = Capability<ServiceReason>;

/** How many daily backups of a service are kept (specification: infrastructure, section 9). */
export const backupsKept = 7;

const second = 1000;

/** The statuses of managed services that pass by themselves (specification: infrastructure, section 4). */
export const serviceTransitions = defineTransitions<Known<ManagedServiceStatus>>({
  requested: { expected: 120 * second, limit: 900 * second },
});

/** All that passes by itself about a service: its own status, and those of its machines. */
export function serviceTransitionsOf({
  status,
  created_at,
  resources,
}: Pick<ManagedService, 'status' | 'created_at' | 'resources'>): readonly Transition[] {
  return [
    ...serviceTransitions.of(status, created_at),
    ...resources.flatMap((one) => vmTransitions.of(one.status ?? '', one.status_changed_at)),
  ];
}

const tones: Partial<Record<Known<ManagedServiceStatus>, StatusTone>> = {
  active: 'success',
  requested: 'info',
  deleted: 'danger',
};

/** `success` active, `info` requested, `danger` deleted, `neutral` unknown. */
export const serviceTone = (status: ManagedServiceStatus): StatusTone => entryOf(tones, status) ?? 'neutral';

type Standing = Pick<ManagedService, 'status'>;

/** Whether a service can be renamed, charged to another account, deleted, and its whitelist changed. */
export const canChangeService = ({ status }: Standing): ServiceCapability =>
  status === 'deleted' ? refused('service-deleted') : allowed;

/** Whether a service can be used: its secrets asked for, its machines started and stopped. */
export function canUseService({ status }: Standing): ServiceCapability {
  if (status === 'requested') return refused('service-requested');
  return canChangeService({ status });
}

/** A machine of a service, with the service it is a part of. */
interface PartOfService {
  service: Standing;
  resource: Pick<ServiceResource, 'resource_type' | 'status'> & Pick<ServiceResource, 'replicas'>;
}

function canOperate({ service, resource }: PartOfService): ServiceCapability {
  if (resource.resource_type !== 'vm') return refused('service-part-not-a-machine');
  const usable = canUseService(service);
  if (!usable.allowed) return usable;
  return vmTransitions.has(resource.status ?? '') ? refused('service-machine-busy') : allowed;
}

export function canStartPart(part: PartOfService): ServiceCapability {
  const operable = canOperate(part);
  return operable.allowed && part.resource.status === 'running' ? refused('service-machine-running') : operable;
}

export function canStopPart(part: PartOfService): ServiceCapability {
  const operable = canOperate(part);
  return operable.allowed && part.resource.status === 'stopped' ? refused('service-machine-stopped') : operable;
}

/** How many machines a service has; undefined where its parts were not understood. */
export const machineCount = (service: Pick<ManagedService, 'resources'> & PartlyKnown): number | undefined =>
  understood(service, 'resources')?.filter((one) => one.resource_type === 'vm').length;

/** The backups that a machine can be put back to: those that are finished. */
export const finishedBackups = ({ replicas = [] }: Pick<ServiceResource, 'replicas'>) =>
  replicas.filter((one) => !isBeingMade(one));

/** Whether a machine can be put back to one of its backups. */
export function canRebuildPart(part: PartOfService): ServiceCapability {
  const operable = canOperate(part);
  if (!operable.allowed) return operable;
  return finishedBackups(part.resource).length === 0 ? refused('service-machine-without-backup') : allowed;
}

/**
 * What a service is charged, by the parts that the server names; unknown where it does not say what one costs, says it
 * in another currency than `currency`, or was not understood.
 */
export function chargedPrice(
  service: Pick<ManagedService, 'prices'> & PartlyKnown,
  currency: string,
): Pick<PriceSummary, 'hourly' | 'monthly'> {
  const { prices } = service;
  const sum = (amounts: readonly (number | undefined)[]): number | undefined => {
    if (!isKnown(service, 'prices') || prices.some((one) => (one.currency ?? currency) !== currency)) return undefined;
    const total = amounts.reduce<number>((all, amount) => all + (amount ?? Number.NaN), 0);
    return prices.length > 0 && Number.isFinite(total) ? total : undefined;
  };
  return {
    hourly: sum(prices.map((one) => one.price_per_hour)),
    monthly: sum(prices.map((one) => one.price_per_month)),
  };
}

/** What a service of a size costs, row by row: CPU, RAM and disks of all its machines. */
export function servicePrice(
  pricing: Parameters<typeof priceLine>[0],
  context: PriceContext,
  { vcpu, memory, storage_gb }: ServicePackage,
  nodes: number,
): PriceSummary {
  return sumOf([
    priceLine(pricing, context, 'CPU', vcpu * nodes),
    priceLine(pricing, context, 'RAM', (memory / megabytesPerGigabyte) * nodes),
    diskPrice(pricing, context, storage_gb * nodes),
  ]);
}

/** The services that a site offers: Kubernetes only where its flag is on (specification: infrastructure, section 1). */
export function offeredServices(
  configurations: readonly ServiceConfiguration[],
  features: Parameters<typeof isFeatureOn>[0],
): ServiceConfiguration[] {
  return configurations.filter(({ service }) => service !== 'kubernetes' || isFeatureOn(features, 'kubernetes'));
}

/** Whether a service can be ordered in a location. */
export function canOrderIn({ locations }: Pick<ServiceConfiguration, 'locations'>, slug: string): ServiceCapability {
  return locations === undefined || locations.includes(slug) ? allowed : refused('service-not-in-location');
}

/** How many machines a service may have, the fewest first; a single one where nothing else is told. */
export function nodeCounts(offer: Omit<ServiceConfiguration, 'service' | 'versions'>): number[] {
  const { allows_single_node = true, allows_multi_node = false, multi_node_counts = [] } = offer;
  const counts = [...(allows_single_node ? [1] : []), ...(allows_multi_node ? multi_node_counts : [])];
  return counts.length > 0 ? counts : [1];
}

/** The services of the specification (infrastructure, section 9) that have a name in the world. */
const products = { mariadb: 'MariaDB', postgresql: 'PostgreSQL', kubernetes: 'Kubernetes' };

/** "PostgreSQL"; of an unknown service what the server calls it. */
export const productName = (service: string): string => entryOf(products, service) ?? service;
