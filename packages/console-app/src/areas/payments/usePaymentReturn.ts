import { useEffect, useState } from 'react';
import { submitAdyenRedirect } from '#integrations/payments/adyen.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useLocale } from '#shared/useLocale.js';
import { isSettled } from './flow/records.js';
import type { ReturnHints } from './returnHints.js';
import { usePaymentDesk } from './usePaymentDesk.js';
import { usePaymentProgress, usePayments, type PaymentProgress } from './usePayments.js';

/** The payment that a processor came back from, followed until it settles: the one of the address, else the last that is open. */
export function usePaymentReturn({ payment, isCancelled, adyen }: ReturnHints): PaymentProgress {
  const desk = usePaymentDesk();
  const payments = usePayments();
  const config = useSiteConfig();
  const language = useLocale();
  const [id] = useState(() => {
    const found = payments.find((one) => one.id === payment) ?? payments.find((one) => !isSettled(one)) ?? payments[0];
    return found?.id ?? '';
  });
  const clientKey = payments.find((one) => one.id === id)?.clientKey;
  const [isTold, setTold] = useState(!isCancelled && !(adyen && clientKey !== undefined));
  useEffect(() => {
    if (isTold) return;
    const session =
      adyen && clientKey !== undefined ? { config, language, clientKey, sessionId: adyen.sessionId } : undefined;
    const told: Promise<unknown> = session ? submitAdyenRedirect(session, adyen?.redirectResult ?? '') : desk.leave(id);
    told
      .catch(() => undefined)
      .then(
        () => setTold(true),
        () => undefined,
      );
  }, [adyen, clientKey, config, desk, id, isTold, language]);
  return usePaymentProgress(id, !isTold);
}
