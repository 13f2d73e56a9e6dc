import { useEffect, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useServices, useStorage, type Services } from '#shared/services.js';
import type { ConsoleStorage, PaymentRecord } from '#shared/storage.js';
import { followPayment } from './flow/follow.js';
import { isSettled, needsLook, paymentsOf, updateRecord } from './flow/records.js';
import { usePaymentDesk } from './usePaymentDesk.js';

const none: readonly PaymentRecord[] = [];

/** Reads the stored payments: the same array until they change. */
function createStoredPayments({ storage }: Services): () => readonly PaymentRecord[] {
  let latest: { text: string; records: readonly PaymentRecord[] } = { text: '', records: none };
  return () => {
    const records = storage.payments.get() ?? none;
    const text = JSON.stringify(records);
    if (text !== latest.text) latest = { text, records };
    return latest.records;
  };
}

/** The payments that the user of this page has confirmed in this browser, the latest first; follows all tabs. */
export function usePayments(): readonly PaymentRecord[] {
  const services = useServices();
  const { session, storage } = services;
  const records = useSyncExternalStore(storage.payments.subscribe, services.get(createStoredPayments));
  return paymentsOf(records, session.user());
}

/** Notes that a person has seen how a payment ended. */
export function markSeen(storage: ConsoleStorage, record: PaymentRecord): void {
  if (!record.isSeen && isSettled(record)) updateRecord(storage.payments, record, { isSeen: true });
}

export interface PaymentProgress {
  record: PaymentRecord | undefined;
  /** Whether the server is being asked, again and again, within bounds. */
  isFollowed: boolean;
  /** Why the last looks failed. */
  error: unknown;
  /** Follows it once more. */
  again: () => void;
}

/** A payment, followed within bounds until it settles. `isPaused` while the person is still paying in this page. */
export function usePaymentProgress(id: string, isPaused = false): PaymentProgress {
  const client = useQueryClient();
  const desk = usePaymentDesk();
  const { shownPayment } = useStorage();
  const record = usePayments().find((one) => one.id === id);
  const [now] = useState(Date.now);
  const [round, setRound] = useState(0);
  const [ended, setEnded] = useState<{ round: number; error?: unknown }>();
  const isOpen = record !== undefined && needsLook(record, now);
  useEffect(() => {
    if (!isOpen || isPaused) return undefined;
    const abort = new AbortController();
    followPayment(desk, id, { signal: abort.signal }).then(
      () => !abort.signal.aborted && setEnded({ round }),
      (error: unknown) => !abort.signal.aborted && setEnded({ round, error }),
    );
    return () => abort.abort();
  }, [desk, id, isOpen, isPaused, round]);
  // A bank need not say for which payment it sends somebody back.
  useEffect(() => shownPayment.set(id), [shownPayment, id]);
  // Whoever goes elsewhere meanwhile is told there; without the code for it, on the next page.
  useEffect(
    () => () => {
      import('./followPayments.js').then((code) => code.followPayments(client)).catch(() => undefined);
    },
    [client],
  );
  return {
    record,
    isFollowed: isOpen && !isPaused && ended?.round !== round,
    error: ended?.round === round ? ended.error : undefined,
    again: () => setRound((value) => value + 1),
  };
}
