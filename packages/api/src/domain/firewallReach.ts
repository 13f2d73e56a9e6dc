import type { FirewallRule } from '../generated/types.js';
import { parseAddressRange, rangeContains, type AddressRange } from './cidr.js';
import { directions, endpointTypes, protocols, type RuleContent } from './firewallRule.js';

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

/** The other end of a rule with its address ranges parsed, so that comparing it with many parses nothing again. */
type End =
  | { type: 'any' }
  | { type: 'ip_prefixes'; ranges: readonly (AddressRange | undefined)[] }
  | { type: 'group_tag' | 'vlan'; values: readonly string[] };

const isWithin = (outer: readonly (AddressRange | undefined)[], inner: AddressRange | undefined): boolean =>
  inner !== undefined && outer.some((one) => one !== undefined && rangeContains(one, inner));

/** The prefixes of a rule that mean the same as "any" for their version of IP. */
const everyIpv4 = parseAddressRange('0.0.0.0/0');
const everyIpv6 = parseAddressRange('::/0');

function parseEnd({ endpoint_spec_type: type, endpoint_spec: values }: Endpoint): End {
  if (type === 'any') return { type };
  if (type !== 'ip_prefixes') return { type, values };
  const ranges = values.map(parseAddressRange);
  return isWithin(ranges, everyIpv4) && isWithin(ranges, everyIpv6) ? { type: 'any' } : { type, ranges };
}

function endCovers(outer: End, inner: End): boolean {
  if (outer.type === 'any') return true;
  if (inner.type === 'any') return false;
  if (outer.type === 'ip_prefixes') {
    return inner.type === 'ip_prefixes' && inner.ranges.every((range) => isWithin(outer.ranges, range));
  }
  return inner.type === outer.type && inner.values.every((value) => outer.values.includes(value));
}

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

interface IndexedRule {
  index: number;
  ports: Ports;
  end: End;
}

/** The last address of a range less the first: the same for all ranges of one prefix length and version. */
const spanOf = ({ first, last }: AddressRange): bigint => last - first;

const rangeKey = (version: number, span: bigint, first: bigint): string => `${version} ${span} ${first}`;

/**
 * Finds the rules whose end may cover another's: those for any address, and those with a prefix that holds the other's
 * first one, or its first tag or VLAN. Prefixes nest, so one look-up for each prefix length in use finds all of them.
 */
function indexByEnd(rules: readonly IndexedRule[]): (end: End) => IndexedRule[] {
  const byKey = new Map<string, IndexedRule[]>();
  const lengths = new Map<string, { version: number; span: bigint }>();
  function put(key: string, rule: IndexedRule) {
    const list = byKey.get(key);
    if (list) list.push(rule);
    else byKey.set(key, [rule]);
  }
  for (const rule of rules) {
    const { end } = rule;
    if (end.type === 'any') put('any', rule);
    else if (end.type !== 'ip_prefixes') for (const value of end.values) put(`${end.type} ${value}`, rule);
    else {
      for (const range of end.ranges) {
        if (!range) continue;
        const span = spanOf(range);
        lengths.set(`${range.version} ${span}`, { version: range.version, span });
        put(rangeKey(range.version, span, range.first), rule);
      }
    }
  }
  function keysOf(end: End): string[] {
    if (end.type === 'any') return [];
    if (end.type !== 'ip_prefixes') return end.values.slice(0, 1).map((value) => `${end.type} ${value}`);
    const [range] = end.ranges;
    if (!range) return [];
    return [...lengths.values()]
      .filter(({ version, span }) => version === range.version && span >= spanOf(range))
      .map(({ version, span }) => rangeKey(version, span, range.first - (range.first % (span + 1n))));
  }
  return (end) => {
    const found = new Set(['any', ...keysOf(end)].flatMap((key) => byKey.get(key) ?? []));
    return [...found].toSorted((a, b) => a.index - b.index);
  };
}

/** The first finding about a rule beside those, in their order, whose end may cover its own. */
function findingOf(others: readonly IndexedRule[], { index: at, ports, end }: IndexedRule): Finding | undefined {
  let shadow: number | undefined;
  let wider: number | undefined;
  for (const { index, ports: otherPorts, end: otherEnd } of others) {
    if (index === at || !portsMeet(ports, otherPorts) || !endCovers(otherEnd, end)) continue;
    const isWider = !endCovers(end, otherEnd);
    if (portsCover(otherPorts, ports)) {
      if (isWider || !portsCover(ports, otherPorts)) shadow ??= index;
      else if (index < at) return { kind: 'duplicate', rule: at, other: index };
    }
    if (isWider) wider ??= index;
  }
  if (shadow !== undefined) return { kind: 'shadowed', rule: at, other: shadow };
  return wider === undefined ? undefined : { kind: 'conflict', rule: at, other: wider };
}

/** What is odd about rules, one finding a rule at most. Every rule allows, so that their order changes nothing. */
export function findConflicts(rules: readonly RuleContent[]): Finding[] {
  /* Only rules of one direction and protocol can touch each other. */
  const groups = new Map<string, IndexedRule[]>();
  for (const [index, rule] of rules.entries()) {
    const key = `${rule.direction} ${rule.protocol}`;
    const group = groups.get(key) ?? [];
    group.push({ index, ports: rule, end: parseEnd(rule) });
    groups.set(key, group);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const mayCover = indexByEnd(group);
      return group.flatMap((rule) => findingOf(mayCover(rule.end), rule) ?? []);
    })
    .toSorted((a, b) => a.rule - b.rule);
}

/** Traffic that somebody asks about. */
export interface Packet extends Pick<FirewallRule, 'direction' | 'protocol'> {
  /** The other end: where it comes from, or where it goes. */
  address: string;
  /** Of the end that is called; not asked with icmp. */
  port: number | null;
}

/**
 * The response, with the place of the rule that decides. It is `depends` where only rules by tag or VLAN are about this
 * port: an address does not tell which machine it belongs to; `unknown` where a rule may let it through that is not
 * understood.
 */
export type Decision = { result: 'allowed' | 'depends' | 'unknown'; rule: number } | { result: 'refused' };

const isOneOf = (known: readonly string[], value: string): boolean => known.includes(value);

/** Whether all of a rule is known here: the provider may have directions, protocols and ends of its own. */
const isUnderstood = ({ direction, protocol, endpoint_spec_type: type }: RuleContent): boolean =>
  isOneOf(directions, direction) && isOneOf(protocols, protocol) && isOneOf(endpointTypes, type);

/** The rules that are about traffic, with their places; what is not understood of a rule may mean any. */
function rulesAbout(rules: readonly RuleContent[], { direction, protocol, port }: Omit<Packet, 'address'>) {
  const ports: Ports = { port_start: port, port_end: port };
  return [...rules.entries()].filter(
    ([, rule]) =>
      (rule.direction === direction || !isOneOf(directions, rule.direction)) &&
      (rule.protocol === protocol || !isOneOf(protocols, rule.protocol)) &&
      (protocol === 'icmp' || portsCover(rule, ports)),
  );
}

/** Whether rules let some traffic through: what no rule allows is refused. */
export function evaluate(rules: readonly RuleContent[], packet: Packet): Decision {
  const other = parseEnd({ endpoint_spec_type: 'ip_prefixes', endpoint_spec: [packet.address] });
  const found = rulesAbout(rules, packet).flatMap(([place, rule]) => {
    const { endpoint_spec_type: type } = rule;
    const isElsewhere = (type === 'any' || type === 'ip_prefixes') && !endCovers(parseEnd(rule), other);
    if (isElsewhere) return [];
    const depends = type === 'group_tag' || type === 'vlan';
    const result: 'allowed' | 'depends' | 'unknown' = !isUnderstood(rule) ? 'unknown' : depends ? 'depends' : 'allowed';
    return [{ result, rule: place }];
  });
  const first = (result: 'allowed' | 'depends' | 'unknown') => found.find((one) => one.result === result);
  return first('allowed') ?? first('depends') ?? first('unknown') ?? { result: 'refused' };
}

const sshPort = 22;

/**
 * Who reaches SSH (port 22) through rules: everybody, some, or nobody; `unknown` where that takes a rule that is not
 * understood. With `closed` rules whoever works on a machine over SSH locks themself out.
 */
export function sshAccess(rules: readonly RuleContent[]): 'open' | 'limited' | 'closed' | 'unknown' {
  const ssh = rulesAbout(rules, { direction: 'inbound', protocol: 'tcp', port: sshPort }).map(([, rule]) => rule);
  const isOpen = ssh.filter(isUnderstood).some((rule) => {
    const end = parseEnd(rule);
    return end.type === 'any' || (end.type === 'ip_prefixes' && isWithin(end.ranges, everyIpv4));
  });
  if (isOpen) return 'open';
  if (!ssh.every(isUnderstood)) return 'unknown';
  return ssh.length === 0 ? 'closed' : 'limited';
}
