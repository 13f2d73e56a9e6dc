import { isTimestamp } from '../domain/timestamps.js';

/**
 * What a response holds, generated from the contract and small enough for the first load. Text names a kind of value,
 * a list begins with its operator, an object names its fields: `'uuid!'` identifies a row of a list, `'name?'` may be
 * missing, any other is required.
 */
export type Schema =
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
  /** No JSON: the response is read as a file. */
  | 'file'
  | readonly ['list', Schema]
  /** A list with a shape for each place. */
  | readonly ['tuple', ...Schema[]]
  /** An object whose keys are data. */
  | readonly ['map', Schema]
  | readonly ['null', Schema]
  /** The values that are known; any other of their kind is kept. */
  | readonly ['enum', ...(string | number)[]]
  /** One of several objects, told apart by the value of a field. */
  | readonly ['by', string, Readonly<Record<string, Schema>>]
  | { readonly [field: string]: Schema };

type ObjectSchema = Exclude<Schema, string | readonly unknown[]>;

export const isObjectSchema = (schema: Schema): schema is ObjectSchema =>
  typeof schema === 'object' && !Array.isArray(schema);

/** The field that identifies a row of a list; undefined where rows have none. */
export function idFieldOf(row: Schema): string | undefined {
  if (!isObjectSchema(row)) return undefined;
  return Object.keys(row)
    .find((field) => field.endsWith('!'))
    ?.slice(0, -1);
}

/** Whether a value can identify a row: text or a number, and not the neutral value of either. */
export function isRowId(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || isNumber(value);
}

/** The shape of the rows of a list; undefined for a response that is no list. */
export function rowSchemaOf(schema: Schema | undefined): Schema | undefined {
  return Array.isArray(schema) && schema[0] === 'list' ? (schema[1] as Schema) : undefined;
}

/** Called with each part of a response that breaks the contract: where it stands, and what is wrong. Never the value. */
type ReportMismatch = (path: string, message: string) => void;

/** A value of another kind than its shape. */
const invalid = Symbol('invalid');

interface Coercer {
  /** The value itself where nothing is wrong, a repaired copy, or `invalid`. */
  coerce: (value: unknown) => unknown;
  /** What stands for a required value that is missing or of another kind. */
  defaultValue: () => unknown;
  /** For the report: what is expected. */
  kind: string;
}

/** Gives a value that fits a shape, or undefined for one of another kind. */
export type CoerceResponse = (value: unknown) => unknown;

/**
 * Makes the function that repairs responses of one shape: required fields that are missing or of another kind become a
 * neutral value of their kind (text '', a name the row's id, number NaN, which every formatter shows as a dash, boolean false, list [], null
 * where it is allowed), optional ones are dropped, rows that are no objects or lack their id are left out, and items of
 * lists too unless they may be null. Values that fit stay the same objects, so that a long list costs one walk. Gives
 * undefined where the whole is of another kind.
 */
export function responseCoercion(schema: Schema, report: ReportMismatch): CoerceResponse {
  const { coerce, kind } = coercerOf(schema, '', report);
  return (value) => {
    const coerced = coerce(value);
    if (coerced !== invalid) return coerced;
    report('', `expected ${kind}`);
    return undefined;
  };
}

/**
 * A value that was not just answered, such as one from a cache, as responses of the shape are: repaired, or neutral where
 * it is of another kind altogether. `isComplete` says that nothing had to be repaired.
 */
export function parsedResponse(schema: Schema, value: unknown): { value: unknown; isComplete: boolean } {
  const { coerce, defaultValue } = coercerOf(schema, '', () => undefined);
  const coerced = coerce(value);
  return { value: coerced === invalid ? defaultValue() : coerced, isComplete: coerced === value };
}

function coercerOf(schema: Schema, path: string, report: ReportMismatch): Coercer {
  if (typeof schema === 'string') return scalar(schema, path, report);
  if (isObjectSchema(schema)) return record(schema, path, report);
  switch (schema[0]) {
    case 'list':
      return list(schema[1], path, report);
    case 'tuple': {
      const [, ...elements] = schema;
      return tuple(elements, path, report);
    }
    case 'map':
      return map(schema[1], path, report);
    case 'null': {
      const inner = coercerOf(schema[1], path, report);
      return { ...inner, coerce: (value) => (value === null ? null : inner.coerce(value)), defaultValue: () => null };
    }
    case 'enum': {
      const [, ...values] = schema;
      return oneOf(values, path, report);
    }
    default:
      return union(schema[1], schema[2], path, report);
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): boolean => Number.isFinite(value);

/**
 * Names and values of lists stand in every row, and a browser takes the square of a word's length to break it into lines:
 * a word of 10,000 characters in forty rows stops a page for a minute. In UTF-16 units.
 */
const longestName = 200;

/** The beginning of a text that is longer than a name may be. */
const cut = (text: string): string =>
  text.length <= longestName ? text : `${text.slice(0, longestName).replace(/[\uD800-\uDBFF]$/, '')}…`;

const matches = (test: (value: unknown) => boolean) => (value: unknown) => (test(value) ? value : invalid);

function scalar(kind: Schema & string, path: string, report: ReportMismatch): Coercer {
  switch (kind) {
    case 'string':
      return { coerce: matches((value) => typeof value === 'string'), defaultValue: () => '', kind };
    case 'name':
      return {
        coerce(value) {
          if (typeof value !== 'string') return invalid;
          if (value.length <= longestName) return value;
          report(path, `longer than ${longestName} characters`);
          return cut(value);
        },
        defaultValue: () => '',
        kind: 'string',
      };
    case 'number':
      return { coerce: matches(isNumber), defaultValue: () => Number.NaN, kind };
    case 'boolean':
      return { coerce: matches((value) => typeof value === 'boolean'), defaultValue: () => false, kind };
    case 'object':
      return { coerce: matches(isRecord), defaultValue: () => ({}), kind };
    case 'timestamp':
      return {
        coerce(value) {
          if (typeof value !== 'string' && typeof value !== 'number') return invalid;
          // Kept as it came: whoever shows it finds the same error and shows a dash.
          if (!isTimestamp(value)) report(path, 'unknown timestamp format');
          return value;
        },
        defaultValue: () => '',
        kind,
      };
    default:
      return {
        coerce: matches((value) => typeof value === 'string' || isNumber(value)),
        defaultValue: () => '',
        kind: 'string or number',
      };
  }
}

function oneOf(values: readonly (string | number)[], path: string, report: ReportMismatch): Coercer {
  const allowed = new Set<unknown>(values);
  const kind = typeof values[0];
  return {
    coerce(value) {
      if (allowed.has(value)) return value;
      if (typeof value !== kind || (kind === 'number' && !isNumber(value))) return invalid;
      report(path, 'unknown value');
      return typeof value === 'string' ? cut(value) : value;
    },
    defaultValue: () => (kind === 'number' ? Number.NaN : ''),
    kind,
  };
}

function list(item: Schema, path: string, report: ReportMismatch): Coercer {
  const at = `${path}[]`;
  const { coerce, kind } = coercerOf(item, at, report);
  const id = idFieldOf(item);
  // Where items may be null each stands for its place, such as a day: none moves to that of another.
  const keepsPlaces = Array.isArray(item) && item[0] === 'null';
  function row(value: unknown): unknown {
    const coerced = coerce(value);
    if (coerced === invalid) {
      report(at, `expected ${kind}`);
      if (keepsPlaces) return null;
    } else if (id !== undefined && !isRowId((coerced as Record<string, unknown>)[id])) {
      report(`${at}.${id}`, 'a row without its id');
      return invalid;
    }
    return coerced;
  }
  return {
    coerce(value) {
      if (!Array.isArray(value)) return invalid;
      const items: readonly unknown[] = value;
      for (const [index, one] of items.entries()) {
        const coerced = row(one);
        if (coerced !== one) {
          const rest = items.slice(index + 1).map(row);
          return [...items.slice(0, index), coerced, ...rest].filter((some) => some !== invalid);
        }
      }
      return value;
    },
    defaultValue: () => [],
    kind: 'array',
  };
}

function tuple(elements: readonly Schema[], path: string, report: ReportMismatch): Coercer {
  const coercers = elements.map((element, index) => coercerOf(element, `${path}[${index}]`, report));
  return {
    coerce(value) {
      if (!Array.isArray(value)) return invalid;
      const items: readonly unknown[] = value;
      const coerced = coercers.map(({ coerce, defaultValue, kind }, index) => {
        const one = coerce(items[index]);
        if (one !== invalid) return one;
        report(`${path}[${index}]`, `expected ${kind}`);
        return defaultValue();
      });
      return coerced.every((one, index) => one === items[index]) ? value : coerced;
    },
    defaultValue: () => coercers.map(({ defaultValue }) => defaultValue()),
    kind: 'array',
  };
}

/** A map has no prototype: looked up by a name that came from elsewhere, `constructor` say, it has what was sent or nothing. */
function map(value: Schema, path: string, report: ReportMismatch): Coercer {
  const at = `${path}.*`;
  const { coerce, kind } = coercerOf(value, at, report);
  return {
    coerce(given) {
      if (!isRecord(given)) return invalid;
      const entries = Object.entries(given);
      const coerced = entries.map(([name, one]) => [name, coerce(one)] as const);
      if (coerced.every(([, one], index) => one === entries[index]?.[1])) return Object.setPrototypeOf(given, null);
      const valid = coerced.filter(([, one]) => one !== invalid);
      if (valid.length < coerced.length) report(at, `expected ${kind}`);
      return Object.setPrototypeOf(Object.fromEntries(valid), null);
    },
    defaultValue: () => Object.create(null),
    kind: 'object',
  };
}

/** An object of a kind that nobody knows is left as it is. */
function union(
  field: string,
  schemas: Readonly<Record<string, Schema>>,
  path: string,
  report: ReportMismatch,
): Coercer {
  const at = `${path}.${field}`;
  const coercers = new Map(Object.entries(schemas).map(([kind, one]) => [kind, coercerOf(one, path, report)]));
  return {
    coerce(value) {
      if (!isRecord(value)) return invalid;
      const kind = value[field];
      if (typeof kind !== 'string') return invalid;
      const cached = coercers.get(kind);
      if (!cached) report(at, 'unknown value');
      return cached ? cached.coerce(value) : value;
    },
    defaultValue: () => ({}),
    kind: 'object',
  };
}

function record(schema: ObjectSchema, path: string, report: ReportMismatch): Coercer {
  const fields = Object.entries(schema).map(([marked, one]) => {
    const name = marked.replace(/[!?]$/, '');
    const at = path === '' ? name : `${path}.${name}`;
    return Object.assign(coercerOf(one, at, report), { name, at, isOptional: marked.endsWith('?') });
  });
  const idField = idFieldOf(schema) ?? '';
  const names = Object.keys(schema).filter((field) => schema[field] === 'name');
  return {
    coerce(value) {
      if (!isRecord(value)) return invalid;
      let whole = value;
      for (const { name, at, isOptional, coerce, defaultValue, kind } of fields) {
        const given = value[name];
        if (given === undefined && isOptional) continue;
        const coerced = given === undefined ? invalid : coerce(given);
        if (coerced === given) continue;
        if (whole === value) whole = { ...value };
        if (coerced !== invalid) {
          whole[name] = coerced;
          continue;
        }
        report(at, given === undefined ? 'is missing' : `expected ${kind}`);
        if (isOptional) delete whole[name];
        else whole[name] = defaultValue();
      }
      for (const name of names) {
        if (String(whole[name]).trim() !== '') continue;
        if (whole === value) whole = { ...value };
        whole[name] = String(whole[idField]);
      }
      return whole;
    },
    defaultValue: () =>
      Object.fromEntries(
        fields.filter(({ isOptional }) => !isOptional).map(({ name, defaultValue }) => [name, defaultValue()]),
      ),
    kind: 'object',
  };
}
