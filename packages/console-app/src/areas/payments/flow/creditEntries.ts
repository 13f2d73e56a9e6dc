import { entriesOf, entryKey } from '@livery/api/domain/invoices';
import type { CreditHistoryEntry } from '@livery/api/generated/types';
import type { PaymentRecord } from '#shared/storage.js';

type Wanted = Pick<PaymentRecord, 'account' | 'amount'>;

/** The entries that a payment of an account and amount may have made. */
export const entriesLike = (
  entries: readonly CreditHistoryEntry[],
  { account, amount }: Wanted,
): CreditHistoryEntry[] => entriesOf(account, entries).filter((entry) => Math.abs(entry.amount - amount) < 0.005);

/**
 * The entry that a payment has made whose answer was lost: one of its amount that was not there before and belongs to no
 * other payment. A payment that is known to be made takes its entry first.
 */
export function entryOf(
  record: PaymentRecord,
  records: readonly PaymentRecord[],
  entries: readonly CreditHistoryEntry[],
): CreditHistoryEntry | undefined {
  const byReference = record.charge && entries.find(({ reference }) => reference === record.charge);
  if (byReference) return byReference;
  const rivals = records.filter(
    (one) =>
      one.id !== record.id &&
      one.kind !== 'verification' &&
      one.account === record.account &&
      one.amount === record.amount &&
      (one.state === 'done' || (one.state === 'sent' && one.confirmedAt < record.confirmedAt)),
  );
  const taken = new Set<string>();
  const free = (one: PaymentRecord): CreditHistoryEntry | undefined =>
    entriesLike(entries, one).findLast(
      (entry) => !one.knownEntries.includes(entryKey(entry)) && !taken.has(entryKey(entry)),
    );
  const isMade = ({ state }: PaymentRecord): boolean => state === 'done';
  for (const one of [...rivals.filter(isMade), ...rivals.filter((rival) => !isMade(rival))]) {
    const entry = free(one);
    if (entry) taken.add(entryKey(entry));
  }
  return free(record);
}
