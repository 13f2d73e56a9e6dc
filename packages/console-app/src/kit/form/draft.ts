import { storage } from '#shared/storage.js';

/** What is kept of a form for as long as the tab is open, a reload and an ended session included. */
export interface Draft<Values extends object> {
  /** The kind of resource that the form makes. */
  name: string;
  /** Fields that are never kept: secrets, and what may hold some. */
  omit: readonly (keyof Values & string)[];
  /** Takes out what must not be kept of a field that holds a secret only sometimes. */
  clean?: (values: Values) => Values;
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a row of plain fields, with those that a row of the default has. */
const isRow = (value: unknown, example: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every((one) => one === null || isPlain(one)) &&
  (!isObject(example) || Object.keys(example).every((field) => field in value));

/**
 * Whether a kept value can stand in a field with this default: another version of the console may have kept it. A field
 * that begins with `null` holds a text or an id, a number field may have been emptied.
 */
function fits(value: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) {
    return Array.isArray(value) && value.every((one) => isPlain(one) || isRow(one, initial[0]));
  }
  if (value === null) return initial === null || typeof initial === 'number';
  return typeof value === (initial === null ? 'string' : typeof initial);
}

/** The form as it was left, field by field; where nothing fit was kept, the default stands. */
export function restoreDraft<Values extends object>(name: string, defaults: Values): Values {
  const kept: unknown = storage.drafts.get()?.[name];
  if (!isObject(kept)) return defaults;
  const fitting = Object.entries(defaults).filter(([field, initial]) => field in kept && fits(kept[field], initial));
  return { ...defaults, ...Object.fromEntries(fitting.map(([field]) => [field, kept[field]])) };
}

/** Keeps a form but for its secrets. */
export function saveDraft<Values extends object>({ name, omit, clean }: Draft<Values>, values: Values): void {
  const omitted: readonly string[] = omit;
  const fields = Object.entries(clean ? clean(values) : values).filter(([field]) => !omitted.includes(field));
  storage.drafts.set({ ...storage.drafts.get(), [name]: Object.fromEntries(fields) });
}

/** Forgets a form that was sent or given up. */
export function clearDraft(name: string): void {
  const { [name]: _, ...others } = storage.drafts.get() ?? {};
  storage.drafts.set(others);
}
