import type * as Dagre from '@dagrejs/dagre';
import {
  isEmptyNetwork,
  isFreeAddress,
  type Topology,
  type TopologyEdge,
  type TopologyKind,
  type TopologyNode,
} from '@livery/api/domain/topology';
import { linesOf, type Bends, type MergedEdge, type Points, type SceneLine } from './lines.js';
import type { Rect, SceneGroup, SceneItem } from './sceneItem.js';

/** A network with what is in it, or a lane of what is in none. */
interface SceneBox extends Rect {
  /** The uuid of a network, or which lane. */
  id: string;
  isNetwork: boolean;
}

/** A drawn topology: everything with its place. */
interface Scene {
  width: number;
  height: number;
  boxes: readonly SceneBox[];
  items: ReadonlyMap<string, SceneItem>;
  lines: readonly SceneLine[];
  /** For each item those that it hangs together with. */
  neighbours: ReadonlyMap<string, ReadonlySet<string>>;
  /** The item that stands for a resource: itself, or the collapsed group that it is in. */
  itemOf: (id: string) => string | undefined;
}

/** More resources of one kind in one box than this are shown as one until somebody expands them. */
export const collapseAbove = 24;

const card = { width: 160, height: 40, gapX: 20, gapY: 14 };
const summary = { width: 240, height: card.height };
const padding = 12;
/** Where the members of a box begin: below the head of a network, or the title of a lane. */
const below = { head: card.height + padding, title: 40 };
/** Between what leads to machines and the machines, so that lines have room to spread. */
const spread = 40;
/** Between boxes. */
const boxGap = { x: 48, y: 20 };
const pitch = { x: card.width + card.gapX, y: card.height + card.gapY };

/** A box before it has its place: groups that stand below each other, in two parts beside each other. */
interface Plan {
  id: string;
  network: TopologyNode | undefined;
  blocks: SceneGroup[][];
}

/** What stands in a box: first what leads on, then the machines. */
const parts: readonly (readonly string[])[] = [
  ['assigned', 'free', 'empty', 'firewall', 'load_balancer', 'managed_service'],
  ['virtual_machine'],
];

/** So many machines stand below each other: lines reach each of them, and the picture fits into a window of 800 px. */
const singleColumn = 7;

/** Few columns for what leads on; more machines in as many as make their box somewhat wider than high. */
const columnsOf = (kind: TopologyKind | undefined, count: number): number => {
  if (kind !== 'virtual_machine') return Math.ceil(count / 12);
  return count <= singleColumn ? 1 : Math.round(Math.sqrt((count * pitch.y * 1.5) / pitch.x));
};

/** What is used of the graph library, which is fetched when a picture is first looked at. */
export type GraphLibrary = Pick<typeof Dagre, 'Graph' | 'layout'>;

interface SceneOptions {
  library: GraphLibrary;
  /** The ids of the groups that somebody expanded. */
  expanded: ReadonlySet<string>;
  /** Whether lines are read from the right to the left. */
  mirrored?: boolean;
}

/**
 * Gives everything of a topology its place: addresses in a lane at the start, networks with their members in the middle,
 * firewalls in a lane at the end. The graph library orders the boxes; within them members stand in a grid, in the order of
 * what leads to them.
 */
export function sceneOf(topology: Topology, { library, expanded, mirrored = false }: SceneOptions): Scene {
  const plans = plan(topology, expanded);
  const items = new Map<string, SceneItem>();
  const represented = new Map<string, string>();
  const boxIndex = new Map(plans.map(({ id }, index) => [id, index]));
  const order = orderIn(topology, (id) => {
    const item = items.get(represented.get(id) ?? '');
    return item ? (boxIndex.get(item.box) ?? 0) * 1e6 + item.y + item.x / 1e4 : 0;
  });
  /* Addresses come last in the plans: all that they lead to has its place. */
  const sizes = new Map(plans.map((one) => [one.id, place(one, order, items, represented)]));
  const edges = merged(topology.edges, represented);
  const { boxes, bends } = arrange(library, plans, sizes, items, edges);
  const width = Math.max(0, ...boxes.map((box) => box.x + box.width));
  const height = Math.max(0, ...boxes.map((box) => box.y + box.height));
  const lines = linesOf(edges, items, bends, (x) => (mirrored ? width - x : x));
  if (mirrored) for (const one of [...boxes, ...items.values()]) one.x = width - one.x - one.width;
  return {
    width,
    height,
    boxes,
    items,
    lines,
    neighbours: neighboursOf(items, edges),
    itemOf: (id) => represented.get(id),
  };
}

/** Which boxes there are, and what stands in each. */
function plan({ nodes, edges }: Topology, expanded: ReadonlySet<string>): Plan[] {
  const occupied = new Set(edges.flatMap(({ kind, from }) => (kind === 'member' ? [from] : [])));
  const isEmpty = (node: TopologyNode) => isEmptyNetwork(node) && !occupied.has(node.id);
  const groupOf = (node: TopologyNode): string => {
    const { kind, networks } = node;
    if (kind === 'vpc') return isEmpty(node) ? 'empty/empty' : '';
    if (kind === 'firewall') return 'firewalls/firewall';
    if (kind === 'ip_address') return isFreeAddress(node) ? 'addresses/free' : 'addresses/assigned';
    return `${networks.find((one) => nodes.has(one)) ?? 'elsewhere'}/${kind}`;
  };
  const groups = new Map<string, TopologyNode[]>();
  for (const node of nodes.values()) {
    const id = groupOf(node);
    const members = groups.get(id);
    if (members) members.push(node);
    else groups.set(id, [node]);
  }
  const networks = [...nodes.values()].filter((node) => node.kind === 'vpc' && !isEmpty(node));
  return [...networks.map(({ id }) => id), 'empty', 'elsewhere', 'firewalls', 'addresses']
    .map((box): Plan => {
      const blocks = parts.map((names) =>
        names.flatMap((part) => {
          const id = `${box}/${part}`;
          const members = groups.get(id);
          return members ? [{ id, members, isExpanded: expanded.has(id) }] : [];
        }),
      );
      return { id: box, network: nodes.get(box), blocks: blocks.filter((block) => block.length > 0) };
    })
    .filter(({ network, blocks }) => network !== undefined || blocks.length > 0);
}

type Order = (node: TopologyNode) => number;

/**
 * The order in a group, so that few lines cross: machines that a balancer forwards to first, then those with an address or
 * a firewall; addresses in the order in which what they are assigned to stands, once that has its place.
 */
function orderIn({ edges }: Topology, placeOf: (id: string) => number): Order {
  const ranks = new Map<string, number>();
  const targets = new Map<string, string>();
  for (const { kind, from, to } of edges) {
    if (kind === 'assigned') targets.set(from, to);
    if (kind !== 'member') ranks.set(to, (ranks.get(to) ?? 0) - (kind === 'forwards' ? 100 : 1));
  }
  return ({ id, kind }) => (kind === 'ip_address' ? placeOf(targets.get(id) ?? '') : (ranks.get(id) ?? 0));
}

/** Puts the members of a box beside each other, from its upper corner on. Gives how large the box is. */
function place(
  { id, network, blocks }: Plan,
  order: Order,
  items: Map<string, SceneItem>,
  represented: Map<string, string>,
): { width: number; height: number } {
  const put = (item: Omit<SceneItem, 'box' | 'block' | 'isHead'>, block: number, isHead = false) =>
    items.set(item.id, { ...item, box: id, block, isHead });
  const top = network ? below.head : below.title;
  let x = padding;
  let bottom = top;
  for (const [block, groups] of blocks.entries()) {
    if (block > 0) x += spread;
    let y = top;
    let width = 0;
    for (const group of groups) {
      const { members, isExpanded } = group;
      const isLarge = members.length > collapseAbove;
      if (isLarge && !isExpanded) {
        put({ id: group.id, group, x, y, ...summary }, block);
        for (const node of members) represented.set(node.id, group.id);
        width = Math.max(width, summary.width);
        y += summary.height + card.gapY;
        continue;
      }
      const ranks = new Map(members.map((node) => [node, order(node)]));
      const inOrder = members.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
      /* The way back to one stands before the members. */
      const cells = [...(isLarge ? [{ id: group.id, group }] : []), ...inOrder.map((node) => ({ id: node.id, node }))];
      const across = columnsOf(members[0]?.kind, cells.length);
      for (const [index, cell] of cells.entries()) {
        const place = { x: x + (index % across) * pitch.x, y: y + Math.floor(index / across) * pitch.y };
        put({ ...cell, ...place, width: card.width, height: card.height }, block);
        represented.set(cell.id, cell.id);
      }
      width = Math.max(width, Math.min(across, cells.length) * pitch.x - card.gapX);
      y += Math.ceil(cells.length / across) * pitch.y;
    }
    x += width;
    bottom = Math.max(bottom, y - card.gapY);
  }
  const size = { width: Math.max(x + padding, card.width + 2 * padding), height: bottom + padding };
  if (network) {
    put({ id: network.id, node: network, x: 0, y: 0, width: size.width, height: card.height }, -1, true);
    represented.set(network.id, network.id);
  }
  return size;
}

/** The relations between what is shown, each once. */
function merged(edges: readonly TopologyEdge[], represented: ReadonlyMap<string, string>): Map<string, MergedEdge> {
  const found = new Map<string, MergedEdge>();
  for (const { kind, from: origin, to: target, vlan } of edges) {
    const from = represented.get(origin);
    const to = represented.get(target);
    if (from === undefined || to === undefined) continue;
    const isDrawn = kind !== 'member' || vlan !== undefined;
    /* A machine reaches out to a further network: the line begins at the machine. */
    const ends = kind === 'member' && isDrawn ? { from: to, to: from } : { from, to };
    found.set(`${kind} ${ends.from} ${ends.to}`, { kind, ...ends, isDrawn });
  }
  return found;
}

/** Lets the graph library place the boxes, and the items in them. */
function arrange(
  { Graph, layout }: GraphLibrary,
  plans: readonly Plan[],
  sizes: ReadonlyMap<string, { width: number; height: number }>,
  items: ReadonlyMap<string, SceneItem>,
  edges: ReadonlyMap<string, MergedEdge>,
): { boxes: SceneBox[]; bends: Bends } {
  const graph = new Graph();
  // The library keeps nodes as properties of an object, which has a `constructor` already.
  const nodeOf = (id: string) => `box ${id}`;
  graph.setGraph({ rankdir: 'LR', ranksep: boxGap.x, nodesep: boxGap.y, edgesep: 12 });
  for (const { id } of plans) graph.setNode(nodeOf(id), { ...sizes.get(id) });
  const connect = (from: string, to: string, weight: number) => {
    const [first, last] = [nodeOf(from), nodeOf(to)];
    if (graph.hasNode(first) && graph.hasNode(last) && from !== to) graph.setEdge(first, last, { weight });
  };
  for (const { id } of plans) {
    if (id !== 'firewalls') connect('addresses', id, 0);
    if (id !== 'addresses') connect(id, 'firewalls', 0);
  }
  for (const { kind, from, to, isDrawn } of edges.values()) {
    const [a = '', b = ''] = [items.get(from)?.box, items.get(to)?.box];
    if (isDrawn) connect(...(kind === 'attached' ? ([b, a] as const) : ([a, b] as const)), 2);
  }
  layout(graph);
  const boxes = plans.map(({ id, network }): SceneBox => {
    const { x = 0, y = 0, width = 0, height = 0 } = graph.node(nodeOf(id)) as Partial<Rect>;
    return { id, isNetwork: network !== undefined, x: x - width / 2, y: y - height / 2, width, height };
  });
  const shiftAt = alignColumns(boxes);
  const places = new Map(boxes.map((box) => [box.id, box]));
  for (const item of items.values()) {
    const box = places.get(item.box);
    item.x += box?.x ?? 0;
    item.y += box?.y ?? 0;
  }
  const passing = (from: string, to: string): Points | undefined => {
    const ends = [nodeOf(from), nodeOf(to)] as const;
    const edge = graph.hasEdge(...ends) ? (graph.edge(...ends) as { points?: Points }) : undefined;
    const [first, last] = [places.get(from), places.get(to)];
    return edge?.points?.slice(1, -1).flatMap(({ x, y }) => {
      const beside = boxes.filter((box) => box !== first && box !== last && box.x <= x && x <= box.x + box.width);
      if (beside.length === 0) return [];
      const sides = [Math.min(...beside.map((box) => box.x)), Math.max(...beside.map((box) => box.x + box.width))];
      return sides.map((side) => ({ x: side, y: y + shiftAt(x) }));
    });
  };
  return { boxes, bends: (from, to) => passing(from, to) ?? passing(to, from)?.toReversed() ?? [] };
}

/**
 * Moves each column of boxes that the library placed above or below the highest one beside it, so that the picture is no
 * higher than that. Gives how far what is at an x was moved.
 */
function alignColumns(boxes: readonly SceneBox[]): (x: number) => number {
  const columns = new Map<number, SceneBox[]>();
  for (const box of boxes) {
    const middle = Math.round(box.x + box.width / 2);
    columns.set(middle, [...(columns.get(middle) ?? []), box]);
  }
  const measured = [...columns.values()].map((column) => {
    const top = Math.min(...column.map(({ y }) => y));
    return { column, top, height: Math.max(...column.map((box) => box.y + box.height)) - top };
  });
  const highest = measured.toSorted((a, b) => b.height - a.height)[0];
  if (!highest) return () => 0;
  const moved = measured.map(({ column, top, height }) => {
    const room = highest.height - height;
    const shift = Math.min(Math.max(top - highest.top, 0), room) - top;
    for (const box of column) box.y += shift;
    return { column, shift };
  });
  const isBeside = (x: number) => (box: SceneBox) => box.x <= x && x <= box.x + box.width;
  return (x) => moved.find(({ column }) => column.some(isBeside(x)))?.shift ?? 0;
}

/** What stands out together: the ends of each line, and a network with its members. */
function neighboursOf(
  items: ReadonlyMap<string, SceneItem>,
  edges: ReadonlyMap<string, MergedEdge>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>([...items.keys()].map((id) => [id, new Set([id])]));
  for (const { from, to } of edges.values()) {
    found.get(from)?.add(to);
    found.get(to)?.add(from);
  }
  return found;
}

/**
 * The item to which an arrow key leads: the nearest in its direction, what lies straight ahead before what lies aside,
 * and what hangs together with the present one before what is as near.
 */
export function nextItem(scene: Scene, from: string, key: string): string | undefined {
  const here = scene.items.get(from);
  if (!here) return undefined;
  const direction = directions[key];
  if (!direction) return undefined;
  const [dx, dy] = direction;
  let best: { id: string; distance: number } | undefined;
  for (const item of scene.items.values()) {
    if (item.id === from) continue;
    /* Edges and not middles: the head of a box is above all that is in it. */
    const gapX = gap(here.x, here.width, item.x, item.width);
    const gapY = gap(here.y, here.height, item.y, item.height);
    const ahead = dx * gapX + dy * gapY;
    const aside = Math.abs(dx === 0 ? gapX : gapY);
    if (ahead <= 0) continue;
    const offset = Math.abs(dx === 0 ? item.x + item.width / 2 - here.x - here.width / 2 : item.y - here.y) / 50;
    const isLinked = scene.neighbours.get(from)?.has(item.id) ?? false;
    const distance = (ahead + aside * 3 + offset) * (isLinked ? 0.5 : 1);
    if (!best || distance < best.distance) best = { id: item.id, distance };
  }
  return best?.id;
}

const directions: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far one stretch is from another, negative before it; 0 where they overlap. */
function gap(start: number, length: number, other: number, otherLength: number): number {
  if (other >= start + length) return other - start - length || 1;
  return other + otherLength <= start ? other + otherLength - start || -1 : 0;
}
