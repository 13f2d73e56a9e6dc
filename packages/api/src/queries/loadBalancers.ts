import * as operations from '../generated/operations/network.js';
import type { AddForwardingRuleRequest, ForwardingRule, LoadBalancer, LoadBalancerTarget } from '../generated/types.js';
import { change } from './change.js';
import { oneOf, read, type Located } from './read.js';
import { decidedBy } from './replacing.js';

/** A load balancer and where it is. */
export type LocatedLoadBalancer = Located<LoadBalancer>;

/** The load balancers of a location. */
export function loadBalancers(location: string) {
  return read(operations.listLoadBalancers, { location });
}

/** One load balancer, picked from its location's list. Its error is a NotFoundError when the list has it not. */
export function loadBalancer(location: string, uuid: string) {
  return oneOf(loadBalancers(location), 'load_balancer', uuid);
}

/** Whether a rule is what was sent. A field that was not sent has no value. */
const isRule = (rule: ForwardingRule, body: AddForwardingRuleRequest): boolean =>
  rule.protocol === body.protocol &&
  rule.source_port === body.source_port &&
  rule.target_port === body.target_port &&
  (rule.connection_limit ?? undefined) === body.connection_limit &&
  (rule.session_persistence ?? undefined) === body.session_persistence;

/** Creates a load balancer with its rules and targets; its row is there at once. */
export const createLoadBalancer = change(operations.createLoadBalancer);

/** Renames a load balancer; shows at once. */
export const updateLoadBalancer = change(operations.updateLoadBalancer, {
  optimistic: ({ display_name }) => ({ display_name }),
});

/** Charges a load balancer to another billing account; shows at once. */
export const setLoadBalancerBillingAccount = change(operations.setLoadBalancerBillingAccount, {
  optimistic: ({ set_id }) => ({ billing_account_id: set_id }),
});

/** Forwards one more port; the rule is listed from the response on. */
export const addForwardingRule = change(operations.addForwardingRule, {
  patch: ({ forwarding_rules }, { result }) => ({
    forwarding_rules:
      result && !forwarding_rules.some(({ uuid }) => uuid === result.uuid)
        ? [...forwarding_rules, result]
        : forwarding_rules,
  }),
  shows: ({ forwarding_rules }, { variables }) => forwarding_rules.some((rule) => isRule(rule, variables)),
});

/** Forwards a port no longer. */
export const removeForwardingRule = change(operations.removeForwardingRule, {
  patch: ({ forwarding_rules }, { variables }) => ({
    forwarding_rules: forwarding_rules.filter(({ uuid }) => uuid !== variables.rule_uuid),
  }),
  shows: ({ forwarding_rules }, { variables }) => !forwarding_rules.some(({ uuid }) => uuid === variables.rule_uuid),
});

const hasTarget = (targets: readonly LoadBalancerTarget[], uuid: string): boolean =>
  targets.some(({ target_uuid }) => target_uuid === uuid);

/** Forwards to one more machine, where it is known what the targets are; it is listed from the response on. */
export const addLoadBalancerTarget = decidedBy(
  change(operations.addLoadBalancerTarget, {
    patch: ({ targets }, { result }) => ({
      targets: result && !hasTarget(targets, result.target_uuid) ? [...targets, result] : targets,
    }),
    shows: ({ targets }, { variables }) => hasTarget(targets, variables.target_uuid),
  }),
  'targets',
);

/** Forwards to a machine no longer, where it is known what the targets are. */
export const removeLoadBalancerTarget = decidedBy(
  change(operations.removeLoadBalancerTarget, {
    patch: ({ targets }, { variables }) => ({
      targets: targets.filter(({ target_uuid }) => target_uuid !== variables.target_uuid),
    }),
    shows: ({ targets }, { variables }) => !hasTarget(targets, variables.target_uuid),
  }),
  'targets',
);

/** Deletes a load balancer; an address that led to it stays reserved. */
export const deleteLoadBalancer = change(operations.deleteLoadBalancer);
