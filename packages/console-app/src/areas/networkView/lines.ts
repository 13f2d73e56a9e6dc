import type { TopologyEdge } from '@livery/api/domain/topology';
import type { Rect, SceneItem } from './sceneItem.js';

export type Points = readonly { x: number; y: number }[];

/** Where lines between two boxes pass the boxes that stand between them, from the first to the second. */
export type Bends = (from: string, to: string) => Points;

/** One or several relations between two items. */
export interface MergedEdge {
  kind: TopologyEdge['kind'];
  from: string;
  to: string;
  /** Whether a line is drawn: not for the members of a box, which stand in it. */
  isDrawn: boolean;
}

/** A line between two items; several relations of collapsed groups are one. */
export interface SceneLine {
  id: string;
  kind: TopologyEdge['kind'];
  from: string;
  to: string;
  path: string;
  /** What it covers, so that one out of sight is not drawn. */
  bounds: Rect;
}

/** How far from a card a line of each kind runs beside it: each kind has its own track between two rows. */
const track = { forwards: 5, assigned: 3, attached: 3, member: 6 };

/** Draws the lines: between the cards of a grid in the gaps, so that none seems to lead to a card that it only passes. */
export function linesOf(
  edges: ReadonlyMap<string, MergedEdge>,
  items: ReadonlyMap<string, SceneItem>,
  bends: Bends,
  mirror: (x: number) => number,
): SceneLine[] {
  const rows = new Map<string, SceneItem[]>();
  for (const item of items.values()) {
    const key = `${item.box} ${item.y}`;
    const row = rows.get(key);
    if (row) row.push(item);
    else rows.set(key, [item]);
  }
  /** From the side of an item to where the way to another is free. */
  const port = (item: SceneItem, side: 1 | -1, other: SceneItem, beside: number): Points => {
    const start = { x: side === 1 ? item.x + item.width : item.x, y: item.y + item.height / 2 };
    const inWay = (rows.get(`${item.box} ${item.y}`) ?? []).filter(
      ({ x, box, block }) => (x - item.x) * side > 0 && (box !== other.box || block === item.block),
    );
    if (inWay.length === 0) return [start];
    const y = side === 1 ? item.y + item.height + beside : item.y - beside;
    const ends = inWay.map((one) => (side === 1 ? one.x + one.width : one.x) + side * 8);
    return [start, { x: start.x + side * 18, y }, { x: side === 1 ? Math.max(...ends) : Math.min(...ends), y }];
  };
  return [...edges].flatMap(([id, { kind, from, to, isDrawn }]) => {
    const [a, b] = [items.get(from), items.get(to)];
    if (!isDrawn || !a || !b) return [];
    const side = b.x + b.width / 2 >= a.x + a.width / 2 ? 1 : -1;
    const points = [
      ...port(a, side, b, track[kind]),
      ...bends(a.box, b.box),
      ...port(b, side === 1 ? -1 : 1, a, track[kind]).toReversed(),
    ].map(({ x, y }) => ({ x: mirror(x), y }));
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const bounds = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    return [
      {
        id,
        kind,
        from,
        to,
        path: pathOf(points) + (kind === 'assigned' || kind === 'forwards' ? arrow(points) : ''),
        bounds,
      },
    ];
  });
}

/** A smooth line through points that leaves and reaches each of them level. */
function pathOf(points: Points): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      if (before.y === y) return `H${x}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** The head of an arrow at the end of a line. */
function arrow(points: Points): string {
  const [last = { x: 0, y: 0 }, before = last] = points.toReversed();
  const back = last.x - Math.sign(last.x - before.x) * 7;
  return `M${back} ${last.y - 4}L${last.x} ${last.y}L${back} ${last.y + 4}`;
}
