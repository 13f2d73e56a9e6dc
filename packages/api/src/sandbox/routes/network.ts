import { type HandlersOf, notBuilt } from '../http/handlers.js';
import { addresses } from './network/addresses.js';
import { networks } from './network/networks.js';

/** IP addresses and private networks (specification: infrastructure, section 7); load balancers and firewalls are not built yet. */
export const network: HandlersOf<'network'> = {
  ...addresses,
  ...networks,
  listLoadBalancers: notBuilt,
  createLoadBalancer: notBuilt,
  updateLoadBalancer: notBuilt,
  deleteLoadBalancer: notBuilt,
  setLoadBalancerBillingAccount: notBuilt,
  addLoadBalancerTarget: notBuilt,
  removeLoadBalancerTarget: notBuilt,
  addForwardingRule: notBuilt,
  removeForwardingRule: notBuilt,
  listFirewalls: notBuilt,
  createFirewall: notBuilt,
  updateFirewall: notBuilt,
  deleteFirewall: notBuilt,
  assignFirewall: notBuilt,
  unassignFirewall: notBuilt,
};
