import { entriesOf, entryKey } from '@livery/api/domain/invoices';
import type { CreditHistoryEntry } from '@livery/api/generated/types';
import type { PaymentRecord } from '#shared/storage.js';

type Wanted = Pick<PaymentRecord, 'account' | 'amount'>;

/** The entries that a payment of an account and amount may have made. */
export const entriesLike = (
  entries: readonly CreditHistoryEntry[],
  { account, amount }: Wanted,
): CreditHistoryEntry[] => entriesOf(account, entries).filter((entry) => Math.abs(entry.amount - amount) < 0.005);

/** What the contract names as references of promotions: nobody has paid those entries. */
const promotions: ReadonlySet<unknown> = new Set([
  'first_free',
  'referral_receiver',
  'referral_promoter',
  'signup_campaign',
]);

/** For how long the credit of a payment that is done may still be on its way, in ms. */
const creditedWithin = 3 * 60_000;

/** The entries of a list that were not there before a payment was sent, as far as it is known what was there. */
const newTo = (
  { knownEntries }: PaymentRecord,
  entries: readonly CreditHistoryEntry[],
): readonly CreditHistoryEntry[] => entries.filter((entry) => !knownEntries.includes(entryKey(entry)));

/** Whether the entry says of itself that it is of a payment. */
const isNamed = ({ reference }: CreditHistoryEntry, { charge, identifier }: PaymentRecord): boolean =>
  Boolean(reference) && (reference === charge || reference === identifier);

/** Whether the server has a state of a payment to be asked for: what became of it is no guess. */
const isAskable = ({ charge, identifier }: PaymentRecord): boolean => (charge ?? identifier) !== undefined;

/** Whether another payment may have made an entry that was not there before a payment was sent. */
function isRival(one: PaymentRecord, record: PaymentRecord): boolean {
  // What had its credit before is among the entries that were known then, or not in the list at all.
  if (one.state === 'done') return !(one.doneAt !== undefined && one.doneAt + creditedWithin < record.confirmedAt);
  // Two that are both found by their entry alone are alike: one entry is the end of one of them.
  if (one.state === 'open') return record.state !== 'open' || isAskable(one);
  return one.state === 'sent' && one.confirmedAt < record.confirmedAt;
}

/**
 * Whether the credit history tells that a payment was made whose answer was lost: it has an entry that names the payment,
 * or more new ones of its amount than other payments may have made, or one that none of them can have made.
 */
export function isCredited(
  record: PaymentRecord,
  records: readonly PaymentRecord[],
  entries: readonly CreditHistoryEntry[],
): boolean {
  if (entries.some((entry) => isNamed(entry, record))) return true;
  const others = records.filter(({ id, kind }) => id !== record.id && kind !== 'verification');
  const free = newTo(record, entriesLike(entries, record)).filter(
    (entry) => !promotions.has(entry.reference) && !others.some((one) => isNamed(entry, one)),
  );
  const claims = others
    .filter((one) => isRival(one, record) && !entries.some((entry) => isNamed(entry, one)))
    .map((one) => newTo(one, entriesLike(free, one)))
    .filter(({ length }) => length > 0);
  return free.length > claims.length || free.some((entry) => !claims.some((claim) => claim.includes(entry)));
}
