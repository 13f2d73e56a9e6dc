import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { pageUser } from '#shared/session.js';
import { storage } from '#shared/storage.js';
import { createPaymentDesk, type PaymentDesk, type PaymentDeskOptions } from './flow/paymentDesk.js';

const queues = new Map<string, Promise<unknown>>();

/** One after the other within this page, where a browser has no locks for all tabs. */
function lockInPage<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const run = (queues.get(name) ?? Promise.resolve()).catch(() => undefined).then(work);
  queues.set(name, run);
  return run;
}

/** Lets one tab at a time do what has this name: `navigator.locks`, which a page that is left gives back. */
const lockInTabs: PaymentDeskOptions['lock'] = (name, work) =>
  'locks' in navigator ? navigator.locks.request(`livery.payment ${name}`, work) : lockInPage(name, work);

/** What sends payments and looks for what became of them, on the storage and the locks that all tabs share. */
export const openPaymentDesk = (client: QueryClient): PaymentDesk =>
  createPaymentDesk({ client, records: storage.payments, lock: lockInTabs, user: pageUser, now: Date.now });

export function usePaymentDesk(): PaymentDesk {
  const client = useQueryClient();
  return useMemo(() => openPaymentDesk(client), [client]);
}
