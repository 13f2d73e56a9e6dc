import { useLingui } from '@lingui/react/macro';
import { Card, InfoIcon, KeyValueList, Skeleton, Stack, Text } from '@livery/ui';
import type { BillingAccount } from '@livery/api/generated/types';
import { useBrand } from '#shared/brand.js';
import { useDaysText, useRunway } from '#shared/costs/useRunway.js';
import { useMoney } from '#shared/money.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useUnits } from '#shared/units.js';
import * as styles from './accounts.css.js';
import { useYesNo } from './useYesNo.js';

/** What is left of the credit, for how long it lasts, and what is owed. */
export function CreditCard({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { money: siteMoney } = useSiteMoney();
  const { number } = useUnits();
  const { credit_amount, precalc_days_in_debt: days, unpaid_amount, running_totals } = account;
  const yesNo = useYesNo(account);
  const mayBeInDebt = yesNo('allow_debt');
  return (
    <Card heading={t`Credit`}>
      <Stack>
        <div>
          <div className={styles.figure}>{money(running_totals.credit_available)}</div>
          <Text tone="muted">{t`left after the costs of this month so far`}</Text>
        </div>
        <RunwayText account={account} />
        <KeyValueList
          minColumnWidth="max(112px, 25%)"
          items={[
            { label: t`Credit now`, value: money(credit_amount) },
            { label: t`Unpaid`, value: siteMoney(unpaid_amount) },
            { label: t`Credit as last computed`, value: money(account.precalc_credit_amount) },
            { label: t`Costs as last computed`, value: money(account.precalc_ongoing) },
            { label: t`Days in debt`, value: days === null || days === 0 ? t`None` : number(days ?? NaN) },
            {
              label: t`May be in debt`,
              value: mayBeInDebt,
              info: mayBeInDebt !== undefined && (
                <InfoIcon
                  label={t`About debt`}
                  content={
                    account.allow_debt
                      ? t`The credit may go below zero: nothing is restricted for it.`
                      : t`The credit is not meant to go below zero: an account in debt may be restricted.`
                  }
                />
              ),
            },
            {
              label: t`Can pay`,
              value: yesNo('can_pay'),
              info: (
                <InfoIcon label={t`About paying`} content={t`It has credit, or a payment method that is verified.`} />
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** For how long the credit lasts from what runs now; nothing where that is unknown. */
function RunwayText({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const daysText = useDaysText();
  const { isPending, daysWith } = useRunway(account);
  if (isPending) return <Skeleton count={1} width="60%" />;
  const days = daysWith(0);
  if (days === undefined) return null;
  const text = daysText(days);
  if (days === Number.POSITIVE_INFINITY) return <Text>{t`Nothing is charged to it now.`}</Text>;
  return <Text>{days === 0 ? t`Your credit is used up.` : t`Your credit lasts ${text} with what runs now.`}</Text>;
}

/** The running totals of the period, all eight (specification: account and billing, section 3). */
export function TotalsCard({ account }: { account: BillingAccount }) {
  const { t, i18n } = useLingui();
  const { money } = useMoney();
  const { number } = useUnits();
  const { tax } = useBrand();
  const { running_totals: totals, discount_percentage, vat_percentage } = account;
  const discount = number(discount_percentage);
  const vat = number(vat_percentage);
  const taxLabel = i18n._(tax.label);
  const lines = [
    { label: t`Costs not billed yet`, amount: totals.ongoing },
    { label: t`Subtotal`, amount: totals.subtotal },
    { label: t`Discount, ${discount} %`, amount: totals.discount_amount === 0 ? 0 : -totals.discount_amount },
    { label: t`Total before ${taxLabel}`, amount: totals.total_before_tax },
    { label: t`${taxLabel}, ${vat} %`, amount: totals.vat_tax },
    { label: t`Total`, amount: totals.total, isTotal: true },
    { label: t`Credit now`, amount: totals.credit_amount },
    { label: t`Credit left after these costs`, amount: totals.credit_available, isTotal: true },
  ];
  return (
    <Card heading={t`This month so far`}>
      <dl className={styles.sums}>
        {lines.map(({ label, amount, isTotal }) => (
          <div key={label} className={styles.sum} data-total={isTotal ? '' : undefined}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
