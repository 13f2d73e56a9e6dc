import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '@livery/api/client';
import { getLinkResult, getPersistentData } from '@livery/api/generated/operations/payments';
import type { PaymentRecord } from '#shared/storage.js';

interface Progress {
  state: 'open' | 'done' | 'failed' | 'cancelled';
  message?: string | null | undefined;
  /** The server's own word where it is none that is known. */
  status?: string | undefined;
}

/** A status that is not known is not an end: the payment stays open, and the person sees what the server says. */
const states: Readonly<Record<string, Progress['state'] | undefined>> = {
  pending: 'open',
  success: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** Asks the server how far a payment is: the only truth about it, whatever an address or a processor's code says. */
export async function askProgress(client: QueryClient, record: PaymentRecord): Promise<Progress> {
  const variables = { billing_account_id: record.account, identifier: record.identifier ?? '' };
  const api = apiOf(client);
  if (!record.isPersistent) return progressOf(await api.read(getLinkResult, variables));
  const { status } = await api.read(getPersistentData, variables);
  if (status !== 'failed') return progressOf({ status });
  const { message } = await api.read(getLinkResult, variables).catch(() => ({ message: undefined }));
  return progressOf({ status, message });
}

function progressOf({ status, message }: { status: string; message?: string | null | undefined }): Progress {
  const state = states[status];
  if (!state) return { state: 'open', message, status };
  return { state: state === 'failed' && isCancellation(message) ? 'cancelled' : state, message };
}

const isCancellation = (message: string | null | undefined): boolean => /cancel/i.test(message ?? '');
