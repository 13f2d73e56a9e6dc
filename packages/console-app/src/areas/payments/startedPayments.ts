import { createListeners } from '#shared/listeners.js';
import type { StartedPayment } from './nextStep.js';

/** The payments that were begun in this page, so that whoever moves about in the console can go on with them. */
export function createStartedPayments() {
  const { subscribe, notify } = createListeners();
  const all = new Map<string, StartedPayment>();
  return {
    subscribe,
    of: (id = '') => all.get(id),
    put: (payment: StartedPayment) => {
      all.set(payment.id, payment);
      notify();
    },
  };
}
