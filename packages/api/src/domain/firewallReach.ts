import type { Firewall, FirewallRule } from '../generated/types.js';
import { parseAddressRange, rangeContains, type AddressRange } from './cidr.js';
import { directions, endpointTypes, protocols, type RuleContent } from './firewallRule.js';
import { isKnown, type PartlyKnown } from './openValues.js';

export type Ports = Pick<FirewallRule, 'port_start' | 'port_end'>;
type Endpoint = Pick<FirewallRule, 'endpoint_spec_type' | 'endpoint_spec'>;

/** The first and the last port of a rule; a rule without ports is for all of them. */
export const bounds = ({ port_start, port_end }: Ports): [first: number, last: number] => [
  port_start ?? port_end ?? 1,
  port_end ?? port_start ?? 65_535,
];

/** Whether the outer ports include all of the inner ones. */
export function portsCover(outer: Ports, inner: Ports): boolean {
  const [first, last] = bounds(outer);
  const [from, to] = bounds(inner);
  return first <= from && to <= last;
}

/** The other end of a rule with its address ranges parsed, so that comparing it with many parses nothing again. */
export type End =
  | { type: 'any' }
  | { type: 'ip_prefixes'; ranges: readonly (AddressRange | undefined)[] }
  | { type: 'group_tag' | 'vlan'; values: readonly string[] };

const isWithin = (outer: readonly (AddressRange | undefined)[], inner: AddressRange | undefined): boolean =>
  inner !== undefined && outer.some((one) => one !== undefined && rangeContains(one, inner));

/** The prefixes of a rule that mean the same as "any" for their version of IP. */
const everyIpv4 = parseAddressRange('0.0.0.0/0');
const everyIpv6 = parseAddressRange('::/0');

/** The other end of a rule, parsed. */
export function parseEnd({ endpoint_spec_type: type, endpoint_spec: values }: Endpoint): End {
  if (type === 'any') return { type };
  if (type !== 'ip_prefixes') return { type, values };
  const ranges = values.map(parseAddressRange);
  return isWithin(ranges, everyIpv4) && isWithin(ranges, everyIpv6) ? { type: 'any' } : { type, ranges };
}

/** Whether the outer end includes all of the inner one. */
export function endCovers(outer: End, inner: End): boolean {
  if (outer.type === 'any') return true;
  if (inner.type === 'any') return false;
  if (outer.type === 'ip_prefixes') {
    return inner.type === 'ip_prefixes' && inner.ranges.every((range) => isWithin(outer.ranges, range));
  }
  return inner.type === outer.type && inner.values.every((value) => outer.values.includes(value));
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
export const isUnderstood = ({ direction, protocol, endpoint_spec_type: type }: RuleContent): boolean =>
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

/** The same of a firewall; unknown where its rules were not understood. */
export const sshAccessOf = (firewall: Pick<Firewall, 'rules'> & PartlyKnown): ReturnType<typeof sshAccess> =>
  isKnown(firewall, 'rules') ? sshAccess(firewall.rules) : 'unknown';
