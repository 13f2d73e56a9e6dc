import type { BillingAccount } from '../generated/types.js';
import { isKnown } from './openValues.js';

/** Whether all was understood that a problem of an account shows by: without one it may be in good standing or not. */
export const isProblemKnown = (account: BillingAccount): boolean =>
  account.is_deleted ||
  isKnown(
    account,
    'status',
    'restriction_level',
    'precalc_days_in_debt',
    'running_totals',
    'low_balance_notice_settings',
  );
