import type { Location } from '@livery/api/generated/types';
import type { VmsOfLocations } from './useVms.js';

/** Of which locations the machines are known: what is said about all of them has to be said with care otherwise. */
export type Answers = 'all' | 'some' | 'none';

/** Which locations have answered. Machines of an earlier answer are still known when the newest one was an error. */
export function answersOf(
  { vms, errors }: Pick<VmsOfLocations, 'vms' | 'errors'>,
  locations: readonly Location[],
): Answers {
  const unknown = errors.filter(({ location }) => !vms.some((vm) => vm.location === location)).length;
  if (unknown === 0) return 'all';
  return unknown < locations.length ? 'some' : 'none';
}
