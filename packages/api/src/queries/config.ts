import { timeUnit } from '../client.js';
import * as calls from '../generated/calls/config.js';
import { read } from './read.js';

/** How long what the provider seldom changes holds, in ms: 10 units. */
const catalogueTime = 10 * timeUnit;

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
