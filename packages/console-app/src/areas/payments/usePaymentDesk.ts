import { useMemo } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { servicesOf } from '#shared/services.js';
import { createPaymentDesk, type PaymentDesk, type PaymentDeskOptions } from './flow/paymentDesk.js';

/** One after the other within a page, where a browser has no locks for all tabs. */
function createLock(): PaymentDeskOptions['lock'] {
  const queues = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const run = (queues.get(name) ?? Promise.resolve()).catch(() => undefined).then(work);
    queues.set(name, run);
    return run;
  };
}

/** What sends payments and looks for what became of them, on the storage and the locks that all tabs share. */
export function openPaymentDesk(client: QueryClient): PaymentDesk {
  const services = servicesOf(client);
  const { session, storage } = services;
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
