import { parseRule, type RuleText } from '../../domain/firewall.js';
import type { ForwardingRule } from '../../generated/types.js';
import { timestamp } from '../clock.js';
import { assignToLoadBalancer } from '../state/addresses.js';
import { hostAddress } from '../state/networks.js';
import { nextUuid } from '../state/random.js';
import type { NetworkRecord, State, VmRecord } from '../state/state.js';
import { addAddress, day } from './builders.js';
import { main, project } from './companyMachines.js';

interface BalancerFacts {
  slug: string;
  name: string;
  network: NetworkRecord;
  /** Number in the network. */
  host: number;
  /** Number of its floating address in the location's range. */
  public_host?: number;
  rules: (Pick<ForwardingRule, 'source_port' | 'target_port'> & Partial<ForwardingRule>)[];
  targets: (VmRecord | undefined)[];
  account: number;
  created: number;
}

/** Adds a load balancer with its rules and targets, and the address that leads to it if there is one. */
export function addLoadBalancer(state: State, facts: BalancerFacts): void {
  const { slug, name, network, host, public_host, account, created } = facts;
  const location = state.locations[slug];
  if (!location) return;
  const created_at = timestamp(created);
  const balancer = {
    uuid: nextUuid(state),
    display_name: name,
    private_address: hostAddress(network.subnet, host),
    network_uuid: network.uuid,
    forwarding_rules: facts.rules.map((rule) => ({
      uuid: nextUuid(state),
      protocol: 'TCP' as const,
      connection_limit: null,
      session_persistence: null,
      created_at,
      ...rule,
    })),
    targets: facts.targets.flatMap((record) =>
      record
        ? [
            {
              target_type: 'vm' as const,
              target_uuid: record.vm.uuid,
              target_ip_address: record.vm.private_ipv4,
              created_at,
            },
          ]
        : [],
    ),
    billing_account_id: account,
    location: slug,
    created_at,
    updated_at: created_at,
  };
  location.load_balancers[balancer.uuid] = balancer;
  if (public_host === undefined) return;
  const address = addAddress(state, { slug, host: public_host, name, account, created });
  if (address) assignToLoadBalancer(address, balancer, created);
}

interface FirewallFacts {
  slug: string;
  name: string;
  rules: RuleText[];
  vms: (VmRecord | undefined)[];
  account: number;
  created: number;
}

/** Adds a firewall that protects machines. */
export function addFirewall(state: State, { slug, name, rules, vms, account, created }: FirewallFacts): void {
  const uuid = nextUuid(state);
  const location = state.locations[slug];
  if (!location) return;
  location.firewalls[uuid] = {
    uuid,
    display_name: name,
    rules: rules.map((rule) => ({ uuid: nextUuid(state), ...parseRule(rule) })),
    resources_assigned: vms.flatMap((record) =>
      record ? [{ resource_type: 'virtual_machine' as const, resource_uuid: record.vm.uuid }] : [],
    ),
    billing_account_id: account,
    location: slug,
    created_at: timestamp(created),
    updated_at: timestamp(created),
  };
}

/** A rule for what comes in, from anywhere unless told otherwise. */
export const inbound = (
  protocol: RuleText['protocol'],
  ports: string,
  endpoint_spec_type: RuleText['endpoint_spec_type'] = 'any',
  endpoint_spec = '',
): RuleText => ({ direction: 'inbound', protocol, ports, endpoint_spec_type, endpoint_spec });

const outbound = (protocol: RuleText['protocol'], ports: string): RuleText => ({
  ...inbound(protocol, ports),
  direction: 'outbound',
});

interface Company {
  /** The default networks. */
  networks: Record<'jhv' | 'tll', NetworkRecord>;
  production: VmRecord[];
  databases: VmRecord[];
  office: VmRecord[];
  testing: VmRecord[];
}

const officeRange = '203.0.113.0/24';

/** The load balancers and firewalls of the small company. */
export function addTrafficRules(state: State, now: number, company: Company): void {
  const { networks, production, databases, office, testing } = company;
  addLoadBalancer(state, {
    slug: 'jhv',
    name: 'client-sites',
    network: networks.jhv,
    host: 20,
    public_host: 32,
    rules: [
      { source_port: 443, target_port: 443, session_persistence: 'SOURCE_IP', connection_limit: 10_000 },
      { source_port: 80, target_port: 80 },
    ],
    targets: [production[0], production[1]],
    account: main,
    created: now - 300 * day,
  });
  addLoadBalancer(state, {
    slug: 'tll',
    name: 'intranet',
    network: networks.tll,
    host: 20,
    rules: [{ source_port: 8080, target_port: 80, connection_limit: 500 }],
    targets: [office[0]],
    account: main,
    created: now - 190 * day,
  });
  addFirewall(state, {
    slug: 'jhv',
    name: 'web',
    rules: [
      inbound('tcp', '443'),
      inbound('tcp', '80'),
      inbound('tcp', '22', 'ip_prefixes', officeRange),
      inbound('icmp', ''),
      outbound('tcp', ''),
      outbound('udp', ''),
    ],
    vms: [production[0], production[1]],
    account: main,
    created: now - 320 * day,
  });
  addFirewall(state, {
    slug: 'jhv',
    name: 'databases',
    rules: [
      inbound('tcp', '5432', 'ip_prefixes', '10.12.0.0/24'),
      inbound('tcp', '5432', 'vlan', '120'),
      inbound('tcp', '22', 'group_tag', 'bastion'),
      inbound('tcp', '5432', 'ip_prefixes', '10.12.0.7'),
    ],
    vms: databases,
    account: main,
    created: now - 318 * day,
  });
  addFirewall(state, {
    slug: 'tll',
    name: 'office',
    rules: [
      inbound('tcp', '443', 'ip_prefixes', officeRange),
      inbound('tcp', '3389', 'ip_prefixes', officeRange),
      inbound('tcp', '22', 'ip_prefixes', officeRange),
      inbound('icmp', '', 'ip_prefixes', officeRange),
    ],
    vms: office.slice(1),
    account: main,
    created: now - 200 * day,
  });
  addFirewall(state, {
    slug: 'trtu',
    name: 'staging',
    rules: [inbound('tcp', '22'), inbound('tcp', '8000-8999')],
    vms: [testing[0]],
    account: project,
    created: now - 61 * day,
  });
}
