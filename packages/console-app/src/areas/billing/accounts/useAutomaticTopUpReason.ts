import { useState } from 'react';
import { serverTime } from '@livery/api/client/serverClock';
import { canTopUpAutomatically } from '@livery/api/domain/automaticTopUp';
import { understood } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';
import { billingTexts } from '#generated/billing/texts.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useReason } from '#shared/texts/reasons.js';

/** Why automatic top-up charges nothing to a billing account now; undefined where it does, or nobody knows. */
export function useAutomaticTopUpReason(account: BillingAccount): string | undefined {
  const { paymentProcessors } = useSiteConfig();
  const [now] = useState(serverTime);
  const primary_card = understood(account, 'primary_card');
  return useReason(billingTexts)(canTopUpAutomatically({ primary_card }, paymentProcessors, now));
}
