import type { Call } from '@livery/api/client/call';
import type { Shape } from '@livery/api/client/shape';
import { operations, type OperationId } from '@livery/api/generated/operations';
import { every, kindsFor, type KindName, type Path } from './mutations.js';

/** A value of an operation's answers: one path of the contract, and the places where it stands. */
export interface Target {
  operation: OperationId;
  /** With `every` for each list and map on the way. */
  path: Path;
  places: Path[];
  kinds: KindName[];
}

/** As many places of a value are told apart. */
const mostPlaces = 20;

/** The shape of what an operation answers. */
async function answerShape(operation: OperationId): Promise<Shape> {
  const { tag } = operations[operation];
  const calls = (await import(`@livery/api/generated/calls/${tag}`)) as Record<string, Call>;
  return calls[operation]?.answer ?? 'object';
}

/** A part of a value. */
interface Part {
  value: unknown;
  shape: Shape;
  /** The way to it from the whole. */
  step: string | number;
  /** The same in the contract: `every` in place of what is data, such as the place in a list. */
  name: string;
}

/** The fields of an object that the contract names. */
function fieldsOf(shape: Readonly<Record<string, Shape>>, value: object): Part[] {
  const given = new Map(Object.entries(value) as [string, unknown][]);
  return Object.entries(shape)
    .map(([marked, shape]) => ({ shape, step: marked.replace(/[!?]$/, '') }))
    .filter(({ step }) => given.has(step))
    .map(({ shape, step }) => ({ value: given.get(step), shape, step, name: step }));
}

function itemsOf(value: object, shapeOf: (index: number) => Shape): Part[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map((item, step) => ({ value: item, shape: shapeOf(step), step, name: every }));
}

/** The parts of a value that the contract names. */
function partsOf(shape: Shape, value: unknown): Part[] {
  if (typeof shape === 'string' || typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(shape)) return fieldsOf(shape as Record<string, Shape>, value);
  const [operator, first] = shape as readonly [string, Shape];
  switch (operator) {
    case 'null':
      return partsOf(first, value);
    case 'list':
      return itemsOf(value, () => first);
    case 'tuple':
      return itemsOf(value, (index) => (shape as readonly Shape[])[index + 1] ?? 'object');
    case 'map':
      return Object.entries(value).map(([step, one]) => ({ value: one as unknown, shape: first, step, name: every }));
    case 'by': {
      const [, field, kinds] = shape as readonly ['by', string, Readonly<Record<string, Shape>>];
      const kind: unknown = Reflect.get(value, field);
      return typeof kind === 'string' ? partsOf(kinds[kind] ?? 'object', value) : [];
    }
    default:
      return [];
  }
}

/** Makes targets of a value and all its parts; what is there already gets another place. */
function collect(
  targets: Map<string, Target>,
  {
    operation,
    value,
    shape,
    place,
    path,
  }: { operation: OperationId; value: unknown; shape: Shape; place: Path; path: Path },
): void {
  const key = JSON.stringify([operation, ...path]);
  const target = targets.get(key) ?? { operation, path, places: [], kinds: [] };
  targets.set(key, target);
  if (target.places.length < mostPlaces) target.places.push(place);
  // A value that is null in one row is text in another.
  target.kinds = [...new Set([...target.kinds, ...kindsFor(value, path)])];
  for (const { value: part, shape: partShape, step, name } of partsOf(shape, value)) {
    collect(targets, { operation, value: part, shape: partShape, place: [...place, step], path: [...path, name] });
  }
}

/** Every value of the answers of a screen that the contract names; several answers of one operation count as one. */
export async function targetsOf(answers: ReadonlyMap<OperationId, readonly unknown[]>): Promise<Target[]> {
  const inOrder = [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const shapes = await Promise.all(inOrder.map(([operation]) => answerShape(operation)));
  const targets = new Map<string, Target>();
  for (const [index, [operation, bodies]] of inOrder.entries()) {
    const shape = shapes[index] ?? 'object';
    for (const value of bodies) collect(targets, { operation, value, shape, place: [], path: [] });
  }
  return [...targets.values()];
}
