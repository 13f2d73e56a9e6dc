import type { IssueCode, ReasonCode } from '../generated/texts.js';
import type { Firewall, FirewallRule } from '../generated/types.js';
import { isIpv4, isIpv6, parseAddressRange } from './cidr.js';
import { allowed, refused, type Capability } from './capability.js';
import type { RuleContent } from './firewallRule.js';
import type { Issue } from './issue.js';
import { entryOf } from './openValues.js';

/** Why a firewall cannot be attached to a machine, or detached from it. */
type FirewallReason = ReasonCode<'network'>;

export type FirewallIssue = Issue<IssueCode<'common' | 'network'>>;

/** A rule as it is typed: ports as "443" or "8000-8100", the other end as values with spaces or commas between them. */
export interface RuleText extends Pick<FirewallRule, 'direction' | 'protocol' | 'endpoint_spec_type'> {
  ports: string;
  endpoint_spec: string;
  /** What the provider says of the rule beside the fields of the contract: it is sent back as it came. */
  unknown?: Readonly<Record<string, unknown>>;
}

/** The fields of a typed rule that can be wrong. */
type RuleField = 'ports' | 'endpoint_spec';

const maxPort = 65_535;
const maxVlan = 4094;

/** The first and the last port of a text; `null` for all ports, NaN for what is no port or range. */
function parsePorts(text: string): Pick<FirewallRule, 'port_start' | 'port_end'> {
  const trimmed = text.trim();
  if (trimmed === '') return { port_start: null, port_end: null };
  const found = /^(\d+)(?:\s*[-–:]\s*(\d+))?$/.exec(trimmed);
  const start = Number(found?.[1]);
  return { port_start: start, port_end: found?.[2] === undefined ? start : Number(found[2]) };
}

/** The ports of a rule as they are typed; empty for all. */
export function portsText({ port_start: start, port_end: end }: Pick<FirewallRule, 'port_start' | 'port_end'>): string {
  // With one end only it is no range that could be typed: it is shown as it is, and cannot be saved unseen.
  if (start === null || end === null) return start === end ? '' : `${start ?? ''}-${end ?? ''}`;
  return start === end ? String(start) : `${start}-${end}`;
}

/** The rule that a text means. What is not valid in it stays so, for `checkRule` to name. */
export function parseRule({ ports, endpoint_spec, ...rule }: RuleText): RuleContent {
  const { direction, protocol, endpoint_spec_type, unknown } = rule;
  return {
    ...unknown,
    direction,
    protocol,
    ...parsePorts(ports),
    endpoint_spec_type,
    endpoint_spec: endpoint_spec.split(/[\s,;]+/).filter(Boolean),
  };
}

/** What is typed as the other end of a rule, with the prefix length of a single address where there is none: `/32`, `/128`. */
export function withPrefixLengths({ endpoint_spec_type, endpoint_spec }: RuleText): string {
  if (endpoint_spec_type !== 'ip_prefixes') return endpoint_spec;
  return endpoint_spec.replace(/[^\s,;]+/g, (value) => {
    if (isIpv4(value)) return `${value}/32`;
    return isIpv6(value) ? `${value}/128` : value;
  });
}

/** A rule as it is typed. */
export function ruleText(rule: FirewallRule): RuleText {
  const { uuid: _, direction, protocol, port_start, port_end, endpoint_spec_type, endpoint_spec, ...unknown } = rule;
  return {
    direction,
    protocol,
    ports: portsText({ port_start, port_end }),
    endpoint_spec_type,
    endpoint_spec: endpoint_spec.join(', '),
    ...(Object.keys(unknown).length > 0 && { unknown }),
  };
}

function checkPorts({ protocol, port_start: start, port_end: end }: RuleContent): FirewallIssue | undefined {
  if (start === null && end === null) return undefined;
  if (protocol === 'icmp') return { code: 'ports-with-icmp' };
  if (start === null || end === null || !Number.isInteger(start) || !Number.isInteger(end)) {
    return { code: 'ports-malformed' };
  }
  if (Math.min(start, end) < 1 || Math.max(start, end) > maxPort) return { code: 'ports-out-of-range' };
  return start > end ? { code: 'ports-reversed' } : undefined;
}

const isVlan = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= maxVlan;

/** What each kind of value of the other end has to be, and what is said of one that is not. */
const endpointRules: Readonly<Record<string, [isValid: (value: string) => boolean, code: FirewallIssue['code']]>> = {
  ip_prefixes: [(value) => parseAddressRange(value) !== undefined, 'prefix-malformed'],
  // Any text that can be told from the next one where several are typed: the specification names no form.
  group_tag: [(value) => /^[^\s,;]+$/.test(value), 'tag-malformed'],
  vlan: [isVlan, 'vlan-out-of-range'],
};

function checkEndpoint({ endpoint_spec_type: type, endpoint_spec: values }: RuleContent): FirewallIssue | undefined {
  if (type === 'any') return values.length > 0 ? { code: 'endpoint-with-any' } : undefined;
  if (values.length === 0) return { code: 'required' };
  const [isValid, code] = entryOf(endpointRules, type) ?? [];
  const wrong = isValid && values.find((value) => !isValid(value));
  return wrong === undefined || code === undefined ? undefined : { code, params: { value: wrong } };
}

/**
 * What is wrong with a rule, by field: ports in order and none with icmp, prefixes that are addresses or ranges, VLAN IDs
 * 1 to 4094 (specification: infrastructure, section 5).
 */
export function checkRule(rule: RuleContent): Partial<Record<RuleField, FirewallIssue>> {
  const ports = checkPorts(rule);
  const endpoint_spec = checkEndpoint(rule);
  return { ...(ports && { ports }), ...(endpoint_spec && { endpoint_spec }) };
}

export const isValidRule = (rule: RuleContent): boolean => Object.keys(checkRule(rule)).length === 0;

/** Whether a firewall protects a machine. */
export const protects = ({ resources_assigned }: Pick<Firewall, 'resources_assigned'>, vm: string): boolean =>
  resources_assigned.some(({ resource_uuid }) => resource_uuid === vm);

export function canAttach(firewall: Pick<Firewall, 'resources_assigned'>, vm: string): Capability<FirewallReason> {
  return protects(firewall, vm) ? refused('firewall-assigned') : allowed;
}

export function canDetach(firewall: Pick<Firewall, 'resources_assigned'>, vm: string): Capability<FirewallReason> {
  return protects(firewall, vm) ? allowed : refused('firewall-unassigned');
}
