import type { FirewallRule } from '../generated/types.js';

export const directions = ['inbound', 'outbound'] as const;
export const protocols = ['tcp', 'udp', 'icmp'] as const;
export const endpointTypes = ['any', 'ip_prefixes', 'group_tag', 'vlan'] as const;

/** A rule without the identifier that the server gives it: what is edited, sent and kept in files. */
export type RuleContent = Omit<FirewallRule, 'uuid'>;
