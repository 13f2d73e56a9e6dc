import { storage } from '#shared/storage.js';

type Values = Record<string, unknown>;

const isPlain = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

const isRow = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPlain);

/** Whether a kept value can stand in a field that begins with `usual`: another version of the console may have kept it. */
function fits(value: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(value) && value.every((one) => isPlain(one) || isRow(one));
  if (usual === null || value === null) return isPlain(value);
  return typeof value === typeof usual;
}

/** The form as it was left, field by field; where nothing fit was kept, the default stands. */
export function restoreDraft<Fields extends object>(name: string, defaults: Fields): Fields {
  const kept = storage.drafts.get()?.[name];
  if (!kept) return defaults;
  const fitting = Object.entries(defaults).filter(([field, usual]) => field in kept && fits(kept[field], usual));
  return { ...defaults, ...Object.fromEntries(fitting.map(([field]) => [field, kept[field]])) };
}

/** Keeps a form but for the fields named in `omit`. */
export function saveDraft(name: string, values: object, omit: readonly string[]): void {
  const fields = Object.entries(values).filter(([field]) => !omit.includes(field));
  storage.drafts.set({ ...storage.drafts.get(), [name]: Object.fromEntries(fields) });
}

/** Forgets a form that was sent or given up. */
export function clearDraft(name: string): void {
  const { [name]: _, ...others } = storage.drafts.get() ?? {};
  storage.drafts.set(others);
}
