import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, InfoIcon, NumberField, Switch, TextField } from '@livery/ui';
import { checkAutomaticTopUp, checkThreshold } from '@livery/api/domain/automaticTopUp';
import { isKnown } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';
import { setLowBalanceNotice, setRecurringPayment } from '@livery/api/queries/accountChanges';
import { type ActionDialogProps, bindMutation, FormAction } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useDecimals, useSiteMoney } from '#shared/siteMoney.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useAutomaticTopUpReason } from './useAutomaticTopUpReason.js';

type DialogProps = ActionDialogProps<BillingAccount>;

/** Why settings cannot be changed: what the form would begin with is not what the server has. */
function useUnknownReason(row: BillingAccount, fields: readonly (keyof BillingAccount)[]): string | undefined {
  const { t } = useLingui();
  const [areKnown] = useState(() => isKnown(row, ...fields));
  return areKnown ? undefined : t`What is set now is not known`;
}

const topUpFields = [
  'is_recurring_payment_enabled',
  'recurring_payment_threshold',
  'recurring_payment_amount',
] as const;

/** The card that pays, and from when on it pays how much; off is sent without either. */
export function AutomaticTopUpDialog(props: DialogProps) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const { money: amountText } = useSiteMoney();
  const { siteCurrency, minimumTopupAmount } = useSiteConfig();
  const decimals = useDecimals();
  const { row } = props;
  // What the person saw is compared with what the server has when it is sent.
  const [seen] = useState(row);
  const reason = useAutomaticTopUpReason(row);
  const unknown = useUnknownReason(row, topUpFields);
  const form = useForm({
    defaults: {
      enabled: row.is_recurring_payment_enabled,
      threshold: row.recurring_payment_threshold ?? null,
      amount: row.recurring_payment_amount ?? null,
    },
    check(values) {
      const { threshold, amount } = checkAutomaticTopUp(values, minimumTopupAmount);
      return { threshold: threshold.map(issueText)[0], amount: amount.map(issueText)[0] };
    },
  });
  const { enabled } = form.values;
  const minimum = amountText(minimumTopupAmount);
  const isMinimumKnown = !Number.isNaN(minimumTopupAmount);
  const amountLines = (value: number | null | undefined) => [amountText(value)];
  const conflictTexts = {
    is_recurring_payment_enabled: { label: t`Top up automatically`, lines: (on: boolean) => [on ? t`On` : t`Off`] },
    recurring_payment_threshold: { label: t`When the credit is below`, lines: amountLines },
    recurring_payment_amount: { label: t`Top up by`, lines: amountLines },
  };
  return (
    <FormAction
      {...props}
      heading={t`Automatic top-up`}
      description={t`Charges the primary payment method whenever the credit falls below a threshold.`}
      submitLabel={t`Save`}
      form={form}
      disabledReason={unknown ?? (enabled ? reason : undefined)}
      mutationOf={({ enabled: on, threshold, amount }) =>
        unknown === undefined
          ? bindMutation(
              setRecurringPayment,
              {
                id: row.id,
                is_recurring_payment_enabled: on,
                ...(on && {
                  recurring_payment_threshold: threshold ?? undefined,
                  recurring_payment_amount: amount ?? undefined,
                }),
                seen,
              },
              { conflictTexts },
            )
          : undefined
      }
    >
      {unknown === undefined ? (
        <>
          {reason !== undefined && <Alert tone="warning">{reason}</Alert>}
          <FormField form={form} name="enabled">
            {({ value, ...field }) => <Switch {...field} checked={value} label={t`Top up automatically`} />}
          </FormField>
          {enabled && (
            <>
              <FormField form={form} name="threshold">
                {(field) => (
                  <NumberField
                    {...field}
                    label={t`When the credit is below`}
                    info={
                      <InfoIcon
                        label={t`About the threshold`}
                        content={t`What is left of the credit after the costs of this month so far is compared with it.`}
                      />
                    }
                    unit={siteCurrency}
                    min={0}
                    formatOptions={decimals}
                    required
                  />
                )}
              </FormField>
              <FormField form={form} name="amount">
                {(field) => (
                  <NumberField
                    {...field}
                    label={t`Top up by`}
                    description={isMinimumKnown ? t`At least ${minimum}` : undefined}
                    unit={siteCurrency}
                    min={isMinimumKnown ? minimumTopupAmount : undefined}
                    formatOptions={decimals}
                    required
                  />
                )}
              </FormField>
            </>
          )}
        </>
      ) : (
        <Alert tone="warning">{unknown}</Alert>
      )}
    </FormAction>
  );
}

/** From when on the provider warns of a low balance, and where to. */
export function LowBalanceDialog(props: DialogProps) {
  const { t } = useLingui();
  const issueText = useIssueText();
  const { siteCurrency } = useSiteConfig();
  const decimals = useDecimals();
  const { row } = props;
  const [seen] = useState(row);
  const { money: amountText } = useSiteMoney();
  const { low_balance_notice_settings: settings } = row;
  const unknown = useUnknownReason(row, ['low_balance_notice_settings']);
  const form = useForm({
    defaults: { enabled: settings?.is_enabled ?? true, threshold: settings?.threshold ?? null },
    check: ({ threshold }) => ({ threshold: checkThreshold(threshold).map(issueText)[0] }),
  });
  return (
    <FormAction
      {...props}
      heading={t`Low-balance notice`}
      description={t`An email when the credit falls below a threshold.`}
      submitLabel={t`Save`}
      form={form}
      disabledReason={unknown}
      mutationOf={({ enabled, threshold }) =>
        threshold === null || unknown !== undefined
          ? undefined
          : bindMutation(
              setLowBalanceNotice,
              { billing_account_id: row.id, threshold, is_enabled: enabled, seen },
              {
                conflictTexts: {
                  low_balance_notice_settings: {
                    label: t`Low-balance notice`,
                    lines: (set) => [set?.is_enabled ? t`On` : t`Off`, amountText(set?.threshold)],
                  },
                },
              },
            )
      }
    >
      {unknown === undefined ? (
        <>
          <FormField form={form} name="enabled">
            {({ value, ...field }) => <Switch {...field} checked={value} label={t`Send a notice`} />}
          </FormField>
          <FormField form={form} name="threshold">
            {(field) => (
              <NumberField
                {...field}
                label={t`When the credit is below`}
                unit={siteCurrency}
                min={0}
                formatOptions={decimals}
                required
              />
            )}
          </FormField>
          <TextField label={t`Sent to`} value={row.email ?? ''} readOnly />
        </>
      ) : (
        <Alert tone="warning">{unknown}</Alert>
      )}
    </FormAction>
  );
}
