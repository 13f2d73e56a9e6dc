import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Select, Stack } from '@livery/ui';
import type { BillingAccount } from '@livery/api/generated/types';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { useBillingAccountTitle, useChargeReason, type AccountId } from '#shared/billingAccounts.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useAccountOption } from '../useAccountOption.js';
import type { ActionDialogProps } from './actions.js';
import { ConfirmAction } from './ConfirmAction.js';
import { FormAction } from './FormAction.js';
import type { BoundMutation } from './boundMutation.js';

interface MoveBillingProps<Row> extends ActionDialogProps<Row> {
  /** What is sent for a row and the chosen account. */
  mutationOf: (row: Row, accountId: number) => BoundMutation;
}

interface MoveBillingAccountProps<Row> extends MoveBillingProps<Row> {
  /** The billing account that the row is charged to now. */
  accountId: AccountId;
  /** Why a row cannot be charged to an account. */
  reasonOf: (account: BillingAccount, row: Row) => string | undefined;
}

/** Charges a resource to another billing account from now on. */
export function MoveBillingAccount<Row>({ accountId, mutationOf, reasonOf, ...props }: MoveBillingAccountProps<Row>) {
  const { t } = useLingui();
  const { action, row } = props;
  const { data: accounts = [], isPending, error, refetch } = useQuery(openBillingAccounts());
  const name = action.table.nameOf(row);
  const current = useBillingAccountTitle(accountId);
  const required = useIssueText()({ code: 'required' });
  const option = useAccountOption();
  const others = accounts.filter((one) => one.id !== accountId);
  const hasNone = !isPending && !error && others.length === 0;
  const form = useForm<{ account: string | null }>({
    defaults: { account: null },
    check: ({ account }) => ({ account: account === null ? required : undefined }),
  });
  return (
    <FormAction
      {...props}
      description={t`${name} is charged to ${current} now.`}
      submitLabel={t`Move`}
      form={form}
      mutationOf={({ account }) => (account === null ? undefined : mutationOf(row, Number(account)))}
      disabledReason={hasNone ? t`There is no other billing account` : undefined}
    >
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      <FormField form={form} name="account">
        {(field) => (
          <Select
            {...field}
            label={t`Billing account`}
            options={others.map((one) => option(one, reasonOf(one, row)))}
            autoFocus
            required
          />
        )}
      </FormField>
    </FormAction>
  );
}

/** Charges many rows to one billing account from now on. */
export function MoveManyBilling<Row>({ action, mutationOf, ...props }: MoveBillingProps<Row>) {
  const { t } = useLingui();
  const { data: accounts = [], error, refetch } = useQuery(openBillingAccounts());
  const chargeReason = useChargeReason();
  const option = useAccountOption();
  const [account, setAccount] = useState<string | null>(null);
  const mutation = account === null ? undefined : (row: Row) => mutationOf(row, Number(account));
  return (
    <ConfirmAction
      {...props}
      action={{ ...action, mutation }}
      disabledReason={account === null ? t`Choose the billing account` : undefined}
    >
      <Stack>
        {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
        <Select
          label={t`Billing account`}
          value={account}
          onChange={setAccount}
          options={accounts.map((one) => option(one, chargeReason(one)))}
          required
        />
      </Stack>
    </ConfirmAction>
  );
}
