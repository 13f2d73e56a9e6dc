import { describe, expect, it } from 'vitest';
import { readRules } from '@livery/api/domain/firewallFile';
import { exampleRules as rules } from '@livery/api/domain/firewallFile.fixtures';
import { rulesToCsv } from './rulesCsv.js';

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

  it('is read as it was, whatever a tag begins with', () => {
    const tagged = { ...rules[1]!, endpoint_spec_type: 'group_tag' as const, endpoint_spec: ['=web/prod', '@ops'] };
    const all = [...rules, tagged];
    expect(readRules(rulesToCsv(all))).toEqual({ format: 'csv', rules: all, problems: [] });
  });
});
