import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Card, DateRangeField, InfoIcon, KeyValueList, Link, Text } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import { entriesOf, orderedEntries, type OrderedEntry } from '@livery/api/domain/invoices';
import { unknownAmount } from '@livery/api/domain/money';
import type { BillingAccount } from '@livery/api/generated/types';
import { openBillingAccounts } from '@livery/api/queries/billing';
import { invoices } from '@livery/api/queries/invoices';
import { creditHistory, orderedCreditHistory } from '@livery/api/queries/payments';
import { type ListDefinition, ResourceList } from '#kit';
import { AccountScreen, type ChosenAccount } from '#resources/components/AccountScreen.js';
import { useActor } from '#resources/useActor.js';
import { csvAmount } from '#shared/csvAmount.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useTime } from '#shared/time.js';
import { useSearchState } from '#shared/useSearchState.js';
import { inPeriod, localDay, periodText, readPeriod, usePeriodPresets } from '../period.js';
import * as styles from '../usage.css.js';

const listMessages = {
  title: msg`Credit history`,
  count: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  search: msg`Search the credit history`,
  searchHint: msg`Description or reference`,
  empty: msg`Every change of the credit will be here: top-ups, promotions and what was paid from it.`,
  loadError: () => msg`The credit history could not be loaded`,
};

/** Every change of a billing account's credit, with the balance after it and who made it. */
export default function CreditHistory() {
  const { t } = useLingui();
  return (
    <AccountScreen
      heading={t`Credit history`}
      forbidden={t`Your API token is restricted to one billing account and may not read its credit.`}
      empty={t`Changes of your credit will be here once you have a billing account.`}
    >
      {(chosen) => <AccountCredit {...chosen} />}
    </AccountScreen>
  );
}

function AccountCredit({ account, accounts, choice }: ChosenAccount) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const [{ period }, change] = useSearchState(['period']);
  return (
    <ResourceList
      resource={useHistory(account, accounts.length > 1)}
      columns={useColumns(account.id)}
      filters={useFilters()}
      firstSort={latestFirst}
      summary={
        <>
          <div className={styles.choices}>
            {choice}
            <DateRangeField
              label={t`Period`}
              value={readPeriod(period)}
              presets={usePeriodPresets(localDay)}
              onChange={(range) => change({ period: periodText(range) })}
            />
          </div>
          <Card>
            <KeyValueList items={[{ label: t`Credit now`, value: money(account.credit_amount) }]} />
          </Card>
        </>
      }
    />
  );
}

const latestFirst = { column: 'date', direction: 'descending' } as const;

/** When something that is read again and again was first read as it is now, in ms since 1970. */
function useSince(value: unknown, readAt: number): number {
  const [first, setFirst] = useState({ value, readAt });
  if (Object.is(first.value, value)) return first.readAt;
  setFirst({ value, readAt });
  return readAt;
}

/**
 * Whether the credit of accounts and the changes of it are of one moment: neither was last read before the other became
 * what it is. What is older is read again.
 */
function useIsOneMoment(): boolean {
  const accounts = useQuery(openBillingAccounts());
  const history = useQuery(creditHistory());
  const credits = accounts.data?.map(({ credit_amount }) => credit_amount).join(' ');
  const isCreditOld = accounts.dataUpdatedAt < useSince(history.data, history.dataUpdatedAt);
  const isHistoryOld = history.dataUpdatedAt < useSince(credits, accounts.dataUpdatedAt);
  const { refetch: readAccounts } = accounts;
  const { refetch: readHistory } = history;
  useEffect(() => {
    if (isCreditOld) void readAccounts();
  }, [isCreditOld, readAccounts]);
  useEffect(() => {
    if (isHistoryOld) void readHistory();
  }, [isHistoryOld, readHistory]);
  return !isCreditOld && !isHistoryOld;
}

/**
 * The changes of an account's credit, each with the balance after it. That is undefined where there are other accounts, and
 * an entry may be of any of them, and while credit and changes may be of different moments.
 */
function useHistory(
  { id: accountId, credit_amount: amount }: BillingAccount,
  hasOthers: boolean,
): ListDefinition<OrderedEntry> {
  const credit = useIsOneMoment() ? amount : undefined;
  return useMemo(
    () => ({
      kind: 'credit_entry',
      csvName: 'credit history',
      messages: listMessages,
      source: {
        scope: 'account',
        read: () =>
          orderedCreditHistory((all) => {
            const entries = entriesOf(accountId, all);
            const isCertain = !hasOthers || entries.every(({ billing_account_id }) => billing_account_id !== undefined);
            return orderedEntries(entries, isCertain ? credit : undefined);
          }),
      },
      idOf: ({ key }) => key,
      nameOf: ({ description }) => description,
      searchTexts: ({ description, reference }) => [description, reference],
    }),
    [accountId, hasOthers, credit],
  );
}

function useColumns(accountId: number) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const { siteCurrency } = useSiteConfig();
  const { dateTime } = useTime();
  const actingUser = useActingUser();
  const invoiceNumbers = useInvoiceNumbers(accountId);
  return useMemo(
    (): readonly CollectionColumn<OrderedEntry>[] => [
      {
        id: 'date',
        header: t`Date`,
        width: '176px',
        sortKey: ({ place }) => place,
        csv: { date: ({ created_at }) => created_at },
        cell: ({ created_at }) => dateTime(created_at),
      },
      {
        id: 'description',
        header: t`Description`,
        rowHeader: true,
        csv: { description: ({ description }) => description },
        cell: ({ description }) => description,
      },
      {
        id: 'reference',
        header: t`Reference`,
        hideBelow: 'large',
        width: '160px',
        csv: { reference: ({ reference }) => reference },
        cell: ({ reference }) =>
          reference && invoiceNumbers.has(reference) ? (
            <Link href={href('invoice', { id: reference }, { account: String(accountId) })} variant="standalone">
              {reference}
            </Link>
          ) : (
            reference
          ),
      },
      {
        id: 'user',
        header: t`Done by`,
        info: (
          <InfoIcon
            label={t`About who did it`}
            content={t`The person who acted in the account by a delegation. Otherwise it was the owner or the provider.`}
          />
        ),
        hideBelow: 'medium',
        width: '144px',
        sortKey: ({ acting_user_id }) => actingUser(acting_user_id),
        csv: { acting_user_id: ({ acting_user_id }) => acting_user_id },
        cell: ({ acting_user_id }) => (
          <Text as="span" tone={acting_user_id === null ? 'muted' : 'default'}>
            {actingUser(acting_user_id)}
          </Text>
        ),
      },
      {
        id: 'amount',
        header: t`Amount`,
        align: 'end',
        width: '112px',
        csv: csvAmount('amount', siteCurrency, ({ amount }) => amount),
        cell: ({ amount }) => (amount > 0 ? `+${money(amount)}` : money(amount)),
      },
      {
        id: 'balance',
        header: t`Balance`,
        info: (
          <InfoIcon
            label={t`About the balance`}
            content={t`The credit right after the entry. Costs that are not billed yet are not taken off.`}
          />
        ),
        align: 'end',
        width: '112px',
        sortable: false,
        csv: csvAmount('balance', siteCurrency, ({ balance }) => balance),
        cell: ({ balance }) => (
          <Text as="span" numeric weight="medium">
            {money(balance)}
          </Text>
        ),
      },
    ],
    [t, accountId, money, siteCurrency, dateTime, actingUser, invoiceNumbers],
  );
}

/** Who changed the credit; a dash where that is not said. */
function useActingUser(): (id: number | null | undefined) => string {
  const { t } = useLingui();
  const actor = useActor();
  return useCallback(
    (id) => {
      if (id === undefined) return unknownAmount;
      return id === null ? t`Owner or provider` : actor(id);
    },
    [t, actor],
  );
}

/** The numbers of an account's invoices, as far as they are known. */
function useInvoiceNumbers(account: number): ReadonlySet<string> {
  const { data } = useQuery(invoices(account));
  return useMemo(() => new Set(data?.map(({ id }) => String(id))), [data]);
}

function useFilters() {
  const { t } = useLingui();
  return useMemo(
    (): readonly CollectionFilter<OrderedEntry>[] => [
      {
        id: 'direction',
        label: t({ message: 'Change', context: 'a change of the credit' }),
        all: t`All changes`,
        options: [
          { id: 'added', label: t`Added` },
          { id: 'spent', label: t`Spent` },
        ],
        matches: ({ amount }, value) => (value === 'added' ? amount > 0 : amount < 0),
      },
      {
        id: 'period',
        label: t`Period`,
        options: [],
        labelOf: (value) => value.replace('..', ' – '),
        matches: ({ created_at }, value) => inPeriod(created_at, readPeriod(value)),
      },
    ],
    [t],
  );
}
