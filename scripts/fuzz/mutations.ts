import type { OperationId } from '@livery/api/generated/operations';

/** In a path: every item of a list, every field of an object. */
export const every = '*';

/** Where a value stands in a response: names of fields, places in lists, `every`; empty for the whole. */
export type Path = readonly (string | number)[];

/** `[2].storage[*].size`; '' for the whole. */
export const pathText = (path: Path): string =>
  path.map((step) => (typeof step === 'number' || step === every ? `[${step}]` : `.${step}`)).join('');

/** The body of a response as it is sent. */
export interface Body {
  text: string;
  type: string;
}

const text = (value: unknown): value is string => typeof value === 'string';
const number = (value: unknown): value is number => typeof value === 'number';
const list = (value: unknown): value is unknown[] => Array.isArray(value);
const record = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const timestamp = (value: unknown): boolean => text(value) && /^\d{4}-\d{2}-\d{2} /.test(value);
const anything = (): boolean => true;

/** Does nothing but tell that it ran; the attribute tells that it became an element. */
const markup =
  '<img data-fuzz src=x onerror="fuzz.execute()"><script data-fuzz>fuzz.execute()</script>"\'><svg data-fuzz onload=fuzz.execute()>';

const kilobytes = 10_000;
const manyRows = 3000;

/** Rows of one list, each with an id of its own where they have one. */
function many(rows: readonly unknown[]): unknown[] {
  return Array.from({ length: manyRows }, (_, index) => {
    const row = rows[index % Math.max(rows.length, 1)];
    return record(row) && text(row['uuid']) ? { ...row, uuid: `${row['uuid']}-${index}` } : row;
  });
}

interface ValueKind {
  /** Whether the value can be mutated this way. */
  of: (value: unknown) => boolean;
  /** What stands in its place; undefined takes it out. */
  to: (value: unknown) => unknown;
}

/** What can be done to a value of a response. */
export const valueKinds = {
  missing: { of: anything, to: () => undefined },
  null: { of: (value) => value !== null, to: () => null },
  'a number': { of: (value) => !number(value), to: () => 42 },
  'a string': { of: (value) => !text(value), to: () => 'odd' },
  'a boolean': { of: (value) => typeof value !== 'boolean', to: () => true },
  'the opposite': { of: (value) => typeof value === 'boolean', to: (value) => value !== true },
  'an object': { of: (value) => !record(value), to: () => ({ odd: ['odd'] }) },
  'a list': { of: (value) => !list(value), to: () => [null, 1, 'odd', {}] },

  zero: { of: number, to: () => 0 },
  negative: { of: number, to: () => -7 },
  'a small fraction': { of: number, to: () => 1e-9 },
  'a huge number': { of: number, to: () => 1e308 },
  'beyond safe numbers': { of: number, to: () => 2 ** 53 + 2 },
  'a number as text': { of: number, to: String },

  'empty text': { of: text, to: () => '' },
  blanks: { of: text, to: () => ' \n\t ' },
  'a huge word': { of: text, to: () => 'W'.repeat(kilobytes) },
  'huge text': { of: text, to: () => 'hosting '.repeat(kilobytes / 8) },
  'the text NaN': { of: (value) => text(value) || number(value), to: () => 'NaN' },
  'the text undefined': { of: (value) => text(value) || number(value), to: () => 'undefined' },
  markup: { of: text, to: () => markup },
  'a script address': { of: text, to: () => 'javascript:fuzz.execute()' },
  'right-to-left text': { of: text, to: () => 'الخادم الأول \u202Eabc\u202C עברית 1,5' },
  emoji: { of: text, to: () => '👩‍👩‍👧‍👦🏳️‍🌈 Z̸̧͖̖̍a̷̡͎͗l̴̡̗̏g̴̬̍o̷͙͐ ﷽' },
  'a property of objects': { of: text, to: () => 'constructor' },
  'the prototype': { of: text, to: () => '__proto__' },
  'half a character': { of: text, to: () => 'a\uD800b\u0000' },
  'text of addresses': { of: text, to: () => '../%/?a=1#b\\' },
  'a date that does not exist': { of: timestamp, to: () => '2024-02-30 25:61:61' },
  'the last date': { of: timestamp, to: () => '9999-12-31 23:59:59' },
  'the first date': { of: timestamp, to: () => '0000-01-01 00:00:00' },

  'an empty list': { of: list, to: () => [] },
  'rows that are none': { of: list, to: (value) => [null, 1, 'odd', {}, [], ...(value as unknown[])] },
  'rows of null': { of: list, to: (value) => (value as unknown[]).map(() => null) },
  'rows of text': { of: list, to: (value) => (value as unknown[]).map(() => 'odd') },
  'empty rows': { of: list, to: (value) => (value as unknown[]).map(() => ({})) },
  'the rows twice': { of: list, to: (value) => [...(value as unknown[]), ...(value as unknown[])] },
  'many rows': { of: (value) => list(value) && value.length > 0, to: (value) => many(value as unknown[]) },

  'an empty object': { of: record, to: () => ({}) },
  'fields that nobody knows': {
    of: record,
    to: (value) =>
      JSON.parse(`{"__proto__":{"odd":1},"constructor":"odd",${JSON.stringify(value).slice(1)}`.replace(',}', '}')),
  },
} satisfies Record<string, ValueKind>;

/** What can be done to a response as a whole. */
export const bodyKinds = {
  'a truncated body': ({ text, type }) => ({ text: text.slice(0, text.length / 2), type }),
  'an empty body': ({ type }) => ({ text: '', type }),
  'a page of HTML': () => ({
    text: `<!doctype html><html><body><h1>Bad Gateway</h1>${markup}</body></html>`,
    type: 'text/html',
  }),
  'JSON as HTML': ({ text }) => ({ text, type: 'text/html' }),
  'JSON as plain text': ({ text }) => ({ text, type: 'text/plain' }),
  'JSON of no type': ({ text }) => ({ text, type: 'application/octet-stream' }),
  'text that is not JSON': ({ type }) => ({ text: `odd ${'W'.repeat(kilobytes)}`, type }),
} satisfies Record<string, (body: Body) => Body>;

type ValueKindName = keyof typeof valueKinds;
type BodyKindName = keyof typeof bodyKinds;
export type KindName = ValueKindName | BodyKindName;

export const isBodyKind = (kind: KindName): kind is BodyKindName => kind in bodyKinds;

/** Something done to one value of the responses of one operation, or to their whole body. */
export interface Mutation {
  operation: OperationId;
  path: Path;
  kind: KindName;
}

export const mutationText = ({ operation, path, kind }: Mutation): string =>
  `${operation}${path.length > 0 ? ` ${pathText(path)}` : ''}: ${kind}`;

const valueKindNames = Object.keys(valueKinds) as ValueKindName[];
const bodyKindNames = Object.keys(bodyKinds) as BodyKindName[];

/** The kinds of mutation that a value can have; those of bodies with them where it is the whole response. */
export function kindsFor(value: unknown, path: Path): KindName[] {
  const whole = path.length === 0;
  const ofValue = valueKindNames.filter((name) => valueKinds[name].of(value) && !(whole && name === 'missing'));
  return whole ? [...ofValue, ...bodyKindNames] : ofValue;
}

/** A list without an item, an object without a field, or a copy that has another one. */
function changed(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (list(value)) {
    return value.flatMap((item: unknown, index) => {
      if (step !== every && step !== index) return [item];
      const next = changed(item, rest, change);
      return next === undefined ? [] : [next];
    });
  }
  if (!record(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    step === every || name === step ? changed(one, rest, change) : one,
  ]);
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

/** The body of a response after a mutation. A path that leads to nothing leaves it as it is. */
export function mutated({ path, kind }: Mutation, body: Body): Body {
  if (isBodyKind(kind)) return bodyKinds[kind](body);
  const { of, to } = valueKinds[kind] as ValueKind;
  const response: unknown = JSON.parse(body.text);
  return { ...body, text: JSON.stringify(changed(response, path, (value) => (of(value) ? to(value) : value))) };
}
