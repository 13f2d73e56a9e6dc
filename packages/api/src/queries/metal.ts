import { leaseTransitions } from '../domain/metal.js';
import * as operations from '../generated/operations/metal.js';
import type { BareMetalLease } from '../generated/types.js';
import { change } from './change.js';
import { read, type Located } from './read.js';

/** A bare-metal lease and where its machine is. */
export type LocatedLease = Located<BareMetalLease>;

/** The bare-metal leases of a location; polls while a machine is being configured. */
export function bareMetalLeases(location: string) {
  return read(operations.listBareMetalLeases, { location }, { transitions: leaseTransitions });
}

/** The kinds of bare-metal machines that a location has. */
export function bareMetalSpecs(location: string) {
  return read(operations.listBareMetalSpecs, { location });
}

/** The operating systems for bare-metal machines. */
export function bareMetalOs() {
  return read(operations.listBareMetalOs, {});
}

/** Orders a bare-metal machine; its lease is there at once, pending until the machine is configured. */
export const createBareMetalLease = change(operations.createBareMetalLease);

/** Renames a lease; shows at once. */
export const updateBareMetalLease = change(operations.updateBareMetalLease, {
  optimistic: ({ display_name }) => ({ display_name }),
});

/** Releases a machine: its lease ends, and its disks are cleaned. */
export const deleteBareMetalLease = change(operations.deleteBareMetalLease);
