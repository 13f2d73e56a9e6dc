import type { FirewallRule } from '../generated/types.js';

export const directions = ['inbound', 'outbound'] as const;
export const protocols = ['tcp', 'udp', 'icmp'] as const;
export const endpointTypes = ['any', 'ip_prefixes', 'group_tag', 'vlan'] as const;

/** A rule without the identifier that the server gives it: what is edited, sent and kept in files. */
export type RuleContent = Omit<FirewallRule, 'uuid'>;

/** The fields that rules have in a file, in the order of its columns. */
export const ruleFields = [
  'direction',
  'protocol',
  'port_start',
  'port_end',
  'endpoint_spec_type',
  'endpoint_spec',
] as const;

/** Rules as JSON, as the API takes them. */
export function rulesToJson(rules: readonly RuleContent[]): string {
  const plain = rules.map((rule) => Object.fromEntries(ruleFields.map((field) => [field, rule[field]])));
  return `${JSON.stringify(plain, undefined, 2)}\n`;
}
