import type { PaymentRecord } from '#shared/storage.js';

/** Where payments are recorded: the browser's storage, or a test's. */
export interface RecordStore {
  get: () => PaymentRecord[] | undefined;
  set: (records: PaymentRecord[]) => void;
}

/** Settled payments that are kept, so that a form of long ago, reached by Back, is not sent again. */
const maxSettled = 200;

export const isSettled = ({ state }: PaymentRecord): boolean => state !== 'sent' && state !== 'open';

/** For how long something that was not found may still turn up, in ms. */
const missingFor = 24 * 60 * 60_000;

/** Whether the server is to be asked about a payment: it is under way, or was not found and may still turn up. */
export const needsLook = (record: PaymentRecord, now: number): boolean =>
  !isSettled(record) || (record.state === 'missing' && now - record.confirmedAt < missingFor);

/** The payment of a confirmation; undefined where it has not been sent. */
export const recordOf = (store: RecordStore, id: string): PaymentRecord | undefined =>
  store.get()?.find((one) => one.id === id);

/** Adds a payment, or replaces what is recorded of it. What is not settled is never dropped. */
export function putRecord(store: RecordStore, record: PaymentRecord): void {
  const others = (store.get() ?? []).filter(({ id }) => id !== record.id);
  let settled = 0;
  const kept = [record, ...others].filter((one) => !isSettled(one) || (settled += 1) <= maxSettled);
  store.set(kept.toSorted((a, b) => b.confirmedAt - a.confirmedAt));
}

/** Changes what is recorded of a payment. Returns it; an end is never taken back by a later look that knows less. */
export function updateRecord(store: RecordStore, record: PaymentRecord, change: Partial<PaymentRecord>): PaymentRecord {
  const current = recordOf(store, record.id) ?? record;
  if (current.state === 'done' && change.state !== undefined && change.state !== 'done') return current;
  const next = { ...current, ...change };
  putRecord(store, next);
  return next;
}

/** Calls back once a payment has settled, whichever page finds that out. */
export function onSettled(
  store: RecordStore & { subscribe: (changed: () => void) => void },
  callBack: () => void,
): void {
  let before = store.get() ?? [];
  store.subscribe(() => {
    const records = store.get() ?? [];
    const isNew = (one: PaymentRecord): boolean =>
      isSettled(one) && before.find(({ id }) => id === one.id)?.state !== one.state;
    const isNews = records.some(isNew);
    before = records;
    if (isNews) callBack();
  });
}

/** Forgets a payment of which nothing was sent. */
export const removeRecord = (store: RecordStore, id: string): void =>
  store.set((store.get() ?? []).filter((one) => one.id !== id));

/** What the form of a top-up begins with after a payment: its account and method, and its amount unless that was paid. */
export const againAfter = ({
  account,
  amount,
  method,
  state,
}: PaymentRecord): { account: string; amount: string | undefined; method: string | undefined } => ({
  account: String(account),
  amount: state === 'done' ? undefined : String(amount),
  method,
});

/** The payments that a user may see: the user's own, and those of whoever was not known when they were confirmed. */
export const paymentsOf = (records: readonly PaymentRecord[], user: number | undefined): PaymentRecord[] =>
  records.filter((record) => record.user === undefined || record.user === user);
