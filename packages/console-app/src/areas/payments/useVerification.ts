import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { Card } from '@livery/api/generated/types';
import { useServices } from '#shared/services.js';
import { base } from '#shared/session.js';
import type { PaymentRecord } from '#shared/storage.js';
import { useToasts } from '#shared/toasts.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import { isSettled } from './flow/records.js';
import { isWebPage } from './flow/webPage.js';
import { followPayments, tellEnd } from './followPayments.js';
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
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const isVisible = useIsVisible();
  const processor = useProcessor(keyword);
  const [isRunning, setRunning] = useState(false);
  const amount = processor?.verification_amount ?? 0;

  /** Who has gone elsewhere meanwhile is told there, and not taken away from what they do. */
  function tellElsewhere(record: PaymentRecord, open: (() => void) | undefined): void {
    if (isSettled(record)) {
      tellEnd(services, record);
      return;
    }
    void followPayments(client);
    if (open) {
      const action = { label: t`Continue at the bank`, onAction: open };
      toasts.info(t`Confirm the card with your bank`, { action });
    }
  }

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
      else tellElsewhere(record, open);
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
