import type { FirewallRule } from '../generated/types.js';
import { parseAddressRange, rangeContains } from './cidr.js';
import type { RuleContent } from './firewall.js';

type Ports = Pick<FirewallRule, 'port_start' | 'port_end'>;
type Endpoint = Pick<FirewallRule, 'endpoint_spec_type' | 'endpoint_spec'>;

const bounds = ({ port_start, port_end }: Ports): [first: number, last: number] => [
  port_start ?? port_end ?? 1,
  port_end ?? port_start ?? 65_535,
];

function portsCover(outer: Ports, inner: Ports): boolean {
  const [first, last] = bounds(outer);
  const [from, to] = bounds(inner);
  return first <= from && to <= last;
}

function portsMeet(a: Ports, b: Ports): boolean {
  const [first, last] = bounds(a);
  const [from, to] = bounds(b);
  return first <= to && from <= last;
}

/** The prefixes of a rule that mean the same as "any" for their version of IP. */
const everywhere: readonly string[] = ['0.0.0.0/0', '::/0'];

const isAny = ({ endpoint_spec_type: type, endpoint_spec: values }: Endpoint): boolean =>
  type === 'any' || (type === 'ip_prefixes' && everywhere.every((prefix) => prefixesCover(values, prefix)));

function prefixesCover(prefixes: readonly string[], prefix: string): boolean {
  const inner = parseAddressRange(prefix);
  return prefixes.some((one) => {
    const outer = parseAddressRange(one);
    return outer !== undefined && inner !== undefined && rangeContains(outer, inner);
  });
}

function endpointCovers(outer: Endpoint, inner: Endpoint): boolean {
  if (isAny(outer)) return true;
  if (outer.endpoint_spec_type !== inner.endpoint_spec_type) return false;
  if (inner.endpoint_spec_type === 'ip_prefixes') {
    return inner.endpoint_spec.every((prefix) => prefixesCover(outer.endpoint_spec, prefix));
  }
  return inner.endpoint_spec.every((value) => outer.endpoint_spec.includes(value));
}

const isAlike = (a: RuleContent, b: RuleContent): boolean => a.direction === b.direction && a.protocol === b.protocol;

const covers = (outer: RuleContent, inner: RuleContent): boolean =>
  isAlike(outer, inner) && portsCover(outer, inner) && endpointCovers(outer, inner);

/**
 * Something odd between two rules, by their places: `duplicate`, both let the same through; `shadowed`, the other lets
 * all of it through, so that this rule has no effect; `conflict`, this rule narrows who may use a port that the other
 * opens to more.
 */
export interface Finding {
  kind: 'duplicate' | 'shadowed' | 'conflict';
  rule: number;
  other: number;
}

type Placed = readonly [place: number, rule: RuleContent];

/** The first finding about a rule beside those of its own direction and protocol; no other can touch it. */
function findingOf(alike: readonly Placed[], [at, rule]: Placed): Finding | undefined {
  let shadow: number | undefined;
  let wider: number | undefined;
  for (const [place, other] of alike) {
    if (place === at || !portsMeet(rule, other) || !endpointCovers(other, rule)) continue;
    if (portsCover(other, rule)) {
      if (!covers(rule, other)) shadow ??= place;
      else if (place < at) return { kind: 'duplicate', rule: at, other: place };
    }
    if (wider === undefined && !endpointCovers(rule, other)) wider = place;
  }
  if (shadow !== undefined) return { kind: 'shadowed', rule: at, other: shadow };
  return wider === undefined ? undefined : { kind: 'conflict', rule: at, other: wider };
}

/** What is odd about rules, one finding a rule at most. Every rule allows, so that their order changes nothing. */
export function findConflicts(rules: readonly RuleContent[]): Finding[] {
  const groups = new Map<string, Placed[]>();
  const placed = [...rules.entries()];
  const keyOf = ({ direction, protocol }: RuleContent): string => `${direction} ${protocol}`;
  for (const one of placed) {
    const group = groups.get(keyOf(one[1])) ?? [];
    group.push(one);
    groups.set(keyOf(one[1]), group);
  }
  return placed.flatMap((one) => findingOf(groups.get(keyOf(one[1])) ?? [], one) ?? []);
}

/** Traffic that somebody asks about. */
export interface Traffic extends Pick<FirewallRule, 'direction' | 'protocol'> {
  /** The other end: where it comes from, or where it goes. */
  address: string;
  /** Of the end that is called; not asked with icmp. */
  port: number | null;
}

/**
 * The answer, with the place of the rule that decides. It is `depends` where only rules by tag or VLAN are about this
 * port: an address does not tell which machine it belongs to.
 */
export type Verdict = { result: 'allowed' | 'depends'; rule: number } | { result: 'refused' };

/** Whether rules let some traffic through: what no rule allows is refused. */
export function judge(rules: readonly RuleContent[], { direction, protocol, address, port }: Traffic): Verdict {
  const ports: Ports = { port_start: port, port_end: port };
  const about = [...rules.entries()].filter(
    ([, rule]) =>
      rule.direction === direction && rule.protocol === protocol && (protocol === 'icmp' || portsCover(rule, ports)),
  );
  const asked: Endpoint = { endpoint_spec_type: 'ip_prefixes', endpoint_spec: [address] };
  const allowing = about.find(([, rule]) => endpointCovers(rule, asked));
  if (allowing) return { result: 'allowed', rule: allowing[0] };
  const depending = about.find(([, { endpoint_spec_type: type }]) => type === 'group_tag' || type === 'vlan');
  return depending ? { result: 'depends', rule: depending[0] } : { result: 'refused' };
}

const sshPort = 22;

/**
 * Who reaches SSH (port 22) through rules: everybody, some, or nobody. With `closed` rules whoever works on a machine
 * over SSH locks themself out.
 */
export function sshAccess(rules: readonly RuleContent[]): 'open' | 'limited' | 'closed' {
  const ssh = rules.filter(
    (rule) =>
      rule.direction === 'inbound' &&
      rule.protocol === 'tcp' &&
      portsCover(rule, { port_start: sshPort, port_end: sshPort }),
  );
  if (ssh.length === 0) return 'closed';
  const isOpen = ssh.some((rule) => isAny(rule) || prefixesCover(rule.endpoint_spec, '0.0.0.0/0'));
  return isOpen ? 'open' : 'limited';
}
