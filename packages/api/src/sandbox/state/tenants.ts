import { owners, type State, type TenantState } from './state.js';
import { bucketRecordOf } from './storage.js';

const isOwn = (part: PropertyKey): boolean =>
  Object.hasOwn(owners, part) && owners[part as keyof typeof owners] === 'each';

/** What is a customer's own of a state. */
export const ownPartsOf = (state: State): TenantState =>
  Object.fromEntries(Object.entries(state).filter(([part]) => isOwn(part))) as unknown as TenantState;

/** The common state behind each view of it. */
const behind = new WeakMap<State, State>();

/**
 * The state as the users of another customer see it: with their own resources, billing accounts and events in the place
 * of those that the scenario is about; all else is common. What is written goes to where it is read from.
 */
export function stateOf(given: State, { tenant }: { tenant?: string }): State {
  const state = behind.get(given) ?? given;
  const own: TenantState | undefined = tenant === undefined ? undefined : state.tenants?.[tenant];
  if (!own) return state;
  const holder = (key: PropertyKey): object => (isOwn(key) ? own : state);
  const view = new Proxy(state, {
    get: (_, key): unknown => Reflect.get(holder(key), key),
    set: (_, key, value: unknown) => Reflect.set(holder(key), key, value),
  });
  behind.set(view, state);
  return view;
}

/** The state of the customer who has a bucket: a name stands for one in the storage of all. */
export const ownerOfBucket = (state: State, name: string): State | undefined =>
  statesOfAll(state).find(({ storage }) => bucketRecordOf(storage, name));

/** The states of all customers: the common one, which is that of the scenario's customer, and the others'. */
export function statesOfAll(given: State): State[] {
  const state = behind.get(given) ?? given;
  return [state, ...Object.keys(state.tenants ?? {}).map((tenant) => stateOf(state, { tenant }))];
}
