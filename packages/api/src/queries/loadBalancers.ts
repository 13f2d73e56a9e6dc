import * as calls from '../generated/calls/network.js';
import type { LoadBalancer } from '../generated/types.js';
import { change, rowIn } from './change.js';
import { oneOf, read, type Located } from './read.js';
import type { QueryClient } from '@tanstack/query-core';

/** A load balancer and where it is. */
export type LocatedLoadBalancer = Located<LoadBalancer>;

/** The load balancers of a location. */
export function loadBalancers(location: string) {
  return read(calls.listLoadBalancers, { location });
}

/** One load balancer, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function loadBalancer(location: string, uuid: string) {
  return oneOf(loadBalancers(location), 'load_balancer', uuid);
}

const balancerRow = rowIn(loadBalancers);

/** The load balancer as the server has it now. */
async function current(
  client: QueryClient,
  { location, uuid }: { location: string; uuid: string },
): Promise<LocatedLoadBalancer | undefined> {
  const rows = await client.fetchQuery({ ...loadBalancers(location), staleTime: 0 });
  return rows.find((one) => one.uuid === uuid);
}

/** Creates a load balancer with its rules and targets; its row is there at once. */
export const createLoadBalancer = change(calls.createLoadBalancer, { adds: ({ location }) => loadBalancers(location) });

/** Renames a load balancer; shows at once. */
export const updateLoadBalancer = change(calls.updateLoadBalancer, {
  row: balancerRow,
  optimistic: ({ display_name }) => ({ display_name }),
});

/** Charges a load balancer to another billing account; shows at once. */
export const setLoadBalancerBillingAccount = change(calls.setLoadBalancerBillingAccount, {
  row: balancerRow,
  optimistic: ({ set_id }) => ({ billing_account_id: set_id }),
});

/** Forwards one more port. Asked after a lost answer whether the port is forwarded already. */
export const addForwardingRule = change(calls.addForwardingRule, {
  checkApplied: async ({ source_port, ...key }, client) =>
    (await current(client, key))?.forwarding_rules.some((rule) => rule.source_port === source_port) ?? false,
});

/** Forwards a port no longer. */
export const removeForwardingRule = change(calls.removeForwardingRule);

/** Forwards to one more machine. Asked after a lost answer whether it is a target already. */
export const addLoadBalancerTarget = change(calls.addLoadBalancerTarget, {
  checkApplied: async ({ target_uuid, ...key }, client) =>
    (await current(client, key))?.targets.some((target) => target.target_uuid === target_uuid) ?? false,
});

/** Forwards to a machine no longer. */
export const removeLoadBalancerTarget = change(calls.removeLoadBalancerTarget);

/** Deletes a load balancer; an address that led to it stays reserved. */
export const deleteLoadBalancer = change(calls.deleteLoadBalancer, { row: balancerRow, removes: true });
