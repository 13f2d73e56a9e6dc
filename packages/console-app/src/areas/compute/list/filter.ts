import { isTransitional } from '@livery/api/domain/vmStatus';
import type { LocatedVm } from '@livery/api/queries/compute';
import { inTransition } from '#shared/vms/statusFilter.js';

/** What the list is narrowed to; nothing set shows all. */
export interface VmFilter {
  /** Words that all have to be in the name, an address, the UUID or the operating system. */
  q?: string | undefined;
  /** Slug. */
  location?: string | undefined;
  /** A VmStatus, or `in_transition`. */
  status?: string | undefined;
  /** `on` or `off`: whether weekly backups are made. */
  backup?: string | undefined;
}

type Test = (vm: LocatedVm) => boolean;
type HaystackOf = (vm: LocatedVm) => string;

const wordsOf = ({ q }: VmFilter): string[] => (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);

function testsOf(filter: VmFilter, haystackOf: HaystackOf): Test[] {
  const { location, status, backup } = filter;
  const words = wordsOf(filter);
  const tests: Test[] = [];
  if (location) tests.push((vm) => vm.location === location);
  if (status) tests.push((vm) => (status === inTransition ? isTransitional(vm.status) : vm.status === status));
  if (backup) tests.push((vm) => vm.backup === (backup === 'on'));
  if (words.length > 0) tests.push((vm) => words.every((word) => haystackOf(vm).includes(word)));
  return tests;
}

/** Whether more than the search is in force. */
export const isNarrowed = ({ location, status, backup }: VmFilter): boolean => Boolean(location ?? status ?? backup);

export const isFiltering = (filter: VmFilter): boolean => isNarrowed(filter) || wordsOf(filter).length > 0;

/** The machines a filter leaves, in their order; the very list when it leaves all. */
export type Narrow = (filter: VmFilter) => readonly LocatedVm[];

/**
 * Filters one list again and again. A search that goes on from the one before looks through what that one left: what
 * did not match it cannot match more.
 */
export function narrowing(vms: readonly LocatedVm[], haystackOf: HaystackOf): Narrow {
  let last: { filter: VmFilter; left: readonly LocatedVm[] } = { filter: {}, left: vms };
  return (filter) => {
    const from = goesOn(last.filter, filter) ? last.left : vms;
    const tests = testsOf(filter, haystackOf);
    const left = tests.length === 0 ? vms : from.filter((vm) => tests.every((test) => test(vm)));
    last = { filter, left };
    return left;
  };
}

/** Whether a filter leaves nothing that the one before left out. */
function goesOn(before: VmFilter, filter: VmFilter): boolean {
  return (
    before.location === filter.location &&
    before.status === filter.status &&
    before.backup === filter.backup &&
    (filter.q ?? '').toLowerCase().startsWith((before.q ?? '').toLowerCase())
  );
}
