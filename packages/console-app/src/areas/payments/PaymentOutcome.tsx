import { useEffect, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Inline, Link, LinkButton, Spinner, Stack, Text } from '@livery/ui';
import { paymentsTexts } from '#generated/payments/texts.js';
import { afterHeading, ErrorAlert } from '#shared/ErrorAlert.js';
import { useMoneyOf } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import type { PaymentRecord } from '#shared/storage.js';
import { isSettled } from './flow/records.js';
import { useStorage } from '#shared/services.js';
import { markSeen, type PaymentProgress } from './usePayments.js';

interface PaymentOutcomeProps {
  progress: PaymentProgress;
  /** What the person can do next, once it is over. */
  next?: ReactNode;
}

/** What became of a payment, or that it is being found out (specification: account and billing, section 8). */
export function PaymentOutcome({ progress, next }: PaymentOutcomeProps) {
  const { record } = progress;
  const storage = useStorage();
  useEffect(() => {
    if (record) markSeen(storage, record);
  }, [storage, record]);
  if (!record) return <UnknownPayment />;
  return (
    <Stack gap={4}>
      {isSettled(record) ? <End record={record} /> : <UnderWay {...progress} record={record} />}
      {next}
    </Stack>
  );
}

function UnknownPayment() {
  const { t } = useLingui();
  return (
    <Alert tone="warning" heading={t`This browser knows of no such payment`} urgency="off">
      {t`If you have paid, the credit shows in your billing account as soon as the payment is confirmed.`}
    </Alert>
  );
}

function End({ record }: { record: PaymentRecord }) {
  const { t, i18n } = useLingui();
  const { money } = useSiteMoney();
  const { billingEmail } = useSiteConfig();
  const { kind, state, message, amount } = record;
  const credit = money(amount);
  const text = message ?? undefined;
  if (state === 'done') {
    return kind === 'verification' ? (
      <Alert tone="success" heading={t`The card is verified`}>{t`It can be charged from now on.`}</Alert>
    ) : (
      <Alert tone="success" heading={t`${credit} of credit added`}>
        {record.final && <Charged {...record.final} />}
      </Alert>
    );
  }
  if (state === 'cancelled') {
    const heading = kind === 'verification' ? t`The verification was cancelled` : t`Top-up was cancelled`;
    return (
      <Alert tone="warning" heading={heading}>
        <Said text={text} heading={heading} />
        <Text>{t`Nothing was charged.`}</Text>
      </Alert>
    );
  }
  if (state === 'missing') {
    return (
      <Alert
        tone="warning"
        heading={
          kind === 'verification'
            ? t`It is not known whether the card was verified`
            : t`It is not known whether ${credit} was paid`
        }
      >
        <Said status={record.status} />
        <Trans>
          If your bank shows a charge, write to <Link href={`mailto:${billingEmail}`}>{billingEmail}</Link>.
        </Trans>
      </Alert>
    );
  }
  const title = i18n._(
    kind === 'verification' ? paymentsTexts.failures.addPaymentMethod : paymentsTexts.failures.topUp,
  );
  return (
    <Alert tone="danger" heading={title}>
      <Said text={text} heading={title} />
      <Text>{t`Nothing was charged.`}</Text>
    </Alert>
  );
}

interface SaidProps {
  status?: string | undefined;
  text?: string | undefined;
  /** What is not said again. */
  heading?: string;
}

/** What the server says in its own words: a status that is not known, and its text. */
function Said({ status = '', text = '', heading }: SaidProps) {
  const { t } = useLingui();
  const rest = heading === undefined ? text : afterHeading(text, heading);
  return (
    <>
      {status !== '' && <Text>{t`Status: ${status}`}</Text>}
      {rest !== '' && <Text>{rest}</Text>}
    </>
  );
}

function Charged({ amount, currency }: NonNullable<PaymentRecord['final']>) {
  const { t } = useLingui();
  const { money } = useMoneyOf(currency, undefined);
  const charged = money(amount);
  return <>{t`${charged} was charged.`}</>;
}

/** What is said of a payment, or a verification, whose end is not known yet. */
function useUnderWayTexts({ state, isLeft, kind, message }: PaymentRecord): { title: string; text: string } {
  const { t } = useLingui();
  if (kind === 'verification') {
    if (state === 'sent') {
      return {
        title: t`The server did not answer`,
        text: t`The card may be verified all the same. The list shows it once it is known.`,
      };
    }
    return isLeft
      ? {
          title: t`The verification was cancelled`,
          text: t`The card may be verified all the same. The list shows it once it is known.`,
        }
      : { title: t`Waiting for the bank`, text: t`Your bank asks you to confirm it…` };
  }
  if (state === 'sent') {
    return {
      title: t`The server did not answer: looking for the payment`,
      text: t`It may have been charged. Do not pay again before this is known.`,
    };
  }
  if (!isLeft) {
    return {
      title: t`Waiting for the payment`,
      text: t`It can take a while. You can leave this page: you will be told.`,
    };
  }
  if (message !== undefined) {
    return {
      title: t`The processor did not take the payment`,
      text: t`If it was charged all the same, it shows here.`,
    };
  }
  return {
    title: t`Top-up was cancelled`,
    text: t`Nothing was charged so far. If you have paid all the same, it shows here.`,
  };
}

function UnderWay({ record, isFollowed, error, again }: PaymentProgress & { record: PaymentRecord }) {
  const { t } = useLingui();
  const { page, isLeft, message, status } = record;
  const { title, text } = useUnderWayTexts(record);
  const retry = <Button size="small" onClick={again}>{t`Check again`}</Button>;
  if (error !== undefined) {
    return <ErrorAlert heading={t`The state of the payment could not be read`} error={error} actions={retry} />;
  }
  return (
    <Alert
      tone={isLeft ? 'warning' : 'info'}
      heading={title}
      actions={
        isFollowed && page === undefined ? undefined : (
          <>
            {!isFollowed && retry}
            {page !== undefined && <LinkButton size="small" href={page}>{t`Continue at the processor`}</LinkButton>}
          </>
        )
      }
    >
      <Stack gap={2}>
        <Said status={status} text={isLeft || status !== undefined ? message : undefined} />
        <Text>{text}</Text>
        {isFollowed ? (
          <Inline gap={2} align="center">
            <Spinner size="small" label={t`Asking the server`} />
            <Text tone="muted">{t`Asking the server…`}</Text>
          </Inline>
        ) : (
          <Text tone="muted">{t`It takes longer than usual. It is checked again whenever you open the console.`}</Text>
        )}
      </Stack>
    </Alert>
  );
}
