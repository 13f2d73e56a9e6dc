import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createConsoleQueries } from '#shared/queries.js';
import { servicesOf, type Services } from '#shared/services.js';
import { createPaymentDesk, type PaymentDesk, type PaymentDeskOptions } from './flow/paymentDesk.js';
import { onSettled } from './flow/records.js';

/** One after the other within a page, where a browser has no locks for all tabs. */
function createLock(): PaymentDeskOptions['lock'] {
  const queues = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const run = (queues.get(name) ?? Promise.resolve()).catch(() => undefined).then(work);
    queues.set(name, run);
    return run;
  };
}

const settledReads = ['listBillingAccounts', 'listCreditHistory', 'listInvoices', 'listCards'];

/** Has what a payment changes read again once it has settled. */
function createSettledReads(services: Services): void {
  const client = services.get(createConsoleQueries);
  onSettled(services.storage.payments, () => {
    for (const name of settledReads) void client.invalidateQueries({ queryKey: [name] });
  });
}

/** What sends payments and looks for what became of them, on the storage and the locks that all tabs share. */
export function openPaymentDesk(client: QueryClient): PaymentDesk {
  const services = servicesOf(client);
  const { session, storage } = services;
  services.get(createSettledReads);
  /** Lets one tab at a time do what has this name: `navigator.locks`, which a page that is left gives back. */
  const lock: PaymentDeskOptions['lock'] = (name, work) =>
    'locks' in navigator
      ? navigator.locks.request(`livery.payment ${name}`, work)
      : services.get(createLock)(name, work);
  return createPaymentDesk({ client, records: storage.payments, lock, user: session.user, now: Date.now });
}

export function usePaymentDesk(): PaymentDesk {
  const client = useQueryClient();
  return useMemo(() => openPaymentDesk(client), [client]);
}
