import type { IpAddress, Pricing, Replica, ResourcePrice, ResourceType, Vm } from '../generated/types.js';
import { isKnown, type PartlyKnown } from './openValues.js';
import { isWindows } from './operatingSystem.js';
import { publicIpv4Of } from './publicIpv4.js';
import { megabytesPerGigabyte } from './units.js';
import { replicaTransitions } from './vmStatus.js';

/** The key of the prices of a location's hosts that have none of their own. */
export const defaultPool = 'default';

/** Where and in which currency something is priced. */
export interface PriceContext {
  /** Currency of the account (ISO 4217). */
  currency: string;
  /** Slug of the location. */
  location: string;
  /** Uuid of the host pool; the location's default prices otherwise, and for what the pool does not price. */
  pool?: string | null | undefined;
}

/** What something costs. An unknown price is undefined, never 0. */
export interface Price {
  /** For one hour, without tax. */
  hourly: number | undefined;
  /** For one month, without tax. */
  monthly: number | undefined;
}

/** One row of a price summary. */
export interface PriceLine extends Price {
  resourceType: ResourceType;
  /** What one unit is, for example `GB`; undefined while the price is unknown. */
  unit: string | undefined;
  quantity: number;
}

/** The rows of a price summary and their sums; a sum is unknown when one of its rows is. */
export interface PriceSummary extends Price {
  lines: PriceLine[];
}

/** The price of one kind of resource; undefined when there is none. `description` tells bare-metal specs apart. */
export function findPrice(
  pricing: Pricing | undefined,
  { currency, location, pool }: PriceContext,
  resourceType: ResourceType,
  description?: string,
): ResourcePrice | undefined {
  const pools = pricing?.[currency]?.[location];
  for (const key of [pool ?? defaultPool, defaultPool]) {
    const found = pools?.[key]?.find(
      (price) =>
        price.resource_type === resourceType && (description === undefined || price.description === description),
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * The price of one unit when `quantity` of them are taken: the highest tier reached holds for the whole quantity. NaN where
 * the quantity, and with it the tier, is not known.
 */
export function unitPrice(price: ResourcePrice, quantity: number): { hourly: number; monthly: number } {
  if (Number.isNaN(quantity) && price.tiers.length > 0) return { hourly: Number.NaN, monthly: Number.NaN };
  const tier = price.tiers
    .filter(({ from }) => from <= quantity)
    .reduce<ResourcePrice['tiers'][number] | undefined>(
      (best, one) => (best && best.from > one.from ? best : one),
      undefined,
    );
  const { price_per_unit: hourly, monthly_price_per_unit: monthly } = tier ?? price;
  return { hourly, monthly };
}

/** What a quantity of one kind of resource costs. */
export function priceLine(
  pricing: Pricing | undefined,
  context: PriceContext,
  resourceType: ResourceType,
  quantity: number,
  description?: string,
): PriceLine {
  return lineOf(resourceType, quantity, findPrice(pricing, context, resourceType, description));
}

/** `total` chooses the tier, where the quantity is a part of it. */
function lineOf(
  resourceType: ResourceType,
  quantity: number,
  price: ResourcePrice | undefined,
  total = quantity,
): PriceLine {
  const each = price && unitPrice(price, total);
  return {
    resourceType,
    unit: price?.unit,
    quantity,
    hourly: finite(each && each.hourly * quantity),
    monthly: finite(each && each.monthly * quantity),
  };
}

const finite = (amount: number | undefined): number | undefined => (Number.isFinite(amount) ? amount : undefined);

export function sumOf(lines: PriceLine[]): PriceSummary {
  return { lines, hourly: total(lines.map((line) => line.hourly)), monthly: total(lines.map((line) => line.monthly)) };
}

function total(amounts: (number | undefined)[]): number | undefined {
  return amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
}

/** What of a virtual machine is charged. */
export interface VmSize {
  vcpu: number;
  /** In MB. */
  memory: number;
  /** Sizes in GB; `shared` as the contract's Disk has it. */
  disks: readonly { size: number; shared?: boolean | undefined }[];
  /** Storage that backups use, in GB. */
  backupGb?: number | undefined;
  /** Storage that snapshots use, in GB. */
  snapshotGb?: number | undefined;
  /** The operating system; Windows is licensed. */
  osName?: string | undefined;
  /** How many floating IPv4 addresses are assigned; NaN where nobody knows. */
  floatingIps?: number | undefined;
  /** Whether more of it may be charged than is known. */
  isPartlyUnknown?: boolean;
}

/** The public address of a machine as a list has it, which may know of more than the one. */
type Addressed = Pick<Vm, 'public_ipv4'> & { public_ipv4_count?: number | undefined };

/** How many floating IPv4 addresses are assigned to a machine; NaN where nobody knows. */
export const floatingIpsOf = ({ public_ipv4: address, public_ipv4_count: count }: Addressed): number =>
  count ?? (address === undefined ? Number.NaN : Number(Boolean(address)));

/** What a virtual machine as it stands is charged for. */
export function sizeOf(vm: Pick<Vm, 'vcpu' | 'memory' | 'storage' | 'license_type'> & Addressed & PartlyKnown): VmSize {
  return {
    vcpu: vm.vcpu,
    memory: vm.memory,
    ...storageOf(vm.storage),
    isPartlyUnknown: !isKnown(vm, 'storage') || !isKnown(vm, 'license_type'),
    osName: vm.license_type && isWindows(vm.license_type) ? vm.license_type : undefined,
    floatingIps: floatingIpsOf(vm),
  };
}

/** The disks of a machine together, in GB; NaN where they are not all known. */
export const diskTotal = (vm: Pick<Vm, 'storage'> & PartlyKnown): number =>
  isKnown(vm, 'storage') ? vm.storage.reduce((sum, { size }) => sum + size, 0) : Number.NaN;

/** What disks are charged for, with their snapshots and backups. */
export function storageOf(disks: Vm['storage']): Pick<VmSize, 'disks' | 'backupGb' | 'snapshotGb'> {
  const replicas = disks.flatMap((disk) => disk.replicas);
  const used = (type: 'backup' | 'snapshot'): number =>
    replicas.filter((replica) => replica.type === type).reduce((sum, replica) => sum + usedBy(replica), 0);
  return { disks, backupGb: used('backup'), snapshotGb: used('snapshot') };
}

/** What a copy is charged for, in GB: nothing while it is being made, NaN where the server does not say. */
function usedBy({ status, size_gb }: Replica): number {
  return replicaTransitions.has(status ?? '') ? 0 : (size_gb ?? Number.NaN);
}

/**
 * The price of a virtual machine, row by row: CPU, RAM, disks, backups, snapshots, Windows licence, floating IP
 * (specification: infrastructure, section 9).
 */
export function vmPrice(pricing: Pricing | undefined, context: PriceContext, size: VmSize): PriceSummary {
  const line = (type: ResourceType, quantity: number): PriceLine => priceLine(pricing, context, type, quantity);
  const gigabytes = (shared: boolean): number => gigabytesOf(size.disks, shared);
  const optional: [boolean, () => PriceLine][] = [
    [isCharged(gigabytes(false)), () => diskPrice(pricing, context, gigabytes(false), false)],
    [isCharged(gigabytes(true)), () => diskPrice(pricing, context, gigabytes(true), true)],
    [isCharged(size.backupGb ?? 0), () => line('BLOCK_STORAGE_BACKUP', size.backupGb ?? 0)],
    [isCharged(size.snapshotGb ?? 0), () => line('BLOCK_STORAGE_SNAPSHOT', size.snapshotGb ?? 0)],
    [isWindows(size.osName ?? ''), () => windowsLicense(pricing, context, size.vcpu)],
    [isCharged(size.floatingIps ?? 0), () => line('ASSIGNED_FLOATING_IP', size.floatingIps ?? 0)],
  ];
  const sum = sumOf([
    line('CPU', size.vcpu),
    line('RAM', size.memory / megabytesPerGigabyte),
    ...optional.flatMap(([charged, make]) => (charged ? [make()] : [])),
  ]);
  return size.isPartlyUnknown ? { ...sum, hourly: undefined, monthly: undefined } : sum;
}

/** Whether an amount makes a row of its own: an unknown one (NaN) does, or the sum would be told without it. */
const isCharged = (amount: number): boolean => !(amount <= 0);

/** What a machine has of one kind of storage, in GB, by which its price is chosen. */
export const gigabytesOf = (disks: VmSize['disks'], shared = false): number =>
  disks.filter((disk) => (disk.shared ?? false) === shared).reduce((sum, disk) => sum + disk.size, 0);

/**
 * The price of disk space in GB: STORAGE on the host, BLOCK_STORAGE when shared. A site that has one kind prices only that.
 * `totalGb` is what the machine has of the kind, where the space is a part of it.
 */
export function diskPrice(
  pricing: Pricing | undefined,
  context: PriceContext,
  sizeGb: number,
  shared = false,
  totalGb = sizeGb,
): PriceLine {
  const kinds: ResourceType[] = shared ? ['BLOCK_STORAGE', 'STORAGE'] : ['STORAGE', 'BLOCK_STORAGE'];
  const type = kinds.find((kind) => findPrice(pricing, context, kind)) ?? 'STORAGE';
  // Named after the disk, not after the price that stands in for it.
  return lineOf(shared ? 'BLOCK_STORAGE' : 'STORAGE', sizeGb, findPrice(pricing, context, type), totalGb);
}

/** Whether a licence is charged by CPU: where its unit says so; any other is charged once. */
export const isChargedByCpu = ({ unit }: Pick<ResourcePrice, 'unit'>): boolean => /cpu/i.test(unit ?? '');

function windowsLicense(pricing: Pricing | undefined, context: PriceContext, vcpu: number): PriceLine {
  const price = findPrice(pricing, context, 'WINDOWS_LICENSE');
  return lineOf('WINDOWS_LICENSE', price && isChargedByCpu(price) ? vcpu : 1, price);
}

/**
 * What an IP address costs: a public IPv4 address is charged, by whether it is assigned (specification: infrastructure,
 * section 9), which is undefined where nobody knows. The price of any other is unknown: the price list does not name it.
 */
export function addressPrice(
  pricing: Pricing | undefined,
  context: PriceContext,
  address: Pick<IpAddress, 'type' | 'is_ipv6'> & PartlyKnown,
  assigned: boolean | undefined,
): PriceLine {
  const kind = assigned ? 'ASSIGNED_FLOATING_IP' : 'UNASSIGNED_FLOATING_IP';
  const isPriced = assigned !== undefined && publicIpv4Of(address);
  return priceLine(isPriced ? pricing : undefined, context, kind, 1);
}

/** Whether a kind of resource is charged by the hour: a reserved address is charged monthly (section 9). */
export const isChargedByHour = (type: ResourceType): boolean => type !== 'UNASSIGNED_FLOATING_IP';

/** What a load balancer costs, whatever it forwards (specification: infrastructure, section 9). */
export function loadBalancerPrice(pricing: Pricing | undefined, context: PriceContext): PriceLine {
  return priceLine(pricing, context, 'LOAD_BALANCER', 1);
}
