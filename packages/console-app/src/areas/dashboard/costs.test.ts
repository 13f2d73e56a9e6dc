import { expect, it } from 'vitest';
import type { Price } from '@livery/api/domain/pricing';
import { unknownResource, type UnknownResource } from '#kit';
import { bareMetalLeases } from '#resources/bareMetalLeases.js';
import { chargedRows, totalOf, totalsBy } from './costs.js';

const each = (monthly: number | undefined): Price => ({
  hourly: monthly === undefined ? undefined : monthly / 100,
  monthly,
});

it('adds up what is known and counts what is not', () => {
  expect(totalOf([each(10), each(undefined)])).toEqual({ hourly: 0.1, monthly: 10, unknown: 1 });
  expect(totalOf([each(undefined)])).toEqual({ hourly: undefined, monthly: undefined, unknown: 1 });
  expect(totalOf([])).toEqual({ hourly: 0, monthly: 0, unknown: 0 });
});

it('adds nothing by the hour for what is charged by the month', () => {
  const reserved = { ...each(2), resourceType: 'UNASSIGNED_FLOATING_IP' as const };
  const assigned = { ...each(3), resourceType: 'ASSIGNED_FLOATING_IP' as const };
  expect(totalOf([reserved, assigned, each(10)])).toEqual({ hourly: 0.13, monthly: 15, unknown: 0 });
});

interface Row {
  status?: string;
  location?: string;
  price: Price | undefined;
}

const kind = (name: string): UnknownResource =>
  ({
    kind: name,
    locationOf: (row: object) => (row as Row).location ?? '',
    status: { of: (row: object) => (row as Row).status },
  }) as unknown as UnknownResource;
const priceOf = (row: object) => (row as Row).price;

it('leaves out a lease whose machine is not configured yet', () => {
  const isOf = (status: string) => ({ status, price: each(219) });
  const charged = chargedRows(unknownResource(bareMetalLeases), [isOf('pending'), isOf('in_use')], priceOf);
  expect(totalOf(charged)).toEqual({ hourly: 2.19, monthly: 219, unknown: 0 });
});

it('leaves out what is not charged, and sums up by kind and by location, the dearest first', () => {
  const charged = [
    ...chargedRows(
      kind('vm'),
      [
        { location: 'jhv', price: each(5) },
        { location: 'tll', price: each(7) },
        { location: 'tll', price: undefined },
        { location: 'tll', price: each(9), status: 'deleted' },
      ],
      priceOf,
    ),
    ...chargedRows(kind('bucket'), [{ price: each(undefined) }], priceOf),
    ...chargedRows(kind('service'), [{ location: 'jhv', price: each(30) }], priceOf),
  ];
  const facts = (key: string, monthly: number | undefined) => [key, monthly];
  expect(totalsBy(charged, ({ resource }) => resource.kind).map((one) => facts(one.key, one.monthly))).toEqual([
    ['service', 30],
    ['vm', 12],
    ['bucket', undefined],
  ]);
  expect(totalsBy(charged, ({ location }) => location).map((one) => facts(one.key, one.monthly))).toEqual([
    ['jhv', 35],
    ['tll', 7],
    ['', undefined],
  ]);
});
