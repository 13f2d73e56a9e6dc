import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Skeleton, Stack, StatusIndicator, Text, type StatusTone } from '@livery/ui';
import { invoicePaymentState, type InvoicePaymentState } from '@livery/api/domain/invoices';
import { understood } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';
import { cards } from '@livery/api/queries/payments';
import { useActions } from '#kit';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { invoicePaymentActions } from './actions.js';

/** Whether a billing account is paid by invoice, and how to apply for it; nothing where the site does not offer it. */
export function InvoicePaymentCard({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const { paymentProcessors } = useSiteConfig();
  const { data, error, refetch } = useQuery(cards());
  const actions = useActions(invoicePaymentActions);
  const state = invoicePaymentState(account, data);
  const texts = useTexts();
  const isOffered = paymentProcessors.some(({ type }) => type === 'invoice');
  if (!isOffered && !account.paying_by_invoice) return null;
  const shown = state ?? (data && 'unknown');
  const { status, tone, text } = shown ? texts[shown] : {};
  const { children, ...button } = actions.button('apply', { account, state });
  return (
    <Card
      heading={t`Payment by invoice`}
      actions={
        tone ? <StatusIndicator tone={tone}>{status}</StatusIndicator> : !error && <Skeleton count={1} width="96px" />
      }
    >
      <Stack align="start">
        {shown === undefined && !error && <Skeleton count={5} width="320px" />}
        {shown === undefined && error && (
          <ErrorAlert
            heading={t`Whether it is paid by invoice could not be loaded`}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {text && <Text>{text}</Text>}
        {state === 'active' && <EmailNote account={account} />}
        {isOffered && shown && /none|declined|unknown/.test(shown) && <Button {...button}>{children}</Button>}
        {actions.failures}
      </Stack>
      {actions.dialog}
    </Card>
  );
}

/** Whether its invoices are sent, and where to; nothing where that is not known. */
function EmailNote({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const isSent = understood(account, 'send_invoice_email');
  const email = understood(account, 'email');
  if (isSent === undefined || (isSent && email === undefined)) return null;
  return (
    <Text tone="muted">
      {isSent
        ? email
          ? t`Sent by email to ${email}.`
          : t`To be sent by email, but the billing account has no email address.`
        : t`Not sent by email: you find them here.`}
    </Text>
  );
}

interface StateTexts {
  status: string;
  tone: StatusTone;
  text: ReactNode;
}

function useTexts(): Readonly<Record<InvoicePaymentState | 'unknown', StateTexts>> {
  const { t } = useLingui();
  return {
    none: {
      status: t`Not used`,
      tone: 'neutral',
      text: t`Instead of topping up in advance you can pay once a month by invoice, after an administrator has approved it.`,
    },
    pending: {
      status: t`Pending`,
      tone: 'info',
      text: t`The application is waiting for an administrator. Until it is approved the billing account is paid in advance.`,
    },
    declined: {
      status: t`Declined or suspended`,
      tone: 'danger',
      text: t`An administrator has declined or suspended it. You may apply again.`,
    },
    active: {
      status: t`Active`,
      tone: 'success',
      text: t`What this billing account uses is paid by invoice, once a month.`,
    },
    unknown: {
      status: t`Unknown`,
      tone: 'neutral',
      text: t`How far an application is could not be understood. You may apply: the provider decides.`,
    },
  };
}
