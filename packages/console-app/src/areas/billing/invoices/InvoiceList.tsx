import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Card, InfoIcon, KeyValueList, Link, Skeleton, StatusIndicator } from '@livery/ui';
import type { CollectionColumn, CollectionFilter } from '@livery/ui/collections';
import { divideInvoices, invoiceState } from '@livery/api/domain/invoices';
import type { BillingAccount, Invoice } from '@livery/api/generated/types';
import { invoices } from '@livery/api/queries/invoices';
import { type ListDefinition, ResourceList, timeKey } from '#kit';
import { AccountScreen, type ChosenAccount } from '#resources/components/AccountScreen.js';
import { useBrand } from '#shared/brand.js';
import { csvAmount } from '#shared/csvAmount.js';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { issuedInvoices } from './accountInvoices.js';
import { InvoicePaymentCard } from './InvoicePaymentCard.js';
import { useInvoiceMessages } from './invoiceMessages.js';
import { invoiceStates, invoiceTypes, useInvoiceLabels } from './useInvoiceLabels.js';
import * as styles from './invoices.css.js';

/** The invoices of a billing account, the running one apart (specification: account and billing, sections 2, 3 and 7). */
export default function InvoiceList() {
  const { i18n } = useLingui();
  const messages = useInvoiceMessages();
  const title = i18n._(messages.title);
  return (
    <>
      <PageTitle title={title} />
      <AccountScreen heading={title} forbidden={i18n._(messages.forbidden)} empty={i18n._(messages.withoutAccount)}>
        {(chosen) => <AccountInvoices {...chosen} />}
      </AccountScreen>
    </>
  );
}

function AccountInvoices({ account, choice }: ChosenAccount) {
  const messages = useInvoiceMessages();
  const { id } = account;
  const listed = useMemo(
    (): ListDefinition<Invoice> => ({
      kind: 'invoice',
      messages,
      source: { scope: 'account', read: () => issuedInvoices(id) },
      idOf: (invoice) => String(invoice.id),
      nameOf: (invoice) => String(invoice.id),
      searchTexts: (invoice) => [String(invoice.id), ...invoice.records_list.map(({ name }) => name)],
    }),
    [messages, id],
  );
  return (
    <ResourceList
      resource={listed}
      columns={useColumns(id)}
      filters={useFilters()}
      firstSort={latestFirst}
      summary={
        <>
          {choice}
          <div className={styles.cards}>
            <CurrentInvoice account={account} />
            <InvoicePaymentCard key={id} account={account} />
          </div>
        </>
      }
    />
  );
}

const latestFirst = { column: 'period', direction: 'descending' } as const;

/** The invoice of the month so far. What goes wrong with its list stands above the rows. */
function CurrentInvoice({ account }: { account: BillingAccount }) {
  const { t, i18n } = useLingui();
  const messages = useInvoiceMessages();
  const { tax } = useBrand();
  const { money } = useSiteMoney();
  const { periodOf, statusOf } = useInvoiceLabels();
  const { data, isPending } = useQuery(invoices(account.id));
  const current = useMemo(() => data && divideInvoices(data).current, [data]);
  if (!isPending && !current) return null;
  const status = current && statusOf(current);
  const address = href('invoice', { id: 'current' }, { account: String(account.id) });
  const orSkeleton = (value: string | undefined) => (current ? value : <Skeleton count={1} width="96px" />);
  return (
    <Card
      heading={i18n._(messages.current)}
      description={i18n._(messages.currentHint)}
      actions={
        status ? (
          <StatusIndicator tone={status.tone}>{status.label}</StatusIndicator>
        ) : (
          isPending && <Skeleton count={1} width="96px" />
        )
      }
      aria-busy={isPending}
    >
      <KeyValueList
        minColumnWidth="96px"
        items={[
          { label: t`Period`, value: orSkeleton(current && periodOf(current)) },
          { label: t`Before tax`, value: orSkeleton(money(current?.totals.total_before_tax)) },
          { label: i18n._(tax.label), value: orSkeleton(money(current?.totals.vat_tax)) },
          { label: t`Total`, value: orSkeleton(money(current?.totals.total)) },
        ]}
      />
      <p className={styles.more}>
        <Link href={address} variant="standalone">{t`What it is made of`}</Link>
      </p>
    </Card>
  );
}

function useColumns(account: number) {
  const { t, i18n } = useLingui();
  const { money } = useSiteMoney();
  const { siteCurrency } = useSiteConfig();
  const { tax } = useBrand();
  const { typeLabel, statusOf, dayOf, periodOf } = useInvoiceLabels();
  return useMemo(
    (): readonly CollectionColumn<Invoice>[] => [
      {
        id: 'number',
        header: t`Number`,
        rowHeader: true,
        sortKey: ({ id }) => Number(id),
        csv: { number: ({ id }) => id },
        cell: ({ id }) => (
          <Link href={href('invoice', { id: String(id) }, { account: String(account) })} variant="standalone">
            {String(id)}
          </Link>
        ),
      },
      {
        id: 'type',
        header: t`Type`,
        width: '152px',
        sortKey: ({ type }) => typeLabel(type),
        csv: { type: ({ type }) => type },
        cell: ({ type }) => typeLabel(type),
      },
      {
        id: 'period',
        header: t`Period`,
        hideBelow: 'medium',
        width: '232px',
        sortKey: ({ period_start, id }) => [timeKey(period_start), Number(id)],
        csv: { period_start: ({ period_start }) => period_start, period_end: ({ period_end }) => period_end },
        cell: periodOf,
      },
      {
        id: 'due',
        header: t`Due date`,
        info: (
          <InfoIcon
            label={t`About the due date`}
            content={t`What is unpaid after it may restrict the billing account. A top-up is paid at once and has none.`}
          />
        ),
        hideBelow: 'large',
        width: '120px',
        sortKey: ({ due_date }) => timeKey(due_date),
        csv: { due_date: ({ due_date }) => due_date },
        cell: ({ due_date }) => dayOf(due_date),
      },
      {
        id: 'tax',
        header: i18n._(tax.label),
        optional: true,
        align: 'end',
        width: '104px',
        csv: csvAmount('tax', siteCurrency, ({ totals }) => totals.vat_tax),
        cell: ({ totals }) => money(totals.vat_tax),
      },
      {
        id: 'total',
        header: t`Total`,
        align: 'end',
        width: '112px',
        csv: csvAmount('total', siteCurrency, ({ totals }) => totals.total),
        cell: ({ totals }) => money(totals.total),
      },
      {
        id: 'status',
        header: t`Status`,
        width: '168px',
        sortKey: (invoice) => statusOf(invoice).label,
        csv: { status: (invoice) => invoiceState(invoice) ?? invoice.status },
        cell: (invoice) => {
          const { tone, label } = statusOf(invoice);
          return <StatusIndicator tone={tone}>{label}</StatusIndicator>;
        },
      },
    ],
    [t, i18n, tax, account, money, siteCurrency, typeLabel, statusOf, dayOf, periodOf],
  );
}

function useFilters() {
  const { t } = useLingui();
  const { stateLabel, typeLabel } = useInvoiceLabels();
  return useMemo(
    (): readonly CollectionFilter<Invoice>[] => [
      {
        id: 'type',
        label: t`Type`,
        all: t`All types`,
        options: invoiceTypes.map((type) => ({ id: type, label: typeLabel(type) })),
        matches: ({ type }, value) => type === value,
      },
      {
        id: 'state',
        label: t`Status`,
        all: t`All statuses`,
        options: invoiceStates.map((state) => ({ id: state, label: stateLabel(state) })),
        matches: (invoice, value) => (invoiceState(invoice) ?? String(invoice.status)) === value,
      },
    ],
    [t, stateLabel, typeLabel],
  );
}
