import { useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@livery/ui';
import { paymentsTexts } from '#generated/payments/texts.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import type { PaymentRecord } from '#shared/storage.js';

interface VerificationOutcomeProps {
  /** The verification that was sent; undefined before. */
  record: PaymentRecord | undefined;
  /** Why nothing was sent. */
  error: unknown;
  /** What the person can do where it did not go well. */
  hint?: string;
}

/** How far the verification of a card is, or how it ended but for a success (specification: account and billing, section 8). */
export function VerificationOutcome({ record, error, hint }: VerificationOutcomeProps) {
  const { t, i18n } = useLingui();
  const failure = i18n._(paymentsTexts.failures.addPaymentMethod);
  if (error !== undefined) return <ErrorAlert title={failure} error={error} />;
  switch (record?.state) {
    case 'open':
      return <Text tone="muted">{t`Your bank asks you to confirm it…`}</Text>;
    case 'sent':
      return (
        <Alert tone="warning" title={t`The server did not answer`}>
          {t`The card may be verified all the same. The list shows it once it is known.`}
        </Alert>
      );
    case 'missing':
      return (
        <Alert tone="warning" title={t`It is not known whether the card was verified`}>
          {record.message} {hint}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger" title={failure}>
          {record.message} {hint}
        </Alert>
      );
    default:
      return null;
  }
}
