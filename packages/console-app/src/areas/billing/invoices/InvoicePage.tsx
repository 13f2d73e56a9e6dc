import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Download, FileText, Printer } from 'lucide-react';
import {
  Alert,
  Button,
  Card,
  InvoiceView,
  LinkButton,
  PageHeader,
  Skeleton,
  Stack,
  StatusIndicator,
  Table,
  type InvoiceLine,
  type InvoiceTotal,
  type TableColumn,
} from '@livery/ui';
import { useParams } from 'wouter';
import { invoiceState } from '@livery/api/domain/invoices';
import { unknownAmount } from '@livery/api/domain/money';
import type { InvoiceTransaction } from '@livery/api/generated/types';
import { useActions } from '#kit';
import { useBrand } from '#shared/brand.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { NotFoundScreen } from '#shared/notFound.js';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import { useTime } from '#shared/time.js';
import { useUnits } from '#shared/units.js';
import { useSearchState } from '#shared/useSearchState.js';
import { useCodeNames } from '../accounts/useCodeNames.js';
import type { AccountInvoice } from './accountInvoices.js';
import { invoiceActions } from './actions.js';
import { useInvoiceMessages } from './invoiceMessages.js';
import { useInvoice } from './useInvoice.js';
import { useInvoiceLabels } from './useInvoiceLabels.js';
import { useInvoicePdf } from './useInvoicePdf.js';

/** One invoice: its lines and sums, what was paid for it, its PDF, and how to pay it. */
export default function InvoicePage() {
  const { t, i18n } = useLingui();
  const { id = '' } = useParams();
  const [address] = useSearchState(['account']);
  const messages = useInvoiceMessages();
  const { invoice, isPending, error, retry } = useInvoice(id, address.account);
  const title = i18n._(id === 'current' ? messages.current : messages.one(id));
  const list = { label: i18n._(messages.title), href: href('invoices', {}, { account: address.account }) };
  const frame = (children: ReactNode) => (
    <Stack>
      <PageTitle title={title} />
      <PageHeader heading={title} back={list} />
      {children}
    </Stack>
  );
  if (invoice) return <Invoice key={invoice.id} invoice={invoice} title={title} error={error} onRetry={retry} />;
  if (error) return frame(<ErrorAlert heading={i18n._(messages.loadError(''))} error={error} onRetry={retry} />);
  if (isPending) {
    return frame(
      <div aria-busy="true">
        <Skeleton shape="block" height={480} />
      </div>,
    );
  }
  return (
    <NotFoundScreen
      heading={i18n._(messages.notFound)}
      text={i18n._(messages.notFoundText)}
      action={<LinkButton href={list.href}>{t`Go to the list`}</LinkButton>}
    />
  );
}

interface InvoiceProps {
  invoice: AccountInvoice;
  title: string;
  /** Why the last refresh failed; what is shown is then from before. */
  error: Error | null;
  onRetry: () => void;
}

function Invoice({ invoice, title, error, onRetry }: InvoiceProps) {
  const { t, i18n } = useLingui();
  const messages = useInvoiceMessages();
  const { siteName, billingEmail } = useSiteConfig();
  const { tax } = useBrand();
  const { typeLabel, statusOf, dayOf, periodOf } = useInvoiceLabels();
  const actions = useActions(invoiceActions, { rows: [invoice] });
  const { account } = invoice;
  const isIssued = invoice.id !== 'current';
  const { children, ...pay } = actions.button('pay', invoice);
  const status = statusOf(invoice);
  const pdf = useInvoicePdf(Number(invoice.id), messages.fileName);
  return (
    <Stack>
      <PageTitle title={title} />
      <PageHeader
        heading={title}
        back={{ label: i18n._(messages.title), href: href('invoices', {}, { account: String(account.id) }) }}
        status={<StatusIndicator tone={status.tone}>{status.label}</StatusIndicator>}
        meta={account.title}
        actions={
          <>
            <Button icon={Printer} variant="quiet" onClick={() => window.print()}>
              {t`Print`}
            </Button>
            {isIssued && (
              <>
                <Button icon={FileText} loading={pdf.loading === 'open'} onClick={pdf.open}>
                  {t`Open PDF`}
                </Button>
                <Button icon={Download} loading={pdf.loading === 'save'} onClick={pdf.save}>
                  {t`Save PDF`}
                </Button>
              </>
            )}
          </>
        }
        primaryAction={
          isIssued && invoice.type !== 'credit_note' && invoiceState(invoice) !== 'paid' ? (
            <Button {...pay} variant={pay.disabledReason === undefined ? 'primary' : 'secondary'}>
              {children}
            </Button>
          ) : undefined
        }
      />
      {error && (
        <ErrorAlert heading={t`Failed to refresh; what is shown may be out of date`} error={error} onRetry={onRetry} />
      )}
      {actions.failures}
      <PdfNotices pdf={pdf} />
      <InvoiceView
        heading={title}
        headingDisplay="print"
        status={<StatusIndicator tone={status.tone}>{status.label}</StatusIndicator>}
        facts={[
          { label: t`Type`, value: typeLabel(invoice.type) },
          { label: t`Period`, value: periodOf(invoice) },
          { label: t`Due date`, value: dayOf(invoice.due_date) },
        ]}
        parties={[
          { label: t`Billed by`, lines: present([siteName, billingEmail]) },
          { label: t`Billed to`, lines: usePayer(account) },
        ]}
        caption={t`Items`}
        lines={useLines(invoice)}
        taxLabel={i18n._(tax.label)}
        totals={useTotals(invoice)}
        notes={isIssued ? undefined : i18n._(messages.currentHint)}
      />
      {isIssued && <Transactions rows={invoice.transaction_list} />}
      {actions.dialog}
    </Stack>
  );
}

const present = (lines: readonly (string | null | undefined)[]): string[] => [
  ...new Set(lines.filter((line): line is string => line !== null && line !== undefined && line.trim() !== '')),
];

/** Who is billed, as the billing account says it. */
function usePayer(account: AccountInvoice['account']): string[] {
  const { t, i18n } = useLingui();
  const { tax } = useBrand();
  const { company_vat_number: number, post_index, city, country } = account;
  const { countryName } = useCodeNames();
  const label = i18n._(tax.label);
  return present([
    account.company_name || account.customer_name || account.title,
    account.customer_name,
    account.address_line1,
    account.address_line2,
    [post_index, city].filter(Boolean).join(' '),
    [account.county, countryName(country) ?? country].filter(Boolean).join(', '),
    account.company_reg_code && t`Registration code ${{ code: account.company_reg_code }}`,
    number && `${label} ${number}`,
  ]);
}

function useLines({ records_list }: AccountInvoice): InvoiceLine[] {
  const { money, hourly } = useSiteMoney();
  const { number } = useUnits();
  return records_list.map(({ name, qty, qty_unit, item_price, amount, vat_amount }, index) => ({
    id: `${index} ${name}`,
    description: name,
    quantity: `${number(qty)} ${qty_unit}`,
    unitPrice: hourly(item_price),
    tax: money(vat_amount),
    amount: money(amount),
  }));
}

/** The sums; a discount only where there is one. */
function useTotals({ totals }: AccountInvoice): InvoiceTotal[] {
  const { t, i18n } = useLingui();
  const { money } = useSiteMoney();
  const { tax } = useBrand();
  const { subtotal, discount_amount: discount, total_before_tax, vat_tax, total } = totals;
  return [
    { label: t`Subtotal`, amount: money(subtotal) },
    ...(discount === undefined || discount === 0
      ? []
      : [
          { label: t`Discount`, amount: money(-discount) },
          { label: t`Before tax`, amount: money(total_before_tax) },
        ]),
    { label: i18n._(tax.label), amount: money(vat_tax) },
    { label: t`Total`, amount: money(total) },
  ];
}

/** What became of the PDF: blocked, or not loaded. */
function PdfNotices({ pdf }: { pdf: ReturnType<typeof useInvoicePdf> }) {
  const { t, i18n } = useLingui();
  const messages = useInvoiceMessages();
  return (
    <>
      {pdf.isBlocked && (
        <Alert
          tone="warning"
          heading={t`The browser blocked the window`}
          actions={<Button size="small" onClick={pdf.save}>{t`Save PDF`}</Button>}
          onDismiss={pdf.dismiss}
        >
          {t`Allow popups for this page to open the PDF, or save it instead.`}
        </Alert>
      )}
      {pdf.failure && (
        <ErrorAlert
          heading={i18n._(messages.pdfFailed)}
          error={pdf.failure.error}
          onRetry={pdf.failure.retry}
          onDismiss={pdf.dismiss}
        />
      )}
    </>
  );
}

const paymentStatus = ({ status }: InvoiceTransaction) => <PaymentStatus status={status} />;

function PaymentStatus({ status }: Pick<InvoiceTransaction, 'status'>) {
  const { statusOf } = useInvoiceLabels();
  if (status === undefined) return unknownAmount;
  const { tone, label } = statusOf({ id: 0, status, due_date: null });
  return <StatusIndicator tone={tone}>{label}</StatusIndicator>;
}

const transactionId = ({ id, created_at }: InvoiceTransaction): string => `${id} ${created_at}`;

/** What was paid for the invoice. */
function Transactions({ rows }: { rows: readonly InvoiceTransaction[] }) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const { dateTime } = useTime();
  const columns: TableColumn<InvoiceTransaction>[] = [
    { id: 'date', header: t`Date`, width: '176px', cell: ({ created_at }) => dateTime(created_at) },
    { id: 'description', header: t`Description`, rowHeader: true, cell: ({ description }) => description },
    {
      id: 'status',
      header: t`Status`,
      width: '168px',
      cell: paymentStatus,
    },
    { id: 'amount', header: t`Amount`, align: 'end', width: '112px', cell: ({ amount }) => money(amount) },
  ];
  return (
    <Card heading={t`Transactions`} padding="none">
      <Table
        caption={t`Transactions`}
        columns={columns}
        rows={rows}
        getRowId={transactionId}
        variant="plain"
        empty={t`Nothing was paid yet.`}
      />
    </Card>
  );
}
