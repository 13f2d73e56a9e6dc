import { checkDisplayName } from '../../../domain/issue.js';
import {
  canBeTarget,
  checkConnectionLimit,
  checkForwardedPort,
  checkSourcePort,
} from '../../../domain/loadBalancer.js';
import type {
  AddForwardingRuleRequest,
  ForwardingRule,
  LoadBalancer,
  LoadBalancerTarget,
  VpcNetwork,
} from '../../../generated/types.js';
import { timestamp } from '../../clock.js';
import type { Handlers } from '../../http/handlers.js';
import { refuseConflict, refuseMissing } from '../../http/refusal.js';
import { accountFor, assertAllowed, assertLocationOpen, assertValid } from '../../rules/assertions.js';
import { logResource } from '../../rules/log.js';
import { loadBalancerOf, networkRecordOf, locationStateOf, vmOf } from '../../rules/lookup.js';
import { assignToLoadBalancer, reserveAddress, unassign } from '../../state/addresses.js';
import { freeHost, hostAddress, networkOf } from '../../state/networks.js';
import { nextUuid } from '../../state/random.js';
import type { LocationState, State } from '../../state/state.js';

type LoadBalancerHandlers = Pick<
  Handlers,
  | 'listLoadBalancers'
  | 'createLoadBalancer'
  | 'updateLoadBalancer'
  | 'deleteLoadBalancer'
  | 'setLoadBalancerBillingAccount'
  | 'addLoadBalancerTarget'
  | 'removeLoadBalancerTarget'
  | 'addForwardingRule'
  | 'removeForwardingRule'
>;

const named = ({ uuid, display_name: name }: LoadBalancer): { uuid: string; name: string } => ({ uuid, name });

/** Says of a load balancer, and in the log, that it was changed. */
function changed(call: Parameters<typeof logResource>[0], balancer: LoadBalancer): void {
  balancer.updated_at = timestamp(call.now);
  logResource(call, 'load_balancer', named(balancer));
}

const membersOf = (locationState: LocationState, uuid: string): VpcNetwork =>
  networkOf(locationState, uuid) ?? refuseMissing('Network');

/** A rule as it is kept. Refuses with 400 what is not valid in it. */
function newRule(state: State, now: number, rule: AddForwardingRuleRequest): ForwardingRule {
  const { protocol, source_port, target_port, connection_limit = null, session_persistence = null } = rule;
  assertValid('source_port', checkForwardedPort(source_port));
  assertValid('target_port', checkForwardedPort(target_port));
  assertValid('connection_limit', checkConnectionLimit(connection_limit));
  const created_at = timestamp(now);
  return {
    uuid: nextUuid(state),
    protocol,
    source_port,
    target_port,
    connection_limit,
    session_persistence,
    created_at,
  };
}

/** A target as it is kept. Refuses with 404 or 409 a machine that cannot be one. */
function newTarget(
  locationState: LocationState,
  now: number,
  { uuid, network, targets }: { uuid: string; network: VpcNetwork; targets: LoadBalancerTarget[] },
): LoadBalancerTarget {
  const { vm } = vmOf(locationState, uuid);
  assertAllowed(canBeTarget(uuid, network, targets));
  return { target_type: 'vm', target_uuid: uuid, target_ip_address: vm.private_ipv4, created_at: timestamp(now) };
}

/** Load balancers (specification: infrastructure, section 7). */
export const loadBalancers: LoadBalancerHandlers = {
  listLoadBalancers: (call) => Object.values(locationStateOf(call).load_balancers),

  createLoadBalancer(call) {
    const { body, state, now, path } = call;
    const locationState = locationStateOf(call);
    assertLocationOpen(path.location);
    assertValid('display_name', checkDisplayName(body.display_name));
    const record = networkRecordOf(locationState, body.network_uuid);
    const network = membersOf(locationState, record.uuid);
    const ports: number[] = [];
    for (const { source_port } of body.forwarding_rules) {
      assertValid('forwarding_rules', checkSourcePort(source_port, ports));
      ports.push(source_port);
    }
    const targets: LoadBalancerTarget[] = [];
    for (const { target_uuid: uuid } of body.targets)
      targets.push(newTarget(locationState, now, { uuid, network, targets }));
    const account = accountFor(state, body.billing_account_id);
    const host = freeHost(locationState, record);
    if (host === undefined) return refuseConflict('There is no free address in this private network');
    const reservation = { slug: path.location, name: body.display_name, billing_account_id: account.id };
    const address = body.reserve_public_ip ? reserveAddress(state, now, reservation) : undefined;
    if (body.reserve_public_ip && !address) return refuseConflict('There is no free IP address in this location');
    const balancer: LoadBalancer = {
      uuid: nextUuid(state),
      display_name: body.display_name,
      private_address: hostAddress(record.subnet, host),
      network_uuid: record.uuid,
      forwarding_rules: body.forwarding_rules.map((rule) => newRule(state, now, rule)),
      targets,
      billing_account_id: account.id,
      location: path.location,
      created_at: timestamp(now),
      updated_at: timestamp(now),
    };
    locationState.load_balancers[balancer.uuid] = balancer;
    if (address) assignToLoadBalancer(address, balancer, now);
    logResource(call, 'load_balancer', named(balancer));
    return balancer;
  },

  updateLoadBalancer(call) {
    const balancer = loadBalancerOf(locationStateOf(call), call.path.uuid);
    assertValid('display_name', checkDisplayName(call.body.display_name));
    balancer.display_name = call.body.display_name;
    changed(call, balancer);
    return balancer;
  },

  deleteLoadBalancer(call) {
    const locationState = locationStateOf(call);
    const balancer = loadBalancerOf(locationState, call.path.uuid);
    for (const address of Object.values(locationState.addresses)) {
      if (address.assigned_to === balancer.uuid) unassign(locationState, address, call.now);
    }
    delete locationState.load_balancers[balancer.uuid];
    logResource(call, 'load_balancer', named(balancer));
  },

  setLoadBalancerBillingAccount(call) {
    const balancer = loadBalancerOf(locationStateOf(call), call.path.uuid);
    balancer.billing_account_id = accountFor(call.state, call.query.set_id).id;
    changed(call, balancer);
  },

  addLoadBalancerTarget(call) {
    const { body, now, path } = call;
    const locationState = locationStateOf(call);
    const balancer = loadBalancerOf(locationState, path.uuid);
    const { network_uuid, targets } = balancer;
    const network = membersOf(locationState, network_uuid);
    const target = newTarget(locationState, now, { uuid: body.target_uuid, network, targets });
    targets.push(target);
    changed(call, balancer);
    return target;
  },

  removeLoadBalancerTarget(call) {
    const { path } = call;
    const balancer = loadBalancerOf(locationStateOf(call), path.uuid);
    const targets = balancer.targets.filter(({ target_uuid }) => target_uuid !== path.target_uuid);
    if (targets.length === balancer.targets.length) refuseMissing('Target');
    balancer.targets = targets;
    changed(call, balancer);
  },

  addForwardingRule(call) {
    const { body, state, now, path } = call;
    const balancer = loadBalancerOf(locationStateOf(call), path.uuid);
    const rule = newRule(state, now, body);
    const ports = balancer.forwarding_rules.map(({ source_port }) => source_port);
    if (ports.includes(rule.source_port)) {
      return refuseConflict(`Another rule has port ${rule.source_port}; a port is forwarded once`);
    }
    balancer.forwarding_rules.push(rule);
    changed(call, balancer);
    return rule;
  },

  removeForwardingRule(call) {
    const { path } = call;
    const balancer = loadBalancerOf(locationStateOf(call), path.uuid);
    const rules = balancer.forwarding_rules.filter(({ uuid }) => uuid !== path.rule_uuid);
    if (rules.length === balancer.forwarding_rules.length) refuseMissing('Forwarding rule');
    balancer.forwarding_rules = rules;
    changed(call, balancer);
  },
};
