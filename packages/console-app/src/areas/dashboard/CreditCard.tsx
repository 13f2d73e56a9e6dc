import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Card, Link, LinkButton, Skeleton, Text } from '@livery/ui';
import { understood } from '@livery/api/domain/openValues';
import type { BillingAccount } from '@livery/api/generated/types';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { useDaysText, useRunway } from '#shared/costs/useRunway.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import * as styles from './Dashboard.css.js';

/** More are in the list: each asks for its usage. */
const maxAccounts = 5;

/** In days: credit that lasts no longer has the way to top it up beside it. */
const shortRunway = 14;

/** What is left of the credit of each billing account, and for how long it lasts from what runs now. */
export function CreditCard() {
  const { t } = useLingui();
  const { data, isPending } = useQuery(openBillingAccounts());
  const open = data?.filter((account) => understood(account, 'is_active') !== false) ?? [];
  if (!isPending && open.length === 0) return null;
  const accounts = open.toSorted((a, b) => Number(b.is_default) - Number(a.is_default)).slice(0, maxAccounts);
  return (
    <Card
      heading={t`Credit`}
      padding="none"
      actions={<Link href={href('billing')} variant="standalone">{t`Billing accounts`}</Link>}
    >
      {isPending ? (
        <div className={styles.message}>
          <Skeleton shape="rows" count={2} />
        </div>
      ) : (
        <ul className={styles.rows}>
          {accounts.map((account) => (
            <li key={account.id} className={styles.row}>
              <AccountCredit account={account} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AccountCredit({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const daysText = useDaysText();
  const { isPending, daysWith } = useRunway(account);
  const days = daysWith(0);
  const text = daysText(days ?? 0);
  const withoutRunway = account.paying_by_invoice
    ? t`paid by invoice`
    : account.allow_debt
      ? t`may be in debt`
      : t`unknown`;
  return (
    <>
      <div className={styles.creditTitle}>
        <Link href={href('billingAccount', { id: String(account.id) })} variant="standalone">
          {account.title}
        </Link>
        {/* As high while it loads, so that nothing below moves. */}
        <Text size="small" tone="muted">
          {isPending
            ? '\u00A0'
            : days === undefined
              ? withoutRunway
              : days === 0
                ? t`Your credit is used up.`
                : days === Number.POSITIVE_INFINITY
                  ? t`Nothing is charged to it now.`
                  : t`lasts ${text}`}
        </Text>
      </div>
      <span className={styles.creditEnd}>
        {days !== undefined && days <= shortRunway && (
          <LinkButton
            size="small"
            href={href('topUp', {}, { account: String(account.id) })}
            aria-label={t`Top up ${{ title: account.title }}`}
          >
            {t`Top up`}
          </LinkButton>
        )}
        <Text as="span" weight="strong" numeric>
          {money(account.running_totals.credit_available)}
        </Text>
      </span>
    </>
  );
}
