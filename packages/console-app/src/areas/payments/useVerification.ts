import { useState } from 'react';
import type { Card } from '@livery/api/generated/types';
import { useEnvironment } from '#shared/services.js';
import { base } from '#shared/session.js';
import type { PaymentRecord } from '#shared/storage.js';
import { isWebPage } from './flow/webPage.js';
import { useProcessor } from './methods.js';
import { usePaymentDesk } from './usePaymentDesk.js';

/** Verifies a card by a small amount: at once, or by a page of the bank that the console is left for. */
export function useVerification(keyword: string | undefined) {
  const desk = usePaymentDesk();
  const { address, assign } = useEnvironment();
  const processor = useProcessor(keyword);
  const [isRunning, setRunning] = useState(false);
  const amount = processor?.verification_amount ?? 0;

  /** `id` is that of the confirmation: the same for every press of one button. Throws what refuses it. */
  async function verify(
    card: Pick<Card, 'id' | 'billing_account_id' | 'processor'>,
    id: string,
  ): Promise<PaymentRecord> {
    setRunning(true);
    try {
      const { record, next } = await desk.confirm({
        id,
        kind: 'verification',
        account: card.billing_account_id,
        processor: card.processor.keyword,
        amount,
        card: card.id,
        frontBaseUrl: `${address.origin}${base}`,
        force3ds: processor?.use_3ds_verification ?? false,
      });
      const page = next?.authorize_uri;
      if (typeof page === 'string' && isWebPage(page)) assign(page);
      return record;
    } finally {
      setRunning(false);
    }
  }

  return { verify, isRunning, amount, is3ds: processor?.use_3ds_verification ?? false };
}
