import { catalogueTime } from '../client.js';
import * as operations from '../generated/operations/config.js';
import { read } from './read.js';

/** Where resources can be, unpublished locations included. */
export function locations() {
  return read(operations.listLocations, {}, { staleTime: catalogueTime });
}

/** What a virtual machine can be installed with, unpublished versions included. */
export function vmImages() {
  return read(operations.listVmImages, {}, { staleTime: catalogueTime });
}

/** What everything costs, by currency, location and pool. */
export function pricing() {
  return read(operations.getPricing, {}, { staleTime: catalogueTime });
}
