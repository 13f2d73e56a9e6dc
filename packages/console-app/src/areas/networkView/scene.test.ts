import * as library from '@dagrejs/dagre';
import { describe, expect, it } from 'vitest';
import type { Topology, TopologyKind, TopologyNode } from '@livery/api/domain/topology';
import { collapseAbove, nextItem, sceneOf } from './scene.js';
import type { Rect } from './sceneItem.js';

const node = (id: string, kind: TopologyKind, ...networks: string[]): TopologyNode => ({
  id,
  kind,
  row: {},
  networks,
  addresses: [],
});

/** A network with machines, a load balancer for the first two, a firewall and an address for the first. */
function company(machines: number, further: readonly TopologyNode[] = []): Topology {
  const members = Array.from({ length: machines }, (_, index) => node(`vm-${index}`, 'virtual_machine', 'lan'));
  const balancer = node('lb', 'load_balancer', 'lan');
  const address = { ...node('ip', 'ip_address'), row: { assigned_to: 'lb' } };
  const all = [node('lan', 'vpc'), ...members, balancer, node('fw', 'firewall'), address, ...further];
  return {
    nodes: new Map(all.map((one) => [one.id, one])),
    edges: [
      ...[...members, balancer].map(({ id }) => ({ kind: 'member' as const, from: 'lan', to: id })),
      { kind: 'forwards', from: 'lb', to: 'vm-0' },
      { kind: 'forwards', from: 'lb', to: 'vm-1' },
      { kind: 'attached', from: 'fw', to: 'vm-0' },
      { kind: 'assigned', from: 'ip', to: 'lb' },
    ],
  };
}

const none: ReadonlySet<string> = new Set();
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the places in the picture', () => {
  it.each([5, collapseAbove, 500])(
    'none of %i machines covers another, and all are in the box of their network',
    (count) => {
      const { items, boxes } = sceneOf(company(count), { library, expanded: new Set(['lan/virtual_machine']) });
      const cards = [...items.values()].filter(({ isHead }) => !isHead);
      const box = boxes.find(({ id }) => id === 'lan')!;
      for (const [index, card] of cards.entries()) {
        expect(cards.slice(index + 1).filter((other) => overlap(card, other))).toEqual([]);
        if (card.node?.kind !== 'virtual_machine') continue;
        expect(card.x).toBeGreaterThanOrEqual(box.x);
        expect(card.x + card.width).toBeLessThanOrEqual(box.x + box.width);
        expect(card.y + card.height).toBeLessThanOrEqual(box.y + box.height);
      }
    },
  );

  it('addresses stand before networks and firewalls behind them; the other way round from the right to the left', () => {
    const order = (mirrored: boolean) => {
      const { boxes } = sceneOf(company(3), { library, expanded: none, mirrored });
      return boxes.toSorted((a, b) => a.x - b.x).map(({ id }) => id);
    };
    expect(order(false)).toEqual(['addresses', 'lan', 'firewalls']);
    expect(order(true)).toEqual(['firewalls', 'lan', 'addresses']);
  });

  it('the picture is no higher than its highest column', () => {
    const addresses = Array.from({ length: 7 }, (_, index) => node(`free-${index}`, 'ip_address'));
    const database = [node('db', 'vpc'), node('db-1', 'virtual_machine', 'db')];
    const { nodes, edges } = company(6, [...addresses, ...database]);
    const scene = sceneOf(
      {
        nodes,
        edges: [
          ...edges,
          { kind: 'member', from: 'db', to: 'db-1' },
          { kind: 'member', from: 'db', to: 'vm-0', vlan: 120 },
          { kind: 'attached', from: 'fw', to: 'db-1' },
        ],
      },
      { library, expanded: none },
    );
    expect(scene.height).toBe(Math.max(...scene.boxes.map(({ height }) => height)));
    expect(Math.min(...scene.boxes.map(({ y }) => y))).toBe(0);
  });

  it('a network without members and a machine without a network have lanes of their own', () => {
    const empty = { ...node('empty', 'vpc'), row: { vm_uuids: [], resources_count: 0 } };
    const { items } = sceneOf(company(2, [empty, node('lost', 'virtual_machine')]), { library, expanded: none });
    expect([items.get('empty')?.box, items.get('lost')?.box]).toEqual(['empty', 'elsewhere']);
  });

  it.each([
    ['machines that no list has', { vm_uuids: ['gone'], resources_count: 1 }],
    ['members of another kind', { vm_uuids: [], resources_count: 2 }],
    ['members that were not understood', { vm_uuids: [], resources_count: Number.NaN }],
  ])('a network with %s is none without members', (_, row) => {
    const { boxes, items } = sceneOf(company(1, [{ ...node('db', 'vpc'), row }]), { library, expanded: none });
    expect([items.get('db')?.box, items.get('db')?.isHead]).toEqual(['db', true]);
    expect(boxes.map(({ id }) => id)).not.toContain('empty');
  });
});

it('an address stands among the assigned ones though what it is assigned to is in no list', () => {
  const further = [
    { ...node('lost', 'ip_address'), row: { assigned_to: 'gone' } },
    ...Array.from({ length: collapseAbove + 1 }, (_, index) => node(`free-${index}`, 'ip_address')),
  ];
  const { itemOf } = sceneOf(company(1, further), { library, expanded: none });
  expect(['lost', 'free-0'].map(itemOf)).toEqual(['lost', 'addresses/free']);
});

it('a line leads from a machine to a further network, which may have no other member', () => {
  const { nodes, edges } = company(1, [node('db', 'vpc')]);
  const scene = sceneOf(
    { nodes, edges: [...edges, { kind: 'member', from: 'db', to: 'vm-0', vlan: 120 }] },
    { library, expanded: none },
  );
  expect(scene.items.get('db')?.isHead).toBe(true);
  expect(scene.lines).toContainEqual(expect.objectContaining({ kind: 'member', from: 'vm-0', to: 'db' }));
});

describe('too many of a kind', () => {
  it('are one, to which all that led to them leads, until they are expanded', () => {
    const many = company(collapseAbove + 1);
    const collapsed = sceneOf(many, { library, expanded: none });
    expect([collapsed.items.has('vm-0'), collapsed.itemOf('vm-0')]).toEqual([false, 'lan/virtual_machine']);
    expect(collapsed.lines.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
      'fw lan/virtual_machine',
      'ip lb',
      'lb lan/virtual_machine',
    ]);
    const expanded = sceneOf(many, { library, expanded: new Set(['lan/virtual_machine']) });
    expect([expanded.items.has('vm-0'), expanded.itemOf('vm-0')]).toEqual([true, 'vm-0']);
    expect(expanded.items.get('lan/virtual_machine')?.group?.isExpanded).toBe(true);
  });

  it('are not so at the limit', () => {
    expect(sceneOf(company(collapseAbove), { library, expanded: none }).items.has('vm-0')).toBe(true);
  });
});

it.each(['constructor', '__proto__', 'toString'])('a network may have an id that every object has: %s', (id) => {
  const further = [node(id, 'vpc'), node('vm-x', 'virtual_machine', id)];
  const topology = company(2, further);
  const edges = [...topology.edges, { kind: 'member' as const, from: id, to: 'vm-x' }];
  const { boxes } = sceneOf({ ...topology, edges }, { library, expanded: none });
  expect(boxes.map((box) => box.id)).toContain(id);
});

it('the neighbours of an item are the ends of its lines, and a network with its members', () => {
  const { neighbours } = sceneOf(company(3), { library, expanded: none });
  expect(neighbours.get('vm-0')).toEqual(new Set(['vm-0', 'lan', 'lb', 'fw']));
  expect(neighbours.get('fw')).toEqual(new Set(['fw', 'vm-0']));
});

describe('arrow keys', () => {
  const scene = sceneOf(company(6), { library, expanded: none });

  it.each([
    ['ip', 'ArrowRight', 'lb'],
    ['lb', 'ArrowRight', 'vm-0'],
    ['vm-0', 'ArrowLeft', 'lb'],
    ['vm-0', 'ArrowUp', 'lan'],
    ['lan', 'ArrowLeft', 'ip'],
    ['ip', 'ArrowLeft', undefined],
    ['vm-0', 'Enter', undefined],
  ])('from %s by %s to %s', (from, key, to) => {
    expect(nextItem(scene, from, key)).toBe(to);
  });

  it('reach every item', () => {
    const reached = new Set(['ip']);
    for (const id of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = nextItem(scene, id, key);
        if (next !== undefined) reached.add(next);
      }
    }
    expect(reached).toEqual(new Set(scene.items.keys()));
  });
});
