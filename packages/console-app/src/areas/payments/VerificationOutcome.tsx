import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import { paymentsTexts } from '#generated/payments/texts.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import type { PaymentRecord } from '#shared/storage.js';
import { PaymentOutcome } from './PaymentOutcome.js';
import { usePaymentProgress } from './usePayments.js';

interface VerificationOutcomeProps {
  /** The verification that was sent; undefined before. */
  record: PaymentRecord | undefined;
  /** Why nothing was sent. */
  error: unknown;
  /** What the person can do where it did not go well. */
  hint?: string;
}

/**
 * How far the verification of a card is, or how it ended (specification: account and billing, section 8). It is followed
 * while this is shown, and behind any screen afterwards.
 */
export function VerificationOutcome({ record, error, hint }: VerificationOutcomeProps) {
  const { i18n } = useLingui();
  const progress = usePaymentProgress(record?.id ?? '');
  if (error !== undefined) {
    return (
      <>
        <ErrorAlert heading={i18n._(paymentsTexts.failures.addPaymentMethod)} error={error} />
        {hint !== undefined && <Text>{hint}</Text>}
      </>
    );
  }
  if (!record) return null;
  const isNotVerified = /failed|missing|cancelled/.test(progress.record?.state ?? '');
  return <PaymentOutcome progress={progress} next={isNotVerified && hint !== undefined && <Text>{hint}</Text>} />;
}
