import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Card } from '@livery/api/generated/types';
import { useSiteConfig } from '#shared/siteConfig.js';

/** Names a payment method: "Visa 4242", "PayPal", "Payment by invoice". */
export function useMethodName(): (card: Card) => string {
  const { t } = useLingui();
  const { paymentProcessors } = useSiteConfig();
  return useCallback(
    (card) => {
      if (card.type === 'paying_by_invoice') return t`Payment by invoice`;
      const { brand, last4 } = card.additional_data;
      const processor = paymentProcessors.find(({ keyword }) => keyword === card.processor.keyword)?.name;
      return [brand ?? processor ?? t`Card`, last4].filter(Boolean).join(' ');
    },
    [t, paymentProcessors],
  );
}
