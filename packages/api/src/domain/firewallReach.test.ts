import { describe, expect, it } from 'vitest';
import { parseRule, type RuleText } from './firewall.js';
import type { RuleContent } from './firewallRule.js';
import { findConflicts } from './firewallConflicts.js';
import { evaluate, sshAccess } from './firewallReach.js';

/** A rule in short: "in tcp 22 203.0.113.0/24", with tag:, vlan: or "any" for the other end and * for all ports. */
function rule(short: string) {
  const [direction, protocol, ports = '', ...ends] = short.split(' ');
  const [end = 'any'] = ends;
  const type =
    end === 'any' ? 'any' : end.startsWith('tag:') ? 'group_tag' : end.startsWith('vlan:') ? 'vlan' : 'ip_prefixes';
  return parseRule({
    direction: direction === 'in' ? 'inbound' : 'outbound',
    protocol: protocol as RuleText['protocol'],
    ports: ports === '*' ? '' : ports,
    endpoint_spec_type: type,
    endpoint_spec: end === 'any' ? '' : ends.join(' ').replaceAll(/tag:|vlan:/g, ''),
  });
}

/** The same with values that the contract does not know: other ones come through, and '' stands for what is none. */
const odd = (short: string, other: Partial<Record<keyof RuleContent, string>>) =>
  ({ ...rule(short), ...other }) as RuleContent;

const findings = (...rules: string[]) => findConflicts(rules.map(rule)).map((one) => [one.kind, one.rule, one.other]);

describe('rules beside each other', () => {
  it.each<[string, string[]]>([
    ['other ports', ['in tcp 80 any', 'in tcp 443 any']],
    ['another direction', ['in tcp 80 any', 'out tcp 80 any']],
    ['another protocol', ['in tcp 53 any', 'in udp 53 any']],
    ['other prefixes', ['in tcp 22 203.0.113.0/24', 'in tcp 22 198.51.100.0/24']],
    ['another kind of end', ['in tcp 22 tag:ops', 'in tcp 22 vlan:7']],
    ['IPv4 and IPv6', ['in tcp 22 0.0.0.0/0', 'in tcp 22 2001:db8::/32']],
    ['ports that only meet, of the same end', ['in tcp 80-90 any', 'in tcp 85-99 any']],
  ])('have nothing odd with %s', (_, rules) => {
    expect(findings(...rules)).toEqual([]);
  });

  it.each<[string, string[], [string, number, number][]]>([
    ['the same twice', ['in tcp 22 any', 'in tcp 22 any'], [['duplicate', 1, 0]]],
    ['the same in other words', ['in tcp 22 10.0.0.0/8', 'in tcp 22 10.1.2.3/8'], [['duplicate', 1, 0]]],
    ['a prefix within another', ['in tcp 22 10.1.0.0/16', 'in tcp 22 10.0.0.0/8'], [['shadowed', 0, 1]]],
    ['a port within a range', ['in tcp 1-1024 any', 'in tcp 22 any'], [['shadowed', 1, 0]]],
    ['a port among all', ['in tcp * any', 'in tcp 22 10.0.0.0/8'], [['shadowed', 1, 0]]],
    ['a tag beside any', ['in tcp 22 tag:ops', 'in tcp 22 any'], [['shadowed', 0, 1]]],
    ['every address of both versions', ['in tcp 22 vlan:7', 'in tcp 22 0.0.0.0/0 ::/0'], [['shadowed', 0, 1]]],
    ['some of several tags', ['in tcp 22 tag:ops', 'in tcp 22 tag:ops tag:web'], [['shadowed', 0, 1]]],
    ['icmp from somewhere', ['in icmp * 10.0.0.0/8', 'in icmp * any'], [['shadowed', 0, 1]]],
    [
      'a narrow end whose ports are open in part',
      ['in tcp 20-25 10.0.0.0/8', 'in tcp 22-30 any'],
      [['conflict', 0, 1]],
    ],
  ])('%s is pointed out', (_, rules, expected) => {
    expect(findings(...rules)).toEqual(expected);
  });
});

it('parses the prefixes of a rule once, however many it is compared with', () => {
  const rules = Array.from({ length: 1000 }, (_, i) => rule(`in tcp 22 10.${i >> 8}.${i & 255}.0/24`));
  let reads = 0;
  const counted = rules.map((one) => {
    const { endpoint_spec } = one;
    return Object.defineProperty(one, 'endpoint_spec', {
      get() {
        reads += 1;
        return endpoint_spec;
      },
    });
  });
  expect(findConflicts(counted)).toEqual([]);
  expect(reads).toBe(1000);
});

it('finds the wider prefix among many others, of either version of IP', () => {
  const many = Array.from({ length: 300 }, (_, i) => `in tcp 22 10.0.${i & 255}.${i >> 8}/32`);
  expect(findings(...many, 'in tcp 22 10.0.7.0/24', 'in tcp 22 2001:db8:1::/48', 'in tcp 22 2001:db8::/32')).toEqual([
    ['shadowed', 7, 300],
    ['shadowed', 263, 300],
    ['shadowed', 301, 302],
  ]);
});

describe('what rules let through', () => {
  const rules = [
    'in tcp 443 any',
    'in tcp 22 203.0.113.0/24 2001:db8::/32',
    'in tcp 5432 tag:app',
    'in icmp * any',
    'out udp 53 any',
  ].map(rule);
  const ask = (direction: 'inbound' | 'outbound', protocol: 'tcp' | 'udp' | 'icmp', address: string, port?: number) =>
    evaluate(rules, { direction, protocol, address, port: port ?? null });

  it.each([
    [ask('inbound', 'tcp', '198.51.100.9', 443), { result: 'allowed', rule: 0 }],
    [ask('inbound', 'tcp', '203.0.113.255', 22), { result: 'allowed', rule: 1 }],
    [ask('inbound', 'tcp', '2001:DB8:1::9', 22), { result: 'allowed', rule: 1 }],
    [ask('inbound', 'tcp', '203.0.114.0', 22), { result: 'refused' }],
    [ask('inbound', 'tcp', '2001:db9::1', 22), { result: 'refused' }],
    [ask('inbound', 'udp', '198.51.100.9', 443), { result: 'refused' }],
    [ask('inbound', 'tcp', '10.0.0.1', 5432), { result: 'depends', rule: 2 }],
    [ask('inbound', 'icmp', '198.51.100.9'), { result: 'allowed', rule: 3 }],
    [ask('outbound', 'udp', '9.9.9.9', 53), { result: 'allowed', rule: 4 }],
    [ask('outbound', 'tcp', '9.9.9.9', 443), { result: 'refused' }],
  ])('%# is answered from the rules', (decision, expected) => {
    expect(decision).toEqual(expected);
  });

  it('is not known where a rule may that is not understood', () => {
    const packet = { direction: 'inbound', protocol: 'tcp', address: '198.51.100.9', port: 22 } as const;
    const all = odd('in tcp * any', { protocol: 'all' });
    expect(evaluate([all], packet)).toEqual({ result: 'unknown', rule: 0 });
    expect(evaluate([odd('in tcp 22 203.0.113.0/24', { direction: '' })], packet)).toEqual({ result: 'refused' });
    expect(evaluate([all, rule('in tcp 22 any')], packet)).toEqual({ result: 'allowed', rule: 1 });
  });
});

describe('SSH', () => {
  it.each([
    [['in tcp 22 any'], 'open'],
    [['in tcp 1-1024 0.0.0.0/0'], 'open'],
    [['in tcp * any'], 'open'],
    [['in tcp 22 203.0.113.0/24'], 'limited'],
    [['in tcp 22 tag:ops'], 'limited'],
    [['in tcp 443 any', 'out tcp 22 any', 'in udp 22 any'], 'closed'],
    [[], 'closed'],
  ])('with %j is %s', (rules, access) => {
    expect(sshAccess(rules.map(rule))).toBe(access);
  });

  it.each([
    [{ direction: '' }, ['in udp 53 any'], 'unknown'],
    [{ protocol: 'all' }, ['in tcp 22 203.0.113.0/24'], 'unknown'],
    [{ endpoint_spec_type: 'country' }, [], 'unknown'],
    [{ protocol: 'all' }, ['in tcp 22 any'], 'open'],
    [{ protocol: 'gre', direction: 'outbound' }, [], 'closed'],
  ])('with %j beside %j is %s', (other, rules, access) => {
    expect(sshAccess([...rules.map(rule), odd('in tcp * any', other)])).toBe(access);
  });
});
