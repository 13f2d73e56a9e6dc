import { expect, it } from 'vitest';
import { publicIpv4Of } from './publicIpv4.js';

it.each([
  [{ type: 'public', is_ipv6: false }, true],
  [{ type: 'public', is_ipv6: true }, false],
  [{ type: 'private', is_ipv6: false }, false],
  [{ type: '', is_ipv6: false, not_understood: ['type'] }, undefined],
  [{ type: 'public', is_ipv6: false, not_understood: ['is_ipv6'] }, undefined],
])('%j is a public IPv4 address: %s', (address, expected) => {
  expect(publicIpv4Of(address)).toBe(expected);
});
