import { describe, expect, it } from 'vitest';
import type { UsageEntry } from '../generated/types.js';
import { usageBy, usageByDay, usageIds, usageTotal, usedName } from './usage.js';

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

it('by day is unknown on each day of which one cost is, and on no other', () => {
  const entries = [
    { kind: 'machines', daily_costs: [1, null, 3, 2] },
    { kind: 'machines', daily_costs: [1, 1, 1, 1] },
    { kind: 'network', daily_costs: [0, 9, 0, 9] },
    { kind: 'buckets' },
  ];
  expect(usageByDay(entries, ({ kind }) => kind)).toEqual([
    { key: 'network', days: [0, 9, 0, 9] },
    { key: 'machines', days: [2, null, 4, 3] },
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
