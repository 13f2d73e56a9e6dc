import type { Operation } from '@livery/api/client/operation';
import type { Schema } from '@livery/api/client/schema';
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
async function schemaOf(operation: OperationId): Promise<Schema> {
  const { tag } = operations[operation];
  const ofArea = (await import(`@livery/api/generated/operations/${tag}`)) as Record<string, Operation>;
  return ofArea[operation]?.response ?? 'object';
}

/** A part of a value. */
interface Part {
  value: unknown;
  schema: Schema;
  /** The way to it from the whole. */
  step: string | number;
  /** The same in the contract: `every` in place of what is data, such as the place in a list. */
  name: string;
}

/** The fields of an object that the contract names. */
function fieldsOf(schema: Readonly<Record<string, Schema>>, value: object): Part[] {
  const given = new Map(Object.entries(value) as [string, unknown][]);
  return Object.entries(schema)
    .map(([marked, schema]) => ({ schema, step: marked.replace(/[!?]$/, '') }))
    .filter(({ step }) => given.has(step))
    .map(({ schema, step }) => ({ value: given.get(step), schema, step, name: step }));
}

function itemsOf(value: object, shapeOf: (index: number) => Schema): Part[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return items.map((item, step) => ({ value: item, schema: shapeOf(step), step, name: every }));
}

/** The parts of a value that the contract names. */
function partsOf(schema: Schema, value: unknown): Part[] {
  if (typeof schema === 'string' || typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(schema)) return fieldsOf(schema as Record<string, Schema>, value);
  const [operator, first] = schema as readonly [string, Schema];
  switch (operator) {
    case 'null':
      return partsOf(first, value);
    case 'list':
      return itemsOf(value, () => first);
    case 'tuple':
      return itemsOf(value, (index) => (schema as readonly Schema[])[index + 1] ?? 'object');
    case 'map':
      return Object.entries(value).map(([step, one]) => ({ value: one as unknown, schema: first, step, name: every }));
    case 'by': {
      const [, field, kinds] = schema as readonly ['by', string, Readonly<Record<string, Schema>>];
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
    schema,
    place,
    path,
  }: { operation: OperationId; value: unknown; schema: Schema; place: Path; path: Path },
): void {
  const key = JSON.stringify([operation, ...path]);
  const target = targets.get(key) ?? { operation, path, places: [], kinds: [] };
  targets.set(key, target);
  if (target.places.length < mostPlaces) target.places.push(place);
  // A value that is null in one row is text in another.
  target.kinds = [...new Set([...target.kinds, ...kindsFor(value, path)])];
  for (const { value: part, schema: partShape, step, name } of partsOf(schema, value)) {
    collect(targets, { operation, value: part, schema: partShape, place: [...place, step], path: [...path, name] });
  }
}

/** Every value of the responses of a screen that the contract names; several responses of one operation count as one. */
export async function targetsOf(responses: ReadonlyMap<OperationId, readonly unknown[]>): Promise<Target[]> {
  const inOrder = [...responses].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const schemas = await Promise.all(inOrder.map(([operation]) => schemaOf(operation)));
  const targets = new Map<string, Target>();
  for (const [index, [operation, bodies]] of inOrder.entries()) {
    const schema = schemas[index] ?? 'object';
    for (const value of bodies) collect(targets, { operation, value, schema, place: [], path: [] });
  }
  return [...targets.values()];
}
