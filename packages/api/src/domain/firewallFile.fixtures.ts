import type { RuleContent } from './firewallRule.js';

/** Rules of each kind, for tests of files. */
export const exampleRules: readonly RuleContent[] = [
  {
    direction: 'inbound',
    protocol: 'tcp',
    port_start: 22,
    port_end: 22,
    endpoint_spec_type: 'ip_prefixes',
    endpoint_spec: ['203.0.113.0/24', '2001:db8::/32'],
  },
  {
    direction: 'inbound',
    protocol: 'icmp',
    port_start: null,
    port_end: null,
    endpoint_spec_type: 'any',
    endpoint_spec: [],
  },
  {
    direction: 'outbound',
    protocol: 'udp',
    port_start: 8000,
    port_end: 8100,
    endpoint_spec_type: 'vlan',
    endpoint_spec: ['120'],
  },
];
