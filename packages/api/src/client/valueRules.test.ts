import { expect, it } from 'vitest';
import { valueRules } from '../generated/valueRules.js';
import type { OperationId } from '../generated/operations.js';
import { checkValues, type ValueRules } from './valueRules.js';

function reportsOf(rules: ValueRules | undefined, value: unknown): string[] {
  const reports: string[] = [];
  checkValues(rules ?? {}, value, (path, message) => reports.push(`${path}: ${message}`));
  return reports;
}

const uuid = '4f0f9f3e-1c1c-4c7b-8f5b-0a7b8f2e6f10';
const config = (fields: object): [OperationId, unknown] => ['getUiConfig', fields];
const fee = (service_fee: object) => config({ paymentProcessors: [{ service_fee }] });

it.each<[string, OperationId, unknown, string[]]>([
  ['valid ones', ...config({ supportEmail: 'help@site.test', billingEmail: 'a.b+c@mail.site.test' }), []],
  ['a support email', ...config({ supportEmail: 'help' }), ['supportEmail: not of the format email']],
  ['a billing email', ...config({ billingEmail: 'a b@c.test' }), ['billingEmail: not of the format email']],
])('the emails of a site: %s', (_, operation, response, expected) => {
  expect(reportsOf(valueRules[operation], response)).toEqual(expected);
});

it.each<[string, OperationId, unknown, string[]]>([
  ['a currency', ...config({ siteCurrency: 'EURO' }), ['siteCurrency: longer than 3']],
  [
    'a displayed currency',
    ...config({ displayCurrencies: [{ code: 'E', title: 'Euro', rate: -1 }] }),
    ['displayCurrencies[].code: shorter than 3', 'displayCurrencies[].rate: less than 0'],
  ],
  [
    'a fee below',
    ...fee({ flat_rate: 0, percentage: -1 }),
    ['paymentProcessors[].service_fee.percentage: less than 0'],
  ],
  [
    'a fee above',
    ...fee({ flat_rate: 0, percentage: 400 }),
    ['paymentProcessors[].service_fee.percentage: more than 100'],
  ],
  ['a fee at its bounds', ...fee({ flat_rate: 0, percentage: 100 }), []],
  [
    'a country of a location',
    'listLocations',
    [{ slug: 'tll', country_code: 'EE' }],
    ['[].country_code: shorter than 3'],
  ],
])('the lengths and ranges of a site: %s', (_, operation, response, expected) => {
  expect(reportsOf(valueRules[operation], response)).toEqual(expected);
});

it.each<[unknown, string[]]>([
  [null, []],
  ['2001:db8:1::/64', []],
  ['2001:db8:1::/129', ['[].subnet_ipv6: not of the format ipv6-cidr']],
  ['2001:db8:1::', ['[].subnet_ipv6: not of the format ipv6-cidr', '[].subnet_ipv6: does not match its pattern']],
])('the IPv6 subnet of a network: %j', (subnet_ipv6, expected) => {
  expect(reportsOf(valueRules.listNetworks, [{ uuid, subnet_ipv6 }])).toEqual(expected);
});

it.each<[string, ValueRules, unknown, string[]]>([
  ['text of another kind', { format: 'email' }, 7, []],
  ['a number of another kind', { minimum: 1 }, 'x', []],
  ['what is missing', { properties: { name: { minLength: 1 } } }, {}, []],
  ['part of a whole', { integer: true }, 1.5, [': not a whole number']],
  ['zero where more is asked', { exclusiveMinimum: 0 }, 0, [': not more than 0']],
  ['characters of two units', { maxLength: 2 }, '😀😀', []],
  ['too few', { minItems: 2, items: {} }, [1], [': fewer than 2']],
  ['too many', { maxItems: 1 }, [1, 2], [': more than 1']],
  ['places of a list', { prefixItems: [{}, { minimum: 0 }] }, [1, -1], ['[1]: less than 0']],
  ['a map', { additionalProperties: { minimum: 0 } }, { a: -1 }, ['.*: less than 0']],
  ['neither', { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] }, 'x', [': none of ipv4, ipv6']],
  ['one of two', { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] }, '::1', []],
  ['no address', { format: 'uri' }, '/path', [': not of the format uri']],
  ['an address within the site', { format: 'uri-reference' }, '/path', []],
  ['no identifier', { format: 'uuid' }, 'vm-1', [': not of the format uuid']],
  [
    'an object of a kind',
    { discriminator: ['kind', { range: { properties: { min: { minimum: 0 } } } }] },
    { kind: 'range', min: -1 },
    ['min: less than 0'],
  ],
  ['one of a kind that nobody knows', { discriminator: ['kind', {}] }, { kind: 'constructor' }, []],
])('a value is reported by its path: %s', (_, rules, value, expected) => {
  expect(reportsOf(rules, value)).toEqual(expected);
});
