import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, InfoIcon, Skeleton, Stack, Text } from '@livery/ui';
import { serviceFee } from '@livery/api/domain/payments';
import type { BillingAccount } from '@livery/api/generated/types';
import { finalTopUpAmount } from '@livery/api/queries/payments';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useMoneyOf } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import * as styles from './payments.css.js';
import type { TopUpMethod } from './topUpMethods.js';

/** What a top-up costs in the end, as the server says; `final` is undefined until it has said so. */
export function useFinalAmount(
  account: BillingAccount | undefined,
  method: TopUpMethod | undefined,
  amount: number | null,
) {
  const { siteCurrency } = useSiteConfig();
  const processor = method && ('card' in method ? method.card.processor.keyword : method.processor.keyword);
  const isKnown = account !== undefined && processor !== undefined && amount !== null;
  const query = useQuery({
    ...finalTopUpAmount({
      billing_account_id: account?.id ?? 0,
      processor: processor ?? 'stripe_creditcard',
      amount: amount ?? 0,
    }),
    enabled: isKnown,
  });
  // In what a processor charges that the site no longer names, nobody knows.
  const currency =
    method && !method.processor ? '' : (method?.processor?.charge_currency_conversion?.to_currency ?? siteCurrency);
  const final = isKnown && query.data !== undefined ? { amount: query.data, currency } : undefined;
  return { ...query, final, currency, isKnown };
}

interface TopUpSummaryProps {
  account: BillingAccount | undefined;
  method: TopUpMethod | undefined;
  /** Null while it cannot be bought. */
  amount: number | null;
  total: ReturnType<typeof useFinalAmount>;
  failure: ReactNode;
  /** Whether what was confirmed is being sent. */
  loading: boolean;
}

/** Amount, fee and what is charged in the end, with the button that confirms it. */
export function TopUpSummary({ method, amount, total, failure, loading }: TopUpSummaryProps) {
  const { t } = useLingui();
  const { siteCurrency } = useSiteConfig();
  const disconnected = useConnectionReason();
  const { money } = useSiteMoney();
  const { money: charged } = useMoneyOf(total.currency, undefined);
  const processor = method?.processor;
  const fee = amount === null || !processor ? undefined : serviceFee(amount, processor.service_fee, siteCurrency);
  const isConverted = total.currency && total.currency !== siteCurrency;
  const final = total.final ? charged(total.final.amount) : undefined;
  const currency = total.currency;
  const failed = t`The total could not be worked out`;
  const unknown = total.error && !total.isFetching ? failed : t`Wait until the total is known`;
  return (
    <Card heading={t`Total`}>
      <Stack gap={4}>
        <dl className={styles.amounts}>
          <dt>{t`Credit`}</dt>
          <dd className={styles.amount}>{money(amount)}</dd>
          <dt>
            {t`Service fee`}{' '}
            <InfoIcon
              label={t`About the service fee`}
              content={t`What the payment method costs. It is paid on top and does not become credit.`}
            />
          </dt>
          <dd className={styles.amount}>{money(fee)}</dd>
          <dt className={styles.total}>{t`You pay`}</dt>
          <dd className={`${styles.amount} ${styles.total}`}>
            {total.isFetching && !total.final ? <Skeleton count={1} width="80px" /> : (final ?? money(undefined))}
          </dd>
        </dl>
        <Text size="small" tone="muted">
          {[t`The total includes the fee and tax.`, isConverted && t`It is charged in ${currency}.`]
            .filter(Boolean)
            .join(' ')}
        </Text>
        {total.error && !total.final && (
          <ErrorAlert heading={failed} error={total.error} onRetry={() => void total.refetch()} />
        )}
        {failure}
        <Button
          type="submit"
          variant="primary"
          fullWidth
          loading={loading}
          disabledReason={disconnected ?? (total.isKnown && !total.final ? unknown : undefined)}
        >
          {final === undefined ? t`Pay` : t`Pay ${final}`}
        </Button>
        <Text size="small" tone="muted">{t`Popups must be allowed for some payment methods.`}</Text>
      </Stack>
    </Card>
  );
}
