import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AccountReason } from '@livery/api/domain/billingAccount';

/** Why nothing new can be charged to a billing account. */
export const accountReasonTexts: Record<AccountReason, MessageDescriptor> = {
  'account-suspended': msg`Suspended: nothing can be charged to it`,
  'account-pending': msg`Waits for validation: nothing can be charged to it yet`,
  'account-frozen': msg`Frozen: nothing new can be charged to it`,
  'account-terminated': msg`Terminated: nothing can be charged to it`,
};
