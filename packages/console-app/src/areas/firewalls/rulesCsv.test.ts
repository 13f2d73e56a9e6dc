import { describe, expect, it } from 'vitest';
import type { RuleContent } from '@livery/api/domain/firewall';
import { readRules } from '@livery/api/domain/firewallFile';
import { rulesToCsv } from './rulesCsv.js';

const rules: RuleContent[] = [
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

describe('a CSV file of rules', () => {
  it('has a heading and a line a rule', () => {
    expect(rulesToCsv(rules.slice(0, 2))).toBe(
      'direction,protocol,port_start,port_end,endpoint_spec_type,endpoint_spec\r\n' +
        'inbound,tcp,22,22,ip_prefixes,203.0.113.0/24 2001:db8::/32\r\n' +
        'inbound,icmp,,,any,\r\n',
    );
  });

  it('runs nothing in a spreadsheet, whatever a provider calls a tag', () => {
    const tag = '=HYPERLINK("https://evil.example")';
    expect(rulesToCsv([{ ...rules[1]!, endpoint_spec_type: 'group_tag', endpoint_spec: [tag] }])).toContain(
      `"'=HYPERLINK`,
    );
  });

  it('is read as it was', () => {
    expect(readRules(rulesToCsv(rules))).toEqual({ format: 'csv', rules, problems: [] });
  });
});
