import type { HandlersOf } from '../http/handlers.js';
import { addresses } from './network/addresses.js';
import { firewalls } from './network/firewalls.js';
import { loadBalancers } from './network/loadBalancers.js';
import { networks } from './network/networks.js';

/** IP addresses, private networks, load balancers and firewalls (specification: infrastructure, section 7). */
export const network: HandlersOf<'network'> = {
  ...addresses,
  ...networks,
  ...loadBalancers,
  ...firewalls,
};
