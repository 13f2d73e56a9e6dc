import { expect, it } from 'vitest';
import { resolveOrder, sizeId } from './resolveOrder.js';

const small = { vcpu: 1, memory: 2048, storage_gb: 20 };
const large = { vcpu: 4, memory: 8192, storage_gb: 80 };
const offers = [
  {
    service: 'postgresql',
    versions: [{ version: '17' }, { version: '16', is_default: true }],
    packages: [small, large],
    allows_multi_node: true,
    multi_node_counts: [3],
  },
  { service: 'kubernetes', versions: [{ version: '1.31' }], packages: [large], allows_single_node: false },
];
const nothing = { osName: undefined, osVersion: undefined, size: null, nodes: null };

const summary = (...[all, choice]: Parameters<typeof resolveOrder>) => {
  const { offer, version, size, nodes } = resolveOrder(all, choice);
  return [offer?.service, version?.version, size && sizeId(size), nodes];
};

it('a size of which something is unknown has no number that is none in its id', () => {
  expect(sizeId({ ...small, vcpu: Number.NaN })).toBe('?-2048-20');
});

it.each([
  ['nothing chosen: the default version, the smallest size', nothing, ['postgresql', '16', '1-2048-20', 1]],
  [
    'what was chosen',
    { osName: 'postgresql', osVersion: '17', size: '4-8192-80', nodes: '3' },
    ['postgresql', '17', '4-8192-80', 3],
  ],
  [
    'a size that only another service has',
    { ...nothing, osName: 'kubernetes', size: '1-2048-20' },
    ['kubernetes', '1.31', '4-8192-80', 1],
  ],
  [
    'what nobody offers',
    { osName: 'redis', osVersion: '9', size: '9-9-9', nodes: '7' },
    ['postgresql', '16', '1-2048-20', 1],
  ],
])('%s', (_, choice, expected) => {
  expect(summary(offers, choice)).toEqual(expected);
});

it('a size of which something is unknown is not ordered, chosen or not', () => {
  const unknown = { ...small, storage_gb: Number.NaN };
  const partly = [{ ...offers[0]!, packages: [unknown, large] }];
  expect(summary(partly, nothing)[2]).toBe('4-8192-80');
  expect(summary(partly, { ...nothing, size: sizeId(unknown) })[2]).toBe('4-8192-80');
  expect(summary([{ ...offers[0]!, packages: [unknown] }], nothing)[2]).toBeUndefined();
});

it('orders nothing where nothing is offered', () => {
  expect(summary([], nothing)).toEqual([undefined, undefined, undefined, 1]);
});
