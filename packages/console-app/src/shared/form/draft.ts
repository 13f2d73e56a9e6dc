import { holdsPrivateKey, isSecretName } from '@livery/api/domain/secrets';
import type { Services } from '../services.js';

/** What is kept of a form for as long as the tab is open, a reload and an ended session included. */
export interface Draft<Values extends object> {
  /** The kind of resource that the form makes. */
  name: string;
  /** Fields that are never kept: secrets, and what may hold some. */
  omit: readonly (keyof Values & string)[];
}

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a value is a row of plain fields, with those that a row of the default has. A field in which the default has
 * nothing plain may hold an object, such as what a provider says beside the contract; not every row has that.
 */
const isRow = (value: unknown, example: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([field, one]) => one === null || isPlain(one) || (isObject(one) && mayHoldObject(example, field)),
  ) &&
  (!isObject(example) || Object.entries(example).every(([field, one]) => isObject(one) || field in value));

const mayHoldObject = (example: unknown, field: string): boolean =>
  isObject(example) && (example[field] === undefined || isObject(example[field]));

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

/** What is kept of a form only when the session ends, without its secrets. */
export const sessionDraft = (name: string, defaults: object): Draft<Record<string, unknown>> => ({
  name: [name, ...Object.keys(defaults)].join(' '),
  omit: Object.keys(defaults).filter(isSecretName),
});

/** The drafts of this user: those of another one are not for them. */
const ownDrafts = ({ session, storage }: Services) =>
  storage.draftsOwner.get() === session.user() ? storage.drafts.get() : undefined;

/** The form as it was left, field by field; where nothing fit was kept, the default stands. */
export function restoreDraft<Values extends object>(services: Services, name: string, defaults: Values): Values {
  const saved: unknown = ownDrafts(services)?.[name];
  if (!isObject(saved)) return defaults;
  return restored(saved, defaults);
}

/** What fits of what was kept, over the defaults; of a group of fields each by itself. */
function restored<Values extends object>(saved: Record<string, unknown>, defaults: Values): Values {
  const fitting = Object.entries(defaults).flatMap(([field, initial]: [string, unknown]) => {
    const kept = saved[field];
    if (!(field in saved) || !fits(kept, initial)) return [];
    return [[field, isObject(initial) && isObject(kept) ? restored(kept, initial) : kept]];
  });
  return { ...defaults, ...(Object.fromEntries(fitting) as Partial<Values>) };
}

/** What a value of a form says, to be compared: whatever the ids of its rows are. */
export const contentOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (name, part: unknown) => (name === 'id' ? undefined : part));

/** Whether a value of a form is another than it began with. */
export const isChanged = (value: unknown, initial: unknown): boolean => contentOf(value) !== contentOf(initial);

/**
 * The fields that differ from what they began with, those of a group each: what was left as it was follows the server. What
 * could not be restored, such as a chosen file, is not among them.
 */
export const changedFields = (values: object, untouched: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]: [string, unknown]) => {
      const initial: unknown = Reflect.get(untouched, field);
      if (!isChanged(value, initial) || !fits(value, initial)) return [];
      return [[field, isObject(value) && isObject(initial) ? changedFields(value, initial) : value]];
    }),
  );

/** Whether any text of a value holds a private key, pasted in place of the public one. */
const holdsKey = (value: unknown): boolean =>
  typeof value === 'string'
    ? holdsPrivateKey(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(holdsKey);

/** Whether a draft keeps what stands in a field. */
export const isSaved = <Values extends object>({ omit }: Draft<Values>, field: string, value: unknown): boolean =>
  !(omit as readonly string[]).includes(field) && !holdsKey(value);

/** The fields that a draft keeps. */
const savable = <Values extends object>(draft: Draft<Values>, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => isSaved(draft, field, value)));

/** Keeps a form but for its secrets. */
export function saveDraft<Values extends object>(services: Services, draft: Draft<Values>, values: Values): void {
  const { session, storage } = services;
  storage.drafts.set({ ...ownDrafts(services), [draft.name]: savable(draft, values) });
  const user = session.user();
  if (user === undefined) storage.draftsOwner.clear();
  else storage.draftsOwner.set(user);
}

/** Forgets a form that was given up. */
export function clearDraft({ storage }: Services, name: string): void {
  const { [name]: draft, ...others } = storage.drafts.get() ?? {};
  if (draft) storage.drafts.set(others);
}

/** Forgets a form that was sent, unless something else has been typed meanwhile. */
export function clearSentDraft<Values extends object>(
  services: Services,
  draft: Draft<Values>,
  { sent, defaults }: { sent: Values; defaults: Values },
): void {
  const kept = restoreDraft(services, draft.name, defaults);
  if (!isChanged(kept, restored(savable(draft, sent), defaults))) clearDraft(services, draft.name);
}

/** The names of the drafts that are being sent: a form that is opened meanwhile begins afresh. */
export const createSentDrafts = (): Set<string> => new Set();
