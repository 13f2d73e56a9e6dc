import type { LocatedVm } from '@livery/api/queries/compute';
import type { VmPrice } from '#shared/vms/vmPricer.js';
import { diskTotal, nameKey, naturalKey } from './facts.js';

export const sortColumns = ['name', 'status', 'location', 'size', 'public', 'private', 'os', 'price'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface VmSort {
  column: SortColumn;
  direction: 'ascending' | 'descending';
}

/** The words and prices that a column sorts by, as it shows them. */
export interface SortWords {
  statusWord: (vm: LocatedVm) => string;
  locationName: (slug: string) => string;
  osName: (vm: LocatedVm) => string;
  priceOf: (vm: LocatedVm) => VmPrice;
}

/** What sorts last whichever the direction. */
type Key = string | number | undefined;

const address = (value: string | null | undefined): Key => (value ? naturalKey(value) : undefined);

const keys: Record<SortColumn, (vm: LocatedVm, words: SortWords) => Key> = {
  name: nameKey,
  status: (vm, { statusWord }) => statusWord(vm),
  location: (vm, { locationName }) => locationName(vm.location),
  // vCPU, then memory, then disk: 1,000 TB of memory and of disks leave each its digits.
  size: (vm) => (vm.vcpu * 1e9 + vm.memory) * 1e6 + diskTotal(vm),
  public: (vm) => address(vm.public_ipv4),
  private: (vm) => address(vm.private_ipv4),
  os: (vm, { osName }) => naturalKey(osName(vm)),
  price: (vm, { priceOf }) => priceOf(vm).monthly,
};

/** A number that nobody knows sorts as nothing does. */
const knownKey = (key: Key): Key => (Number.isNaN(key) ? undefined : key);

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** The machines in order. Equal ones by name; what is unknown stands at the end in both directions. */
export function sortVms(vms: readonly LocatedVm[], { column, direction }: VmSort, words: SortWords): LocatedVm[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const keyOf = keys[column];
  return vms
    .map((vm) => ({ vm, key: knownKey(keyOf(vm, words)), name: nameKey(vm) }))
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined) {
        return Number(a.key === undefined) - Number(b.key === undefined) || compare(a.name, b.name);
      }
      return sign * compare(a.key, b.key) || compare(a.name, b.name);
    })
    .map(({ vm }) => vm);
}
