import { describe, expect, it } from 'vitest';
import { bodyKinds, mutationText, valueKinds } from './mutations.js';
import type { OperationId } from '@livery/api/generated/operations';
import { planOf, shares } from './plan.js';
import { targetsOf } from './targets.js';

const responses = new Map<OperationId, unknown[]>([
  [
    'listVms',
    [
      [
        {
          uuid: 'a',
          name: 'web-1',
          backup: true,
          memory: 1024,
          created_at: '2026-05-20 09:30:00',
          storage: [{ size: 20 }],
        },
        { uuid: 'b', name: 'web-2', backup: false, memory: 2048, created_at: null, storage: [] },
      ],
      [],
    ],
  ],
  ['getPricing', [{ EUR: { jhv: { default: [{ resource_type: 'VCPU', tiers: [] }] }, tll: { default: [] } } }]],
]);
const targets = await targetsOf(responses);

const first = (count: number, seed = 7, screen = 'vms') => {
  const mutationOf = planOf(seed, screen, targets);
  return Array.from({ length: count }, (_, number) => mutationText(mutationOf(number)));
};

it('finds every value of the answers that the contract names once', () => {
  const found = targets.map(({ operation, path }) => `${operation} ${path.join('.')}`);
  expect(found.toSorted()).toEqual(
    [
      'getPricing ',
      'getPricing *',
      'getPricing *.*',
      'getPricing *.*.*',
      'getPricing *.*.*.*',
      'getPricing *.*.*.*.resource_type',
      'getPricing *.*.*.*.tiers',
      'listVms ',
      'listVms *',
      ...['backup', 'created_at', 'memory', 'name', 'storage', 'storage.*', 'storage.*.size', 'uuid'].map(
        (field) => `listVms *.${field}`,
      ),
    ].toSorted(),
  );
});

describe('a plan', () => {
  it('is the same for the same seed and screen, whatever is asked for first', () => {
    expect(first(200)).toEqual(first(200));
    expect(mutationText(planOf(7, 'vms', targets)(150))).toBe(first(200)[150]);
  });

  it('is another one for another seed, and for another screen', () => {
    expect(first(50, 8)).not.toEqual(first(50));
    expect(first(50, 7, 'dashboard')).not.toEqual(first(50));
  });

  it('comes to every value before one comes again', () => {
    const mutationOf = planOf(7, 'vms', targets);
    const round = targets.map((_target, number) => mutationOf(number));
    const places = round.map(({ operation, path }) =>
      [operation, ...path.map((step) => (typeof step === 'number' ? '*' : step))].join('.'),
    );
    expect(new Set(places).size).toBe(targets.length);
  });

  it('comes to every kind of mutation', () => {
    const mutationOf = planOf(7, 'vms', targets);
    const kinds = Array.from({ length: targets.length * 50 }, (_, number) => mutationOf(number).kind);
    const all = [...Object.keys(valueKinds), ...Object.keys(bodyKinds)];
    expect(all.filter((kind) => !new Set<string>(kinds).has(kind))).toEqual([]);
  });

  it('takes one row as well as all', () => {
    const texts = first(200);
    expect(texts.some((text) => text.includes('[*].name'))).toBe(true);
    expect(texts.some((text) => /\[\d\]\.name/.test(text))).toBe(true);
  });
});

describe('the shares of the screens', () => {
  it('come to the whole, with some for each that has values', () => {
    const all = shares(2000, [500, 250, 3, 0]);
    expect(all[3]).toBe(0);
    const given = all.slice(0, 3);
    expect(given.reduce((sum, share) => sum + share, 0)).toBe(2000);
    expect(Math.min(...given)).toBeGreaterThan(0);
    expect(given[0]).toBeGreaterThan(given[1] ?? 0);
  });

  it('never come to more than was asked for', () => {
    expect(shares(3, [10, 10, 10, 10]).reduce((sum, share) => sum + share, 0)).toBe(3);
  });
});
