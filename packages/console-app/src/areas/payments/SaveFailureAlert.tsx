import { useLingui } from '@lingui/react/macro';
import { Alert } from '@livery/ui';
import { paymentsTexts } from '#generated/payments/texts.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { VendorError } from '#integrations/vendors/loadVendorScript.js';
import type { SaveFailure } from './useSaveCard.js';
import { VendorFailure } from './VendorPart.js';

/** Says why a payment method was not added (specification: account and billing, section 8). */
export function SaveFailureAlert({ failure }: { failure: SaveFailure | undefined }) {
  const { t, i18n } = useLingui();
  if (!failure) return null;
  if (failure.kind === 'vendor') {
    return (
      <Alert tone="danger" heading={t`Error adding payment method`}>
        {failure.message}
      </Alert>
    );
  }
  if (failure.error instanceof VendorError) return <VendorFailure />;
  return <ErrorAlert heading={i18n._(paymentsTexts.failures.addPaymentMethod)} error={failure.error} />;
}
