import { describe, expect, it } from 'vitest';
import { canAttach, canDetach, checkRule, parseRule, ruleText, type RuleText, withPrefixLengths } from './firewall.js';

const typed = (facts: Partial<RuleText> = {}): RuleText => ({
  direction: 'inbound',
  protocol: 'tcp',
  ports: '443',
  endpoint_spec_type: 'any',
  endpoint_spec: '',
  ...facts,
});

const codes = (facts: Partial<RuleText>) =>
  Object.entries(checkRule(parseRule(typed(facts)))).map(([field, issue]) => `${field} ${issue.code}`);

describe('the ports of a rule', () => {
  it.each([
    ['443', 443, 443],
    [' 8000 - 8100 ', 8000, 8100],
    ['8000–8100', 8000, 8100],
    ['8000:8100', 8000, 8100],
    ['', null, null],
  ])('"%s" are %s to %s', (ports, port_start, port_end) => {
    expect(parseRule(typed({ ports }))).toMatchObject({ port_start, port_end });
    expect(codes({ ports })).toEqual([]);
  });

  it.each([
    ['http', 'ports-malformed'],
    ['80,443', 'ports-malformed'],
    ['-1', 'ports-malformed'],
    ['80.5', 'ports-malformed'],
    ['0', 'ports-out-of-range'],
    ['65536', 'ports-out-of-range'],
    ['1-70000', 'ports-out-of-range'],
    ['443-80', 'ports-reversed'],
  ])('"%s" are refused: %s', (ports, code) => {
    expect(codes({ ports })).toEqual([`ports ${code}`]);
  });

  it('are none with icmp', () => {
    expect(codes({ protocol: 'icmp', ports: '8' })).toEqual(['ports ports-with-icmp']);
    expect(codes({ protocol: 'icmp', ports: '' })).toEqual([]);
  });

  it('are both there or both missing', () => {
    expect(checkRule({ ...parseRule(typed()), port_end: null }).ports).toEqual({ code: 'ports-malformed' });
  });
});

describe('the other end of a rule', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['2001:db8::7, 10.0.0.0/8; 10.0.0.1', '2001:db8::7/128, 10.0.0.0/8; 10.0.0.1/32'],
    [' 10.0.0.256 office ', ' 10.0.0.256 office '],
    ['', ''],
  ])('%j gets its prefix lengths: %j', (endpoint_spec, complete) => {
    expect(withPrefixLengths(typed({ endpoint_spec_type: 'ip_prefixes', endpoint_spec }))).toBe(complete);
  });

  it('is left as it is where it is no address', () => {
    expect(withPrefixLengths(typed({ endpoint_spec_type: 'group_tag', endpoint_spec: '10.0.0.1' }))).toBe('10.0.0.1');
  });

  it.each(['host', 'constructor'])('of the kind %s, which nobody knows, is left as the server says', (kind) => {
    const rule = Object.assign(parseRule(typed()), { endpoint_spec_type: kind, endpoint_spec: ['web-1'] });
    expect(checkRule(rule)).toEqual({});
  });

  it.each([
    ['any', ''],
    ['ip_prefixes', '203.0.113.7'],
    ['ip_prefixes', '203.0.113.0/24, 2001:db8::/32; 10.0.0.0/8'],
    ['group_tag', 'bastion db.primary web/prod #web @ops'],
    ['vlan', '1 4094'],
  ] as const)('%s takes "%s"', (endpoint_spec_type, endpoint_spec) => {
    expect(codes({ endpoint_spec_type, endpoint_spec })).toEqual([]);
  });

  it.each([
    ['any', '10.0.0.0/8', 'endpoint-with-any'],
    ['ip_prefixes', '', 'required'],
    ['ip_prefixes', '10.0.0.0/33', 'prefix-malformed'],
    ['ip_prefixes', '10.0.0.0/8 office', 'prefix-malformed'],
    ['ip_prefixes', '2001:db8::/129', 'prefix-malformed'],
    ['group_tag', ' , ', 'required'],
    ['vlan', '0', 'vlan-out-of-range'],
    ['vlan', '4095', 'vlan-out-of-range'],
    ['vlan', '012', 'vlan-out-of-range'],
    ['vlan', 'blue', 'vlan-out-of-range'],
  ] as const)('%s refuses "%s": %s', (endpoint_spec_type, endpoint_spec, code) => {
    expect(codes({ endpoint_spec_type, endpoint_spec })).toEqual([`endpoint_spec ${code}`]);
  });

  it.each(['', 'a b', 'a,b', 'a;b'])('%j is no tag', (value) => {
    const rule = { ...parseRule(typed({ endpoint_spec_type: 'group_tag' })), endpoint_spec: [value] };
    expect(checkRule(rule).endpoint_spec).toEqual({ code: 'tag-malformed', params: { value } });
  });

  it('names the value that is wrong', () => {
    const rule = parseRule(typed({ endpoint_spec_type: 'ip_prefixes', endpoint_spec: '10.0.0.0/8 10.0.0.0/40' }));
    expect(checkRule(rule).endpoint_spec?.params).toEqual({ value: '10.0.0.0/40' });
  });
});

it('a rule is typed as it is kept', () => {
  const text = typed({ ports: '8000-8100', endpoint_spec_type: 'ip_prefixes', endpoint_spec: '10.0.0.0/8, 1.2.3.4' });
  expect(ruleText(parseRule(text))).toEqual(text);
  expect(ruleText(parseRule(typed({ ports: '22-22' }))).ports).toBe('22');
});

it('a firewall is attached to a machine once, and detached from what it protects', () => {
  const firewall = { resources_assigned: [{ resource_uuid: 'vm-1' }] };
  expect(canAttach(firewall, 'vm-1')).toEqual({ allowed: false, reason: 'firewall-assigned' });
  expect(canAttach(firewall, 'vm-2').allowed).toBe(true);
  expect(canDetach(firewall, 'vm-2')).toEqual({ allowed: false, reason: 'firewall-unassigned' });
  expect(canDetach(firewall, 'vm-1').allowed).toBe(true);
});
