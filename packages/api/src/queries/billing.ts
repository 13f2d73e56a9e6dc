import { queryOptions } from '@tanstack/react-query';
import { apiOf } from '../client.js';
import { rows } from './answers.js';
import { keys } from './keys.js';

/** The billing accounts that resources can be charged to (A 7). */
export function billingAccounts() {
  return queryOptions({
    queryKey: keys.billingAccounts,
    queryFn: ({ client, signal }) => rows(apiOf(client).GET('/payment/billing_account/list', { signal })),
  });
}
