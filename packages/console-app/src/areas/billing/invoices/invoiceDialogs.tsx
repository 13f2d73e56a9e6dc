import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, KeyValueList, Stack, Text } from '@livery/ui';
import { serverTime } from '@livery/api/client/serverClock';
import { unpaidAmount } from '@livery/api/domain/invoices';
import { isKnown, understood } from '@livery/api/domain/openValues';
import { paidFrom, type ReadCard } from '@livery/api/domain/payments';
import type { BillingAccount } from '@livery/api/generated/types';
import { cards } from '@livery/api/queries/payments';
import { type ActionDialogProps, ConfirmAction } from '#kit';
import { useMethodName } from '#resources/useMethodName.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import type { AccountInvoice } from './accountInvoices.js';
import type { InvoicePayer } from './actions.js';
import { useInvoiceMessages } from './invoiceMessages.js';

/** Asks before an invoice is paid: how much, and from what. */
export function PayDialog(props: ActionDialogProps<AccountInvoice>) {
  const { i18n, t } = useLingui();
  const messages = useInvoiceMessages();
  const { money } = useSiteMoney();
  const { row } = props;
  const { account } = row;
  const [now] = useState(serverTime);
  const { card, error, refetch } = usePrimaryCard(account);
  const nameOf = useMethodName();
  const amount = unpaidAmount(row);
  const source = paidFrom(amount, account.credit_amount, card, now);
  const name = String(row.id);
  return (
    <ConfirmAction
      {...props}
      heading={i18n._(messages.payQuestion(name))}
      confirmLabel={i18n._(messages.pay)}
      done={i18n._(messages.payAccepted(name))}
    >
      <Stack>
        <KeyValueList
          items={[
            { label: t`To pay`, value: money(amount) },
            { label: t`Credit`, value: money(account.credit_amount) },
            { label: t`Primary payment method`, value: card === null ? t`None` : card && nameOf(card) },
          ]}
        />
        {card === undefined && error && (
          <ErrorAlert heading={t`Failed to load the payment methods`} error={error} onRetry={() => void refetch()} />
        )}
        {source === 'credit' && (
          <Text>
            <Trans>It is taken from the credit of the billing account.</Trans>
          </Text>
        )}
        {source === 'card' && (
          <Text>
            <Trans>The credit is not enough: the primary payment method is charged.</Trans>
          </Text>
        )}
        {source === 'nothing' && (
          <Alert tone="warning" heading={t`Insufficient funds`}>
            {t`The credit is not enough, and there is no payment method that can be charged. Top up the credit or add a payment method first.`}
          </Alert>
        )}
      </Stack>
    </ConfirmAction>
  );
}

/**
 * The payment method of a billing account that is charged first, by the list, else by the account; null where there is
 * none, undefined where nobody knows.
 */
function usePrimaryCard(account: BillingAccount) {
  const { data, error, refetch } = useQuery(cards());
  const own = data?.filter((card) => card.billing_account_id === account.id && !card.is_deleted);
  const none = own?.every((card) => isKnown(card, 'is_primary')) ? null : undefined;
  const card: ReadCard | null | undefined = own
    ? (own.find(({ is_primary }) => is_primary) ?? none)
    : understood(account, 'primary_card');
  return { card, error, refetch };
}

/** Asks before payment by invoice is applied for. */
export function ApplyDialog(props: ActionDialogProps<InvoicePayer>) {
  const { t } = useLingui();
  return (
    <ConfirmAction {...props} heading={t`Apply for payment by invoice?`} confirmLabel={t`Apply`}>
      {t`An administrator reviews the application. Once it is approved, what the billing account uses is paid by invoice each month instead of in advance.`}
    </ConfirmAction>
  );
}
