import { expect, it } from 'vitest';
import { ruleText } from '@livery/api/domain/firewall';
import type { FirewallRule } from '@livery/api/generated/types';
import { contentsOf, ruleOfRow, survivesRow } from './ruleLabels.js';

const rule = (facts: object): FirewallRule => ({
  direction: 'inbound',
  protocol: 'tcp',
  port_start: 443,
  port_end: 443,
  endpoint_spec_type: 'group_tag',
  endpoint_spec: ['web'],
  ...facts,
});

it.each([
  ['several tags', { endpoint_spec: ['web', 'db'] }, true],
  ['a field that the contract does not know', { note: { by: 'ops' } }, true],
  ['one port of two, which is shown and refused', { port_end: null }, true],
  ['a tag with a space', { endpoint_spec: ['web servers'] }, false],
  ['values of a kind that nobody knows', { endpoint_spec_type: 'host', endpoint_spec: ['a;b'] }, false],
  ['a plain value of a kind that nobody knows', { endpoint_spec_type: 'host', endpoint_spec: ['a'] }, false],
  ['a direction that nobody knows', { direction: 'both' }, false],
  ['a protocol that nobody knows', { protocol: 'sctp' }, false],
  ['values beside "any"', { endpoint_spec_type: 'any', endpoint_spec: ['10.0.0.0/8'] }, false],
  ['ports of ICMP', { protocol: 'icmp', port_start: 8, port_end: 0 }, false],
])('a row gives back the rule that it was made of, or not: %s', (_, facts, survives) => {
  expect(survivesRow(rule(facts))).toBe(survives);
});

it('rules that were sent are the same as the server has them then, with ids and in another order of their fields', () => {
  const sent = ruleOfRow({ ...ruleText(rule({ note: 'ops' })), ports: '443 - 443' });
  const { direction, ...others } = sent;
  expect(JSON.stringify(contentsOf([{ ...others, uuid: 'rule-1', direction }]))).toBe(
    JSON.stringify(contentsOf([sent])),
  );
});
