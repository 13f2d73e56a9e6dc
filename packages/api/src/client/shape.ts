import { isTimestamp } from '../domain/timestamps.js';

/**
 * What an answer holds, generated from the contract and small enough for the first load. Text names a kind of value,
 * a list begins with its operator, an object names its fields: `'uuid!'` identifies a row of a list, `'name?'` may be
 * missing, any other is required.
 */
export type Shape =
  | 'string'
  /** Text that a person knows a row by: its id where there is none, cut where it is far too long. */
  | 'name'
  | 'number'
  | 'boolean'
  /** Text or number. */
  | 'scalar'
  /** Text or number in a format that `readTimestamp` knows. */
  | 'timestamp'
  /** Any object. */
  | 'object'
  /** No JSON: the answer is read as a file. */
  | 'file'
  | readonly ['list', Shape]
  /** A list with a shape for each place. */
  | readonly ['tuple', ...Shape[]]
  /** An object whose keys are data. */
  | readonly ['map', Shape]
  | readonly ['null', Shape]
  /** The values that are known; any other of their kind is kept. */
  | readonly ['enum', ...(string | number)[]]
  /** One of several objects, told apart by the value of a field. */
  | readonly ['by', string, Readonly<Record<string, Shape>>]
  | { readonly [field: string]: Shape };

type ObjectShape = Exclude<Shape, string | readonly unknown[]>;

const isObjectShape = (shape: Shape): shape is ObjectShape => typeof shape === 'object' && !Array.isArray(shape);

/** The field that identifies a row of a list; undefined where rows have none. */
export function idFieldOf(row: Shape): string | undefined {
  if (!isObjectShape(row)) return undefined;
  return Object.keys(row)
    .find((field) => field.endsWith('!'))
    ?.slice(0, -1);
}

/** Whether a value can identify a row: text or a number, and not the neutral value of either. */
export function isRowId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || isNumber(value);
}

/** The shape of the rows of a list; undefined for an answer that is no list. */
export function rowShapeOf(shape: Shape | undefined): Shape | undefined {
  return Array.isArray(shape) && shape[0] === 'list' ? (shape[1] as Shape) : undefined;
}

/** Called with each part of an answer that breaks the contract: where it stands, and what is wrong. Never the value. */
type ReportMismatch = (path: string, message: string) => void;

/** A value of another kind than its shape. */
const invalid = Symbol('invalid');

interface Repairer {
  /** The value itself where nothing is wrong, a repaired copy, or `invalid`. */
  repair: (value: unknown) => unknown;
  /** What stands for a required value that is missing or of another kind. */
  neutral: () => unknown;
  /** For the report: what is expected. */
  kind: string;
}

/** Gives a value that fits a shape, or undefined for one of another kind. */
export type RepairAnswer = (value: unknown) => unknown;

/**
 * Makes the function that repairs answers of one shape: required fields that are missing or of another kind become a
 * neutral value of their kind (text '', a name the row's id, number NaN, which every formatter shows as a dash, boolean false, list [], null
 * where it is allowed), optional ones are dropped, rows that are no objects or lack their id are left out. Values that
 * fit stay the same objects, so that a long list costs one walk. Gives undefined where the whole is of another kind.
 */
export function answerRepair(shape: Shape, report: ReportMismatch): RepairAnswer {
  const { repair, kind } = repairerOf(shape, '', report);
  return (value) => {
    const repaired = repair(value);
    if (repaired !== invalid) return repaired;
    report('', `expected ${kind}`);
    return undefined;
  };
}

/**
 * A value that was not just answered, such as one from a cache, as answers of the shape are: repaired, or neutral where
 * it is of another kind altogether. `isWhole` says that nothing had to be repaired.
 */
export function fittedAnswer(shape: Shape, value: unknown): { value: unknown; isWhole: boolean } {
  const { repair, neutral } = repairerOf(shape, '', () => undefined);
  const repaired = repair(value);
  return { value: repaired === invalid ? neutral() : repaired, isWhole: repaired === value };
}

function repairerOf(shape: Shape, path: string, report: ReportMismatch): Repairer {
  if (typeof shape === 'string') return scalar(shape, path, report);
  if (isObjectShape(shape)) return record(shape, path, report);
  switch (shape[0]) {
    case 'list':
      return list(shape[1], path, report);
    case 'tuple': {
      const [, ...places] = shape;
      return tuple(places, path, report);
    }
    case 'map':
      return map(shape[1], path, report);
    case 'null': {
      const inner = repairerOf(shape[1], path, report);
      return { ...inner, repair: (value) => (value === null ? null : inner.repair(value)), neutral: () => null };
    }
    case 'enum': {
      const [, ...values] = shape;
      return oneOf(values, path, report);
    }
    default:
      return union(shape[1], shape[2], path, report);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): boolean => Number.isFinite(value);

/**
 * Names stand in every row, and a browser takes the square of a word's length to break it into lines: a word of 10,000
 * characters in forty rows stops a page for a minute. In UTF-16 units.
 */
const longestName = 200;

const fits = (test: (value: unknown) => boolean) => (value: unknown) => (test(value) ? value : invalid);

function scalar(kind: Shape & string, path: string, report: ReportMismatch): Repairer {
  switch (kind) {
    case 'string':
      return { repair: fits((value) => typeof value === 'string'), neutral: () => '', kind };
    case 'name':
      return {
        repair(value) {
          if (typeof value !== 'string') return invalid;
          if (value.length <= longestName) return value;
          report(path, `longer than ${longestName} characters`);
          return `${value.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '')}…`;
        },
        neutral: () => '',
        kind: 'string',
      };
    case 'number':
      return { repair: fits(isNumber), neutral: () => Number.NaN, kind };
    case 'boolean':
      return { repair: fits((value) => typeof value === 'boolean'), neutral: () => false, kind };
    case 'object':
      return { repair: fits(isRecord), neutral: () => ({}), kind };
    case 'timestamp':
      return {
        repair(value) {
          if (typeof value !== 'string' && typeof value !== 'number') return invalid;
          // Kept as it came: whoever shows it finds the same error and shows a dash.
          if (!isTimestamp(value)) report(path, 'unknown timestamp format');
          return value;
        },
        neutral: () => '',
        kind,
      };
    default:
      return {
        repair: fits((value) => typeof value === 'string' || isNumber(value)),
        neutral: () => '',
        kind: 'string or number',
      };
  }
}

function oneOf(values: readonly (string | number)[], path: string, report: ReportMismatch): Repairer {
  const known = new Set<unknown>(values);
  const kind = typeof values[0];
  return {
    repair(value) {
      if (known.has(value)) return value;
      if (typeof value !== kind || (kind === 'number' && !isNumber(value))) return invalid;
      report(path, 'unknown value');
      return value;
    },
    neutral: () => (kind === 'number' ? Number.NaN : ''),
    kind,
  };
}

function list(item: Shape, path: string, report: ReportMismatch): Repairer {
  const at = `${path}[]`;
  const { repair, kind } = repairerOf(item, at, report);
  const id = idFieldOf(item);
  function row(value: unknown): unknown {
    const repaired = repair(value);
    if (repaired === invalid) {
      report(at, `expected ${kind}`);
    } else if (id !== undefined && !isRowId((repaired as Record<string, unknown>)[id])) {
      report(`${at}.${id}`, 'a row without its id');
      return invalid;
    }
    return repaired;
  }
  return {
    repair(value) {
      if (!Array.isArray(value)) return invalid;
      const items: readonly unknown[] = value;
      for (const [index, one] of items.entries()) {
        const repaired = row(one);
        if (repaired !== one) {
          const rest = items.slice(index + 1).map(row);
          return [...items.slice(0, index), repaired, ...rest].filter((some) => some !== invalid);
        }
      }
      return value;
    },
    neutral: () => [],
    kind: 'array',
  };
}

function tuple(places: readonly Shape[], path: string, report: ReportMismatch): Repairer {
  const repairers = places.map((place, index) => repairerOf(place, `${path}[${index}]`, report));
  return {
    repair(value) {
      if (!Array.isArray(value)) return invalid;
      const items: readonly unknown[] = value;
      const repaired = repairers.map(({ repair, neutral, kind }, index) => {
        const one = repair(items[index]);
        if (one !== invalid) return one;
        report(`${path}[${index}]`, `expected ${kind}`);
        return neutral();
      });
      return repaired.every((one, index) => one === items[index]) ? value : repaired;
    },
    neutral: () => repairers.map(({ neutral }) => neutral()),
    kind: 'array',
  };
}

function map(value: Shape, path: string, report: ReportMismatch): Repairer {
  const at = `${path}.*`;
  const { repair, kind } = repairerOf(value, at, report);
  return {
    repair(given) {
      if (!isRecord(given)) return invalid;
      const entries = Object.entries(given);
      const repaired = entries.map(([name, one]) => [name, repair(one)] as const);
      if (repaired.every(([, one], index) => one === entries[index]?.[1])) return given;
      const kept = repaired.filter(([, one]) => one !== invalid);
      if (kept.length < repaired.length) report(at, `expected ${kind}`);
      return Object.fromEntries(kept);
    },
    neutral: () => ({}),
    kind: 'object',
  };
}

/** An object of a kind that nobody knows is left as it is. */
function union(field: string, shapes: Readonly<Record<string, Shape>>, path: string, report: ReportMismatch): Repairer {
  const at = `${path}.${field}`;
  const repairers = new Map(Object.entries(shapes).map(([kind, one]) => [kind, repairerOf(one, path, report)]));
  return {
    repair(value) {
      if (!isRecord(value)) return invalid;
      const kind = value[field];
      if (typeof kind !== 'string') return invalid;
      const known = repairers.get(kind);
      if (!known) report(at, 'unknown value');
      return known ? known.repair(value) : value;
    },
    neutral: () => ({}),
    kind: 'object',
  };
}

function record(shape: ObjectShape, path: string, report: ReportMismatch): Repairer {
  const fields = Object.entries(shape).map(([marked, one]) => {
    const name = marked.replace(/[!?]$/, '');
    const at = path === '' ? name : `${path}.${name}`;
    return Object.assign(repairerOf(one, at, report), { name, at, isOptional: marked.endsWith('?') });
  });
  const idField = idFieldOf(shape) ?? '';
  const names = Object.keys(shape).filter((field) => shape[field] === 'name');
  return {
    repair(value) {
      if (!isRecord(value)) return invalid;
      let whole = value;
      for (const { name, at, isOptional, repair, neutral, kind } of fields) {
        const given = value[name];
        if (given === undefined && isOptional) continue;
        const repaired = given === undefined ? invalid : repair(given);
        if (repaired === given) continue;
        if (whole === value) whole = { ...value };
        if (repaired !== invalid) {
          whole[name] = repaired;
          continue;
        }
        report(at, given === undefined ? 'is missing' : `expected ${kind}`);
        if (isOptional) delete whole[name];
        else whole[name] = neutral();
      }
      for (const name of names) {
        if (String(whole[name]).trim() !== '') continue;
        if (whole === value) whole = { ...value };
        whole[name] = String(whole[idField]);
      }
      return whole;
    },
    neutral: () =>
      Object.fromEntries(fields.filter(({ isOptional }) => !isOptional).map(({ name, neutral }) => [name, neutral()])),
    kind: 'object',
  };
}
