import { describe, expect, it } from 'vitest';
import { checkWhitelistEntry, coveringEntries, letsAnyConnect, narrowerEntries } from './whitelist.js';

describe('an entry of a whitelist', () => {
  const known = ['203.0.113.0/24', '198.51.100.7'];
  it.each([
    ['192.0.2.1', []],
    [' 192.0.2.0/28 ', []],
    ['0.0.0.0/0', []],
    ['', ['required']],
    ['2001:db8::1', ['whitelist-entry-invalid']],
    ['192.0.2.1/33', ['whitelist-entry-invalid']],
    ['office', ['whitelist-entry-invalid']],
    ['198.51.100.7', ['whitelist-entry-known']],
    ['198.51.100.7/32', ['whitelist-entry-known']],
    ['203.0.113.9/24', ['whitelist-entry-known']],
    ['203.0.113.9', []],
  ])('%s', (entry, codes) => {
    expect(checkWhitelistEntry(entry, known).map(({ code }) => code)).toEqual(codes);
  });
});

it.each([
  ['203.0.113.9', ['203.0.113.0/24', '0.0.0.0/0']],
  ['203.0.113.0/24', ['0.0.0.0/0']],
  ['203.0.112.0/23', ['0.0.0.0/0']],
  ['198.51.100.7', ['198.51.100.7/32', '0.0.0.0/0']],
  ['0.0.0.0/0', []],
  ['office', []],
])('what %s lets in is still let in by %o', (entry, expected) => {
  const others = ['203.0.113.0/24', '198.51.100.7/32', '0.0.0.0/0', '198.51.100.8', 'office'];
  expect(coveringEntries(entry, others)).toEqual(expected);
});

it.each([
  ['203.0.113.0/24', ['203.0.113.7', '203.0.113.128/25']],
  ['203.0.113.7', []],
  ['0.0.0.0/0', ['203.0.113.7', '203.0.113.128/25', '198.51.100.8']],
  ['office', []],
])('of what %s lets in, a part is still let in by %o', (entry, expected) => {
  const others = ['203.0.113.7', '203.0.113.128/25', '198.51.100.8', 'office'];
  expect(narrowerEntries(entry, [entry, ...others.filter((one) => one !== entry)])).toEqual(expected);
});

it.each([
  [[], true],
  [['203.0.113.7', '0.0.0.0/0'], true],
  [['10.0.0.0/0'], true],
  [['203.0.113.7', '0.0.0.0/1'], false],
  [['office'], false],
])('a whitelist of %o lets any address in: %s', (entries, isAny) => {
  expect(letsAnyConnect(entries)).toBe(isAny);
});
