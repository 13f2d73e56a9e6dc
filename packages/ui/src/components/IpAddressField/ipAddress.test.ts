import { expect, it } from 'vitest';
import { ipAddressProblem, type IpAddressRules } from './ipAddress.js';

it.each<[string, IpAddressRules, string | undefined]>([
  ['192.0.2.1', {}, undefined],
  ['10.0.0.0/24', {}, undefined],
  ['2001:db8::1', {}, undefined],
  ['::ffff:192.0.2.1', { kind: 'address' }, undefined],
  ['::/0', { kind: 'cidr', version: 6 }, undefined],
  ['1:2:3:4:5:6:7::', {}, undefined],
  ['', {}, 'malformed'],
  ['example.test', {}, 'malformed'],
  ['10', {}, 'malformed'],
  ['10.0.0.0/8/8', {}, 'malformed'],
  ['192.0.2', {}, 'numberCount'],
  ['192.0.2.', {}, 'numberCount'],
  ['192.0.2.256', {}, 'numberRange'],
  ['192.0.02.1', {}, 'leadingZero'],
  ['fe80::1%eth0', {}, 'zone'],
  ['1::2::3', {}, 'doubleColon'],
  ['2001:dbx::', {}, 'partRange'],
  ['12345::', {}, 'partRange'],
  ['1:2:3', {}, 'partCount'],
  ['::1.2.3', {}, 'numberCount'],
  ['2001:db8::', { version: 4 }, 'notVersion4'],
  ['10.0.0.1', { version: 6 }, 'notVersion6'],
  ['10.0.0.0/24', { kind: 'address' }, 'prefixUnwanted'],
  ['10.0.0.0', { kind: 'cidr' }, 'prefixMissing'],
  ['10.0.0.0/33', {}, 'prefixRange4'],
  ['10.0.0.0/08', {}, 'prefixRange4'],
  ['10.0.0.0/', {}, 'prefixRange4'],
  ['2001:db8::/129', {}, 'prefixRange6'],
])('%s under %o: %s', (text, rules, problem) => {
  expect(ipAddressProblem(text, rules)).toBe(problem);
});
