import type { PaymentRecord } from '#shared/storage.js';
import { isSettled } from './flow/records.js';

/** What a processor has added to the address that it came back to. Only hints: the server alone knows what became of it. */
export interface ReturnHints {
  /** The confirmation, which the console itself put there. */
  payment?: string;
  /** Whether the person seems to have left the processor without paying. */
  isCancelled: boolean;
  /** What Adyen's own code has to be told. */
  adyen?: { sessionId: string; redirectResult: string };
}

const cancelled = new Set(['cancel', 'cancelled', 'canceled', '02']);

/** Reads the address; its parameters are not kept, because some are secrets. */
export function readReturn(search: URLSearchParams): ReturnHints {
  const payment = search.get('payment');
  const [sessionId, redirectResult] = [search.get('sessionId'), search.get('redirectResult')];
  const words = ['redirect_status', 'status', 'resultCode', 'result'].map((name) => search.get(name)?.toLowerCase());
  return {
    ...(payment !== null && /^[\w-]{1,64}$/.test(payment) && { payment }),
    isCancelled: words.some((word) => word !== undefined && cancelled.has(word)),
    ...(sessionId !== null && redirectResult !== null && { adyen: { sessionId, redirectResult } }),
  };
}

/**
 * The payment that a processor came back from: the one of the address and no other. Where the address names none, the one
 * that this tab has shown last; where it has shown none, the last that is under way at a page without being named in the
 * address to come back to, as a top-up by link always is.
 */
export function returnedPayment(
  payments: readonly PaymentRecord[],
  { payment }: Pick<ReturnHints, 'payment'>,
  shown: string | undefined,
): PaymentRecord | undefined {
  if (payment !== undefined) return payments.find(({ id }) => id === payment);
  const isAway = (one: PaymentRecord): boolean => one.kind !== 'link' && one.page !== undefined && !isSettled(one);
  return payments.find(({ id }) => id === shown) ?? payments.find(isAway);
}

/** The address to come back to with hints, without what else stood in it. */
export function returnSearch({ payment, adyen }: ReturnHints): string {
  const search = new URLSearchParams({ ...(payment !== undefined && { payment }), ...adyen }).toString();
  return search && `?${search}`;
}
