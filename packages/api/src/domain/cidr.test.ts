import { describe, expect, it } from 'vitest';
import {
  isCidr,
  isIpv4,
  isIpv6,
  isIpv6Subnet,
  isWhitelistEntry,
  parseAddressRange,
  parseCidr,
  rangeContains,
} from './cidr.js';

it.each([
  ['0.0.0.0', true],
  ['192.168.1.255', true],
  ['255.255.255.255', true],
  ['256.0.0.1', false],
  ['1.2.3', false],
  ['1.2.3.4.5', false],
  ['01.2.3.4', false],
  ['1.2.3.', false],
  ['1.2.3.4 ', false],
  ['1.2.3.0x4', false],
  ['', false],
])('IPv4 %s: %s', (text, valid) => {
  expect(isIpv4(text)).toBe(valid);
});

it.each([
  ['::', true],
  ['::1', true],
  ['2a02:2f8:1:1::5', true],
  ['2001:db8:0:0:0:0:0:1', true],
  ['2001:DB8::', true],
  ['::ffff:192.0.2.1', true],
  ['1:2:3:4:5:6:7::', true],
  ['1:2:3:4:5:6:7', false],
  ['1:2:3:4:5:6:7:8:9', false],
  ['1:2:3:4:5:6:7:8::', false],
  ['1::2::3', false],
  [':1', false],
  ['12345::', false],
  ['g::', false],
  ['fe80::1%eth0', false],
  ['::1.2.3', false],
  ['1.2.3.4::', false],
  ['1.2.3.4', false],
  ['', false],
])('IPv6 %s: %s', (text, valid) => {
  expect(isIpv6(text)).toBe(valid);
});

describe('CIDR', () => {
  it.each([
    ['10.0.0.0/8', true],
    ['0.0.0.0/0', true],
    ['10.0.0.5/24', true],
    ['10.0.0.5/32', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/08', false],
    ['10.0.0.0/', false],
    ['10.0.0.0', false],
    ['10.0.0.0/8/8', false],
    ['10.0.0/8', false],
    ['::/0', false],
  ])('%s: %s', (text, valid) => {
    expect(isCidr(text)).toBe(valid);
  });

  it.each([
    ['10.0.0.5/24', 0x0a000000, 24],
    ['10.0.0.0/24', 0x0a000000, 24],
    ['203.0.113.77/28', 0xcb007140, 28],
    ['8.8.8.8/0', 0, 0],
  ])('%s is the network %s of %s bits', (text, network, prefix) => {
    expect(parseCidr(text)).toEqual({ network, prefix });
  });
});

it.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2a02::/32', false],
  ['example.test', false],
])('whitelist entry %s: %s', (text, valid) => {
  expect(isWhitelistEntry(text)).toBe(valid);
});

it.each([
  ['2001:db8:1::/64', true],
  ['2001:DB8::/0', true],
  ['::/128', true],
  ['2001:db8::/129', false],
  ['2001:db8::/064', false],
  ['2001:db8::/', false],
  ['2001:db8::', false],
  ['2001:db8::/64/64', false],
  ['::ffff:10.0.0.0/120', false],
  ['10.0.0.0/8', false],
  ['2001:db8:/64', false],
  ['', false],
])('IPv6 subnet %s: %s', (text, valid) => {
  expect(isIpv6Subnet(text)).toBe(valid);
});

describe('a range of addresses', () => {
  it.each([
    ['10.0.0.5', 4, 0x0a000005n, 0x0a000005n],
    ['10.0.0.5/24', 4, 0x0a000000n, 0x0a0000ffn],
    ['0.0.0.0/0', 4, 0n, 0xffffffffn],
    ['::', 6, 0n, 0n],
    ['::1', 6, 1n, 1n],
    ['::ffff:10.0.0.5', 6, 0xffff0a000005n, 0xffff0a000005n],
    ['1::/16', 6, 1n << 112n, (2n << 112n) - 1n],
    ['::/0', 6, 0n, (1n << 128n) - 1n],
  ] as const)('%s', (text, version, first, last) => {
    expect(parseAddressRange(text)).toEqual({ version, first, last });
  });

  it.each(['', '10.0.0', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/08', '::/129', ':::', '1::2::3', '10.0.0.0/8/8', 'any'])(
    '%s is none',
    (text) => {
      expect(parseAddressRange(text)).toBeUndefined();
    },
  );

  it.each([
    ['10.0.0.0/8', '10.1.2.3', true],
    ['10.1.0.0/16', '10.0.0.0/8', false],
    ['2001:db8::/32', '2001:db8:ffff::/48', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['::/0', '10.0.0.1', false],
  ])('%s has %s in it: %s', (outer, inner, expected) => {
    const [a, b] = [parseAddressRange(outer), parseAddressRange(inner)];
    expect(a && b && rangeContains(a, b)).toBe(expected);
  });
});
