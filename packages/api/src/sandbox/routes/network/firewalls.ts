import { canAttach, canDetach, checkRule } from '../../../domain/firewall.js';
import type { RuleContent } from '../../../domain/firewallRule.js';
import { checkDisplayName } from '../../../domain/issue.js';
import type { Firewall, FirewallRule } from '../../../generated/types.js';
import { timestamp } from '../../clock.js';
import type { Handlers } from '../../http/handlers.js';
import { accountFor, assertAllowed, assertLocationOpen, assertValid } from '../../rules/assertions.js';
import { logResource } from '../../rules/log.js';
import { firewallOf, locationStateOf, vmOf } from '../../rules/lookup.js';
import { nextUuid } from '../../state/random.js';
import type { State } from '../../state/state.js';

type FirewallHandlers = Pick<
  Handlers,
  'listFirewalls' | 'createFirewall' | 'updateFirewall' | 'deleteFirewall' | 'assignFirewall' | 'unassignFirewall'
>;

const named = ({ uuid, display_name: name }: Firewall): { uuid: string; name: string } => ({ uuid, name });

/** Says of a firewall, and in the log, that it was changed. */
function changed(call: Parameters<typeof logResource>[0], firewall: Firewall): void {
  firewall.updated_at = timestamp(call.now);
  logResource(call, 'firewall', named(firewall));
}

/** Rules as they are kept. Refuses with 400 what is not valid in them. */
function rulesOf(state: State, rules: readonly RuleContent[]): FirewallRule[] {
  return rules.map((rule, index) => {
    for (const [field, issue] of Object.entries(checkRule(rule))) assertValid(`rules.${index}.${field}`, [issue]);
    const { direction, protocol, port_start, port_end, endpoint_spec_type, endpoint_spec } = rule;
    return { uuid: nextUuid(state), direction, protocol, port_start, port_end, endpoint_spec_type, endpoint_spec };
  });
}

/** Firewalls (specification: infrastructure, section 7). */
export const firewalls: FirewallHandlers = {
  listFirewalls: (call) => Object.values(locationStateOf(call).firewalls),

  createFirewall(call) {
    const { body, state, now, path } = call;
    const locationState = locationStateOf(call);
    assertLocationOpen(path.location);
    assertValid('display_name', checkDisplayName(body.display_name));
    const account = accountFor(state, body.billing_account_id);
    const firewall: Firewall = {
      uuid: nextUuid(state),
      display_name: body.display_name,
      rules: rulesOf(state, body.rules),
      resources_assigned: [],
      billing_account_id: account.id,
      location: path.location,
      created_at: timestamp(now),
      updated_at: timestamp(now),
    };
    locationState.firewalls[firewall.uuid] = firewall;
    logResource(call, 'firewall', named(firewall));
    return firewall;
  },

  updateFirewall(call) {
    const { body, state, path } = call;
    const firewall = firewallOf(locationStateOf(call), path.uuid);
    assertValid('display_name', checkDisplayName(body.display_name));
    firewall.rules = rulesOf(state, body.rules);
    firewall.display_name = body.display_name;
    changed(call, firewall);
    return firewall;
  },

  deleteFirewall(call) {
    const locationState = locationStateOf(call);
    const firewall = firewallOf(locationState, call.path.uuid);
    delete locationState.firewalls[firewall.uuid];
    logResource(call, 'firewall', named(firewall));
  },

  assignFirewall(call) {
    const { path, query } = call;
    const locationState = locationStateOf(call);
    const firewall = firewallOf(locationState, path.uuid);
    const { vm } = vmOf(locationState, query.vm_uuid);
    assertAllowed(canAttach(firewall, vm.uuid));
    firewall.resources_assigned.push({ resource_type: 'virtual_machine', resource_uuid: vm.uuid });
    changed(call, firewall);
  },

  unassignFirewall(call) {
    const { path, query } = call;
    const firewall = firewallOf(locationStateOf(call), path.uuid);
    assertAllowed(canDetach(firewall, query.vm_uuid));
    firewall.resources_assigned = firewall.resources_assigned.filter(
      ({ resource_uuid }) => resource_uuid !== query.vm_uuid,
    );
    changed(call, firewall);
  },
};
