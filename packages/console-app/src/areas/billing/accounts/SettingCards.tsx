import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, Link, Stack, StatusIndicator, Text } from '@livery/ui';
import { understood } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';
import type { Actions } from '#kit';
import { href } from '#shared/paths.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import type { accountActions } from './actions.js';
import { PromotionList } from './PromotionList.js';
import { useAutomaticTopUpReason } from './useAutomaticTopUpReason.js';

interface CardProps {
  account: BillingAccount;
  actions: Actions<typeof accountActions>;
}

/** Whether the primary payment method is charged by itself; nothing where the site does not have that. */
export function AutomaticTopUpCard({ account, actions }: CardProps) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const reason = useAutomaticTopUpReason(account);
  const isOn = understood(account, 'is_recurring_payment_enabled');
  if (!actions.isOffered('automaticTopUp')) return null;
  const { recurring_payment_amount, recurring_payment_threshold } = account;
  const on = reason === undefined ? t`On` : t`On, but nothing is charged`;
  const amount = money(recurring_payment_amount);
  const threshold = money(recurring_payment_threshold);
  return (
    <Card
      heading={t`Automatic top-up`}
      actions={
        <Button size="small" {...actions.button('automaticTopUp', account)}>
          {t`Change`}
        </Button>
      }
    >
      <Stack gap={2}>
        <StatusIndicator tone={isOn ? (reason === undefined ? 'success' : 'warning') : 'neutral'}>
          {isOn === undefined ? t`Unknown` : isOn ? on : t`Off`}
        </StatusIndicator>
        {isOn !== undefined && (
          <Text>
            {isOn ? t`Tops up by ${amount} when the credit is below ${threshold}.` : t`Topped up by hand only.`}
          </Text>
        )}
        {reason !== undefined && (
          <Text size="small" tone="muted">
            {reason}.{' '}
            <Link href={href('paymentMethods', {}, { account: String(account.id) })}>{t`Payment methods`}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Whether the provider warns of a low balance. */
export function LowBalanceCard({ account, actions }: CardProps) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const notice = understood(account, 'low_balance_notice_settings');
  const threshold = money(notice?.threshold);
  const to = account.email ?? '';
  return (
    <Card
      heading={t`Low-balance notice`}
      actions={
        <Button size="small" {...actions.button('lowBalanceNotice', account)}>
          {t`Change`}
        </Button>
      }
    >
      <Stack gap={2}>
        <StatusIndicator tone={notice?.is_enabled ? 'success' : 'neutral'}>
          {notice === undefined ? t`Unknown` : notice?.is_enabled ? t`On` : t`Off`}
        </StatusIndicator>
        {notice !== undefined && (
          <Text>
            {notice?.is_enabled
              ? to === ''
                ? t`An email is sent when the credit is below ${threshold}.`
                : t`An email goes to ${to} when the credit is below ${threshold}.`
              : t`Nobody is told when the credit runs low.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The credits that a customer can still get, each with what has to be topped up for it. */
export function PromotionsCard({ account, actions }: CardProps) {
  const { t } = useLingui();
  const { eligible_promotions: promotions } = account;
  const isKnown = understood(account, 'eligible_promotions') !== undefined;
  return (
    <Card
      heading={t`Promotions`}
      actions={
        <Button size="small" {...actions.button('campaign', account)}>
          {t`Use campaign code`}
        </Button>
      }
    >
      <Stack gap={3}>
        {isKnown ? (
          <Text tone="muted">
            {promotions.length === 0
              ? t`There is no credit to get now.`
              : plural(promotions.length, { one: '# credit to get', other: '# credits to get' })}
          </Text>
        ) : (
          <StatusIndicator tone="neutral">{t`Unknown`}</StatusIndicator>
        )}
        {promotions.length > 0 && <PromotionList promotions={promotions} />}
      </Stack>
    </Card>
  );
}
