import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { Card } from '@livery/api/generated/types';
import { useServices } from '#shared/services.js';
import { base } from '#shared/session.js';
import type { PaymentRecord } from '#shared/storage.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import { isWebPage } from './flow/webPage.js';
import { tellElsewhere } from './followPayments.js';
import { useProcessor } from './methods.js';
import { useFailureToast } from './useFailureToast.js';
import { usePaymentDesk } from './usePaymentDesk.js';

/** Verifies a card by a small amount: at once, or by a page of the bank that the console is left for. */
export function useVerification(keyword: string | undefined) {
  const { t } = useLingui();
  const client = useQueryClient();
  const desk = usePaymentDesk();
  const services = useServices();
  const { address, assign } = services.environment;
  const tellFailure = useFailureToast();
  const isVisible = useIsVisible();
  const processor = useProcessor(keyword);
  const [isRunning, setRunning] = useState(false);
  const amount = processor?.verification_amount ?? 0;
  const text = t`Confirm the card with your bank`;

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
      const open =
        typeof page === 'string' && isWebPage(page)
          ? () => {
              services.storage.shownPayment.set(record.id);
              assign(page);
            }
          : undefined;
      if (isVisible.current) open?.();
      else tellElsewhere(client, record, open && { text, label: t`Continue at the bank`, onAction: open });
      return record;
    } catch (thrown) {
      if (!isVisible.current) tellFailure(thrown);
      throw thrown;
    } finally {
      setRunning(false);
    }
  }

  return { verify, isRunning, amount, is3ds: processor?.use_3ds_verification ?? false };
}
