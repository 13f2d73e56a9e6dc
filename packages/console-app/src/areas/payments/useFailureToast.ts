import { useLingui } from '@lingui/react/macro';
import { paymentsTexts } from '#generated/payments/texts.js';
import { VendorError } from '#integrations/vendors/loadVendorScript.js';
import { errorText } from '#shared/texts/errors.js';
import { useToasts } from '#shared/toasts.js';

/** Tells why a payment method was not added, or not verified, to whoever is elsewhere by then. */
export function useFailureToast(): (error: unknown) => void {
  const { t, i18n } = useLingui();
  const toasts = useToasts();
  return (error) =>
    toasts.danger(i18n._(paymentsTexts.failures.addPaymentMethod), {
      detail:
        error instanceof VendorError
          ? t`The code of the payment processor could not be loaded`
          : errorText(i18n, error),
    });
}
