import { checkDisplayName } from './issue.js';
import { expect, it } from 'vitest';
import { canBeTarget, checkConnectionLimit, checkSourcePort } from './loadBalancer.js';

it.each([
  [null, [], 'required'],
  [0, [], 'too-small'],
  [65_536, [], 'too-large'],
  [80.5, [], 'not-a-whole-number'],
  [443, [80, 443], 'source-port-taken'],
  [443, [80, null], undefined],
])('port %s beside %j: %s', (port, others, code) => {
  expect(checkSourcePort(port, others)[0]?.code).toBe(code);
});

it.each([
  [null, undefined],
  [1, undefined],
  [0, 'too-small'],
  [1.5, 'not-a-whole-number'],
  [NaN, 'not-a-whole-number'],
])('a limit of %s connections: %s', (limit, code) => {
  expect(checkConnectionLimit(limit)[0]?.code).toBe(code);
});

it('a target is a machine of the network, once', () => {
  const network = { vm_uuids: ['vm-1', 'vm-2'] };
  const targets = [{ target_type: 'vm' as const, target_uuid: 'vm-1' }];
  expect(canBeTarget('vm-1', network, targets)).toEqual({ allowed: false, reason: 'target-present' });
  expect(canBeTarget('vm-3', network, targets)).toEqual({ allowed: false, reason: 'target-elsewhere' });
  expect(canBeTarget('vm-2', network, targets).allowed).toBe(true);
});

it('a target may be any machine where the members of the network are not known, or were not understood', () => {
  expect(canBeTarget('vm-1', undefined, []).allowed).toBe(true);
  const network = { vm_uuids: [], not_understood: ['vm_uuids'] };
  expect(canBeTarget('vm-1', network, []).allowed).toBe(true);
});

it('has a name', () => {
  expect(checkDisplayName(' ')).toEqual([{ code: 'required' }]);
  expect(checkDisplayName('web')).toEqual([]);
});
