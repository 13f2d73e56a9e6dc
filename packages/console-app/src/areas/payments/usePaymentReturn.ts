import { useEffect, useState } from 'react';
import { submitAdyenRedirect } from '#integrations/payments/adyen.js';
import { useStorage } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useLocale } from '#shared/useLocale.js';
import { returnedPayment, type ReturnHints } from './returnHints.js';
import { usePaymentDesk } from './usePaymentDesk.js';
import { usePaymentProgress, usePayments, type PaymentProgress } from './usePayments.js';

/** The payment that a processor came back from, followed until it settles. */
export function usePaymentReturn(hints: ReturnHints): PaymentProgress {
  const { isCancelled, adyen } = hints;
  const desk = usePaymentDesk();
  const payments = usePayments();
  const { shownPayment } = useStorage();
  const config = useSiteConfig();
  const language = useLocale();
  const [id] = useState(() => returnedPayment(payments, hints, shownPayment.get())?.id ?? '');
  const clientKey = payments.find((one) => one.id === id)?.clientKey;
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (isTold) return;
    const session =
      adyen && clientKey !== undefined ? { config, language, clientKey, sessionId: adyen.sessionId } : undefined;
    const tell = async (): Promise<void> => {
      const outcome = session && (await submitAdyenRedirect(session, adyen?.redirectResult ?? ''));
      const isLeft = outcome ? outcome.kind !== 'finished' : isCancelled;
      if (!isLeft) await desk.finish(id);
      else await desk.leave(id, outcome?.kind === 'failed' ? outcome.message : undefined);
    };
    // What could not be told, the server is asked about.
    void tell()
      .catch(() => undefined)
      .then(() => setTold(true));
  }, [adyen, clientKey, config, desk, id, isCancelled, isTold, language]);
  const progress = usePaymentProgress(id, !isTold);
  // What is being told here is asked about next.
  return { ...progress, isFollowed: progress.isFollowed || !isTold };
}
