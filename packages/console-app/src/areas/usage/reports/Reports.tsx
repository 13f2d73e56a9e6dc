import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { DateRangeField, EmptyState, PageHeader, SegmentedControl, Select, Skeleton, Stack } from '@livery/ui';
import { serverTime } from '@livery/api/client/serverClock';
import { ForbiddenError } from '@livery/api/errors';
import type { BillingAccount } from '@livery/api/generated/types';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSearchState } from '#shared/useSearchState.js';
import { monthsAgo, periodText, readPeriod, usePeriodPresets, utcDay } from '../period.js';
import * as styles from '../usage.css.js';
import { CostReport, type Grouping } from './CostReport.js';
import { useCostItems } from './useCostItems.js';

const none: readonly BillingAccount[] = [];

/** What was billed, by month, kind, resource and billing account (specification: account and billing, section 2). */
export default function Reports() {
  const { t } = useLingui();
  const query = useQuery(openBillingAccounts());
  const isForbidden = query.error instanceof ForbiddenError;
  const { data: accounts = none } = query;
  return (
    <Stack>
      <PageHeader heading={t`Reports`} />
      {accounts.length > 0 ? (
        <AccountsReport accounts={accounts} />
      ) : (
        <QueryBoundary
          query={isForbidden ? { ...query, data: [] } : query}
          failure={t`Failed to load the billing accounts`}
          skeleton={<Skeleton shape="block" height={320} />}
        >
          {() => (
            <EmptyState>
              {isForbidden
                ? t`Your API token is restricted to one billing account and may not read its costs.`
                : t`Your costs will be here once you have a billing account.`}
            </EmptyState>
          )}
        </QueryBoundary>
      )}
    </Stack>
  );
}

const groupings: readonly Grouping[] = ['month', 'kind', 'resource', 'account'];

function AccountsReport({ accounts }: { accounts: readonly BillingAccount[] }) {
  const { t } = useLingui();
  const [address, change] = useSearchState(['by', 'period', 'account']);
  const requested = accounts.filter(({ id }) => String(id) === address.account);
  const chosen = requested.length > 0 ? requested : accounts;
  const { items, isPending, failures } = useCostItems(chosen);
  const grouping = groupings.find((one) => one === address.by) ?? 'month';
  const range =
    address.period === undefined ? monthsAgo(utcDay(new Date(serverTime())), 11, 0) : readPeriod(address.period);
  const labels: Record<Grouping, string> = {
    month: t`Month`,
    kind: t`Kind`,
    resource: t`Resource`,
    account: t`Billing account`,
  };
  return (
    <Stack>
      <div className={styles.choices}>
        <div className={styles.wideChoice}>
          <Select
            label={t`Billing account`}
            value={requested[0] ? String(requested[0].id) : 'all'}
            options={[
              { id: 'all', label: t`All billing accounts` },
              ...accounts.map(({ id, title }) => ({ id: String(id), label: title })),
            ]}
            onChange={(id) => change({ account: id === 'all' ? undefined : id }, { push: true })}
          />
        </div>
        <DateRangeField
          label={t`Period`}
          description={t`Whole months count, by the period of the bill.`}
          value={range}
          presets={usePeriodPresets(utcDay)}
          onChange={(next) => change({ period: periodText(next) ?? '..' })}
        />
      </div>
      <SegmentedControl
        label={t`Costs by`}
        value={grouping}
        options={groupings.map((id) => ({ id, label: labels[id] }))}
        onChange={(by) => change({ by }, { push: true })}
      />
      {failures.map(({ account, error, retry }) => (
        <ErrorAlert
          key={account.id}
          heading={t`The costs of ${{ title: account.title }} could not be loaded`}
          error={error}
          onRetry={retry}
        />
      ))}
      {isPending ? (
        <div aria-busy="true">
          <Stack>
            <Skeleton shape="block" height={280} />
            <Skeleton shape="rows" count={8} />
          </Stack>
        </div>
      ) : (
        <CostReport
          items={items}
          accounts={chosen}
          missing={failures.filter(({ isMissing }) => isMissing).map(({ account }) => account.title)}
          grouping={grouping}
          range={range}
          label={labels[grouping]}
        />
      )}
    </Stack>
  );
}
