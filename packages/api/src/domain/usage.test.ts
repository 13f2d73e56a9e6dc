import { describe, expect, it } from 'vitest';
import type { UsageEntry } from '../generated/types.js';
import { isStillCharged, usageBy, usageByDay, usageIds, usageTotal, usedName } from './usage.js';

it.each([
  ['what has a price', 0.01, true],
  ['what has a price that is not known', Number.NaN, true],
  ['what is not there any more', 0, false],
])('%s: %d per hour is still charged: %s', (_, price, expected) => {
  expect(isStillCharged({ price })).toBe(expected);
});

describe('a sum of usage', () => {
  it.each([
    ['of what is known', [1.5, 2], { cost: 3.5, unknown: 0 }],
    ['counts what is not known', [1.5, Number.NaN], { cost: 1.5, unknown: 1 }],
    ['is unknown where all is', [Number.NaN], { cost: undefined, unknown: 1 }],
    ['is 0 where nothing was used', [], { cost: 0, unknown: 0 }],
  ])('%s', (_, costs, total) => {
    expect(usageTotal(costs.map((cost) => ({ cost })))).toEqual(total);
  });

  it('by kind begins with the dearest, and ends with what is not known', () => {
    const entries = [
      { kind: 'network', cost: 1 },
      { kind: 'unknown', cost: Number.NaN },
      { kind: 'machines', cost: 2 },
      { kind: 'network', cost: 3 },
    ];
    expect(usageBy(entries, ({ kind }) => kind).map(({ key, cost }) => [key, cost])).toEqual([
      ['network', 4],
      ['machines', 2],
      ['unknown', undefined],
    ]);
  });
});

it('by day is unknown on each day of which one cost is, and on no other; costs without their days are counted', () => {
  const entries = [
    { kind: 'machines', cost: 7, daily_costs: [1, null, 3, 2] },
    { kind: 'machines', cost: 4, daily_costs: [1, 1, 1, 1] },
    { kind: 'network', cost: 18, daily_costs: [0, 9, 0, 9] },
    { kind: 'buckets', cost: 2 },
    { kind: 'buckets', cost: Number.NaN, daily_costs: [0, 0] },
    { kind: 'buckets', cost: 0 },
  ];
  expect(usageByDay(entries, ({ kind }) => kind)).toEqual({
    shares: [
      { key: 'network', days: [0, 9, 0, 9] },
      { key: 'machines', days: [2, null, 4, 3] },
    ],
    untold: 2,
  });
});

it('by day has as many days for each: what ended before costs nothing then', () => {
  const entries = [
    { kind: 'machines', cost: 27, daily_costs: [9, 9, 9] },
    { kind: 'network', cost: 1, daily_costs: [1] },
  ];
  expect(usageByDay(entries, ({ kind }) => kind).shares).toEqual([
    { key: 'machines', days: [9, 9, 9] },
    { key: 'network', days: [1, 0, 0] },
  ]);
});

it('entries of one description have ids of their own', () => {
  const bucket = { description: 'Object storage media', cost: 1 } as UsageEntry;
  const again = { ...bucket, cost: 2 };
  const vm = { ...bucket, uuid: 'vm-1' };
  expect([...usageIds([bucket, vm, again]).values()]).toEqual([
    'Object storage media',
    'vm-1',
    'Object storage media (2)',
  ]);
});

describe('the name that an entry goes by', () => {
  const names = new Set(['media', 'shop.media', 'bucket']);
  const isName = (word: string) => names.has(word);

  it.each([
    ['a word of the description', { description: 'Bucket media' }, 'media'],
    ['the last of two', { description: 'bucket shop.media' }, 'shop.media'],
    ['in quotes', { description: 'Object storage “media”.' }, 'media'],
    ['no part of a word', { description: 'Bucket media-2' }, undefined],
    ['none where a uuid says what it is', { uuid: 'u', description: 'Virtual machine media' }, undefined],
  ])('is %s', (_, entry, name) => {
    expect(usedName(entry, isName)).toBe(name);
  });
});
