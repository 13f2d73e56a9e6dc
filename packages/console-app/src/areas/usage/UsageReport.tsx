import { Suspense, useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Disclosure, InfoIcon, Link, Skeleton, Text } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import { roundMoney, unknownAmount } from '@livery/api/domain/money';
import type { UsageConfiguration, UsageEntry } from '@livery/api/generated/types';
import { usageIds } from '@livery/api/domain/usage';
import { usage } from '@livery/api/queries/billing';
import { type ListDefinition, ResourceList, RowsFailures } from '#kit';
import { AccountScreen, type ChosenAccount } from '#resources/components/AccountScreen.js';
import { csvAmount } from '#shared/csvAmount.js';
import { lazyComponent } from '#shared/lazy.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { UsageSummary } from './UsageSummary.js';
import { useChargedResources, useUsedResources, type UsedBy } from './useUsedResources.js';
import * as styles from './usage.css.js';

const UsageChart = lazyComponent(() => import('./UsageChart.js'));

/** What stands for the kind of what is not there any more, or is of a kind that nobody knows. */
const other = 'other';

/** The usage of a billing account as the list shows it. */
const usageOf = (account: number, ids: ReadonlyMap<UsageEntry, string>): ListDefinition<UsageEntry> => ({
  kind: 'usage_cost',
  messages: {
    title: msg`Usage report`,
    count: (count) => plural(count, { one: '# entry', other: '# entries' }),
    search: msg`Search the usage`,
    searchHint: msg`Description, size or UUID`,
    empty: msg`What you use this month will be here, with its hours and its costs.`,
    loadError: () => msg`The usage could not be loaded`,
  },
  source: { scope: 'account', read: () => usage(account) },
  idOf: (entry) => ids.get(entry) ?? entry.description,
  nameOf: ({ description }) => description,
  searchTexts: ({ uuid, description, configurations = [] }) => [
    description,
    uuid,
    ...configurations.map((one) => one.description),
  ],
});

/** What the resources of a billing account have cost this month (specification: account and billing, sections 3 and 7). */
export default function UsageReport() {
  const { t } = useLingui();
  return (
    <AccountScreen
      heading={t`Usage report`}
      forbidden={t`Your API token is restricted to one billing account and may not read its usage.`}
      empty={t`Your usage will be here once you have a billing account.`}
    >
      {(chosen) => <AccountUsage {...chosen} />}
    </AccountScreen>
  );
}

function AccountUsage({ account: { id }, choice }: ChosenAccount) {
  const { t, i18n } = useLingui();
  const { usedBy, kinds, isPending, isComplete } = useUsedResources();
  const { data } = useQuery(usage(id));
  const listed = useMemo(() => usageOf(id, usageIds(data ?? [])), [id, data]);
  const otherLabel = isComplete ? t`Other` : t`Other or not loaded`;
  const kindOf = useCallback(
    (entry: UsageEntry) => {
      const used = usedBy(entry);
      return used ? i18n._(used.resource.messages.title) : otherLabel;
    },
    [usedBy, i18n, otherLabel],
  );
  return (
    <ResourceList
      resource={listed}
      columns={useColumns(usedBy)}
      filters={useFilters(usedBy, otherLabel)}
      firstSort={byCostDescending}
      loading={isPending}
      summary={
        <>
          {choice}
          <UsageSummary account={id} kindOf={isPending ? undefined : kindOf} />
          {isPending ? (
            <Skeleton shape="block" height={chartHeight} />
          ) : (
            <Suspense fallback={<Skeleton shape="block" height={chartHeight} />}>
              <UsageChart account={id} kindOf={kindOf} />
            </Suspense>
          )}
        </>
      }
    >
      {kinds.map(({ resource, failures }) => (
        <RowsFailures key={resource.kind} resource={resource} failures={failures} />
      ))}
    </ResourceList>
  );
}

/** What the chart takes, in px: nothing below it moves when it comes. */
const chartHeight = 308;

const byCostDescending = { column: 'cost', direction: 'descending' } as const;

/** All but the description and the sizes have their width, so that nothing moves when the kinds are known. */
function useColumns(usedBy: UsedBy) {
  const { t, i18n } = useLingui();
  const { money, hourly } = useMoney();
  const { number } = useUnits();
  const { siteCurrency } = useSiteConfig();
  return useMemo((): readonly CollectionColumn<UsageEntry>[] => {
    const kindOf = (entry: UsageEntry) => {
      const used = usedBy(entry);
      return used && i18n._(used.resource.messages.one);
    };
    const priceOf = (entry: UsageEntry) => (usedBy(entry)?.isMonthly ? undefined : entry.price);
    return [
      {
        id: 'description',
        header: t`Description`,
        rowHeader: true,
        csv: { description: ({ description }) => description, uuid: ({ uuid }) => uuid },
        cell: (entry) => {
          const used = usedBy(entry);
          if (!used) return entry.description;
          return (
            <Link href={used.href} variant="standalone">
              {entry.description}
            </Link>
          );
        },
      },
      {
        id: 'kind',
        header: t`Kind`,
        hideBelow: 'large',
        width: '136px',
        sortKey: kindOf,
        csv: { kind: (entry) => usedBy(entry)?.resource.kind },
        cell: (entry) => kindOf(entry) ?? unknownAmount,
      },
      {
        id: 'configurations',
        header: t`Size`,
        width: '240px',
        sortable: false,
        csv: {
          configurations: ({ configurations = [] }) =>
            configurations
              .map(
                ({ description = '', hours, cost }) =>
                  `${description}: ${hours ?? '?'} h, ${roundMoney(cost, siteCurrency) ?? '?'} ${siteCurrency}`,
              )
              .join('; '),
        },
        cell: ({ configurations = [] }) => <Configurations all={configurations} />,
      },
      {
        id: 'hours',
        header: t`Hours`,
        info: <InfoIcon label={t`About the hours`} content={t`For how long it was charged in this month so far.`} />,
        align: 'end',
        width: '88px',
        csv: { hours: ({ hours }) => hours },
        cell: ({ hours }) => number(hours),
      },
      {
        id: 'price',
        header: t`Per hour`,
        align: 'end',
        hideBelow: 'medium',
        width: '104px',
        csv: csvAmount('hourly', siteCurrency, priceOf, 'hourly'),
        cell: (entry) => !usedBy(entry)?.isMonthly && hourly(entry.price),
      },
      {
        id: 'cost',
        header: t`Cost`,
        align: 'end',
        width: '104px',
        csv: csvAmount('cost', siteCurrency, ({ cost }) => cost),
        cell: ({ cost }) => money(cost),
      },
    ];
  }, [t, i18n, usedBy, money, hourly, number, siteCurrency]);
}

/** The sizes that a resource has had: the present one, and those before it with what they have cost. */
function Configurations({ all }: { all: readonly UsageConfiguration[] }) {
  const { t } = useLingui();
  const { money, hourly } = useMoney();
  const { number } = useUnits();
  const present = all.at(-1);
  if (!present) {
    return (
      <Text as="span" tone="muted">
        {unknownAmount}
      </Text>
    );
  }
  if (all.length === 1) return present.description ?? unknownAmount;
  return (
    <Disclosure label={plural(all.length, { one: '# size', other: '# sizes' })}>
      <ul className={styles.configurations}>
        {all.map(({ description = unknownAmount, hours = Number.NaN, price, cost }, at) => {
          const time = number(hours);
          const each = hourly(price);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a size may occur twice, and an item keeps nothing
            <li key={at} className={styles.facts}>
              <span>{description}</span>
              <Text as="span" size="small" tone="muted" numeric>
                {t`${time} h at ${each}: ${{ cost: money(cost) }}`}
              </Text>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}

/** By kind of resource; what is not there any more is of none. */
function useFilters(usedBy: UsedBy, otherLabel: string) {
  const { t, i18n } = useLingui();
  const charged = useChargedResources();
  return useMemo(
    (): readonly CollectionFilter<UsageEntry>[] => [
      {
        id: 'kind',
        label: t`Kind`,
        all: t`All kinds`,
        options: [
          ...charged.map(({ kind, messages }) => ({ id: kind, label: i18n._(messages.title) })),
          { id: other, label: otherLabel },
        ],
        matches: (entry, value) => (usedBy(entry)?.resource.kind ?? other) === value,
      },
    ],
    [t, i18n, usedBy, charged, otherLabel],
  );
}
