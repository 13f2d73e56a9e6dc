import { catalogueTime } from '../client.js';
import * as calls from '../generated/calls/config.js';
import { read } from './read.js';

/** Where resources can be, unpublished locations included. */
export function locations() {
  return read(calls.listLocations, {}, { staleTime: catalogueTime });
}

/** What a virtual machine can be installed with, unpublished versions included. */
export function vmImages() {
  return read(calls.listVmImages, {}, { staleTime: catalogueTime });
}

/** What everything costs, by currency, location and pool. */
export function pricing() {
  return read(calls.getPricing, {}, { staleTime: catalogueTime });
}
