import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { listInvoices, listUsage, updateBillingAccount } from '@livery/api/generated/operations/billing';
import { applyForInvoicePayment } from '@livery/api/generated/operations/payments';
import { href } from '#shared/paths.js';
import { pass } from '#stories/acting.js';
import { screenStory, screens, site } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Invoices', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** For `path`: the page of the latest invoice with a status that an account has. */
const invoicePath =
  (account: number, status = 10, type = 'cloud_services') =>
  async (site: Site) => {
    const all = await site.api.read(listInvoices, { billing_account_id: account });
    const found = all.find((one) => one.status === status && one.type === type);
    return href('invoice', { id: String(found?.id) }, { account: String(account) });
  };

const showingDollars = ({ storage }: Site): void => {
  storage.displayCurrency.set('USD');
};

export const List = screenStory({ path: '/billing/invoices' }, async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: t`Invoices` }));
  await expect((await table.findAllByText(t`Cloud services`)).length).toBeGreaterThan(1);
  // The running one stands apart: each row has a number.
  await expect(table.queryByText(t`Not issued`)).toBeNull();
  const current = within(canvas.getByRole('region', { name: t`Current invoice` }));
  await expect(await current.findByText(t`Not issued`)).toBeVisible();
  await expect(await canvas.findByRole('button', { name: t`Apply for payment by invoice` })).toBeVisible();
});

export const OneType = screenStory({ path: '/billing/invoices?type=credit_topup' }, async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: t`Invoices` }));
  await table.findAllByText(t`Credit top-up`);
  await expect(table.queryByText(t`Cloud services`)).toBeNull();
});

export const Overdue = screenStory({ path: '/billing/invoices?account=1203&state=unpaid' }, async ({ canvas }) => {
  await canvas.findByText(t`Overdue`);
});

export const NothingIssued = screenStory({ path: '/billing/invoices', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByText(t`Your invoices will be here, one for each month.`);
});

export const NotLoaded = screenStory(
  { path: '/billing/invoices', faults: [{ operationId: 'listInvoices', status: 500 }] },
  async ({ canvas }) => {
    await within(await canvas.findByRole('alert')).findByText(t`The invoices could not be loaded`);
  },
);

/** A status and a type that nobody knows are shown as they came, and block nothing. */
export const UnknownValues = screenStory(
  {
    path: '/billing/invoices/7?account=1201',
    faults: [
      {
        operationId: 'listInvoices',
        body: [
          {
            id: 7,
            type: 'domain_names',
            status: 'written off',
            period_start: '2025-02-01 00:00:00',
            period_end: '2025-02-28 23:59:59',
            due_date: null,
            totals: { total: 12.2 },
            records_list: [],
            transaction_list: [],
          },
        ],
      },
    ],
  },
  async ({ canvas }) => {
    await canvas.findAllByText('written off');
    await canvas.findByText('domain_names');
    // A sum that did not come is a dash, never 0.
    await expect(canvas.getByText(t`Subtotal`).nextSibling).toHaveTextContent('—');
    await expect(canvas.getByRole('button', { name: t`Pay` })).toBeEnabled();
  },
);

export const Paid = screenStory({ path: invoicePath(1201) }, async ({ canvas }) => {
  await canvas.findByRole('table', { name: t`Items` });
  const paid = within(canvas.getByRole('table', { name: t`Transactions` }));
  await expect(paid.getByText(t`Paid`)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: t`Pay` })).toBeNull();
});

/** An address may name another billing account than the invoice is of. */
export const OfAnotherAccount = screenStory(
  { path: async (site) => (await invoicePath(1201)(site)).replace('account=1201', 'account=1203') },
  async ({ canvas }) => {
    await canvas.findByRole('table', { name: t`Items` });
    await expect(canvas.queryByRole('heading', { level: 1, name: t`Invoice not found` })).toBeNull();
  },
);

export const BlockedWindow = screenStory({ path: invoicePath(1201) }, async ({ canvas, userEvent }) => {
  using _open = spyOn(window, 'open').mockReturnValue(null);
  await userEvent.click(await canvas.findByRole('button', { name: t`Open PDF` }));
  await expect(await canvas.findByText(t`The browser blocked the window`)).toBeVisible();
});

export const PdfNotLoaded = screenStory(
  { path: invoicePath(1201), faults: [{ operationId: 'getInvoicePdf', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Save PDF` }));
    await expect(await canvas.findByText(t`The PDF of the invoice could not be loaded`)).toBeVisible();
  },
);

export const Running = screenStory({ path: '/billing/invoices/current' }, async ({ canvas }) => {
  await canvas.findByRole('table', { name: t`Items` });
  await expect(canvas.queryByRole('button', { name: t`Save PDF` })).toBeNull();
});

/** What is paid is said in the currency in which it is paid, whatever prices are shown in. */
export const PayingFromCredit = screenStory(
  { path: invoicePath(1205, 5), scenario: 'admin', before: showingDollars },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Pay` }));
    // What was issued is in the currency that is charged, the sheet below too.
    await expect(canvas.queryByText(/\$/)).toBeNull();
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(t`It is taken from the credit of the billing account.`);
    await expect(dialog.getAllByText(/€/).length).toBeGreaterThan(1);
    await expect(dialog.queryByText(/\$/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t`Pay invoice` }));
    await canvas.findAllByText(t`Paid`);
  },
);

export const InsufficientFunds = screenStory({ path: invoicePath(1203, 5) }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Pay` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t`Insufficient funds`);
  await userEvent.click(dialog.getByRole('button', { name: t`Pay invoice` }));
  // What the provider says, in the provider's words.
  await dialog.findByText(/Insufficient funds \[/);
});

/** Where nobody knows whether there is a payment method, nothing is said of what the invoice is paid from. */
export const PaymentMethodsNotLoaded = screenStory(
  {
    path: invoicePath(1203, 5),
    faults: [
      { operationId: 'listBillingAccounts', body: [{ id: 1203, title: 'Old agency account', credit_amount: 0 }] },
      { operationId: 'listCards', status: 500 },
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Pay` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText(t`Failed to load the payment methods`);
    await expect(dialog.queryByText(t`Insufficient funds`)).toBeNull();
    await expect(dialog.getByText(t`Primary payment method`).closest('div')).toHaveTextContent('—');
  },
);

/** The only payment method of an account without credit; whether it can be charged was not understood. */
const unclearCard = (facts: object) => [
  { operationId: 'listBillingAccounts' as const, body: [{ id: 1203, title: 'Old agency account', credit_amount: 0 }] },
  {
    operationId: 'listCards' as const,
    body: [
      {
        id: 301,
        billing_account_id: 1203,
        type: 'creditcard',
        is_primary: true,
        is_verified: true,
        is_verification_pending: false,
        is_deleted: false,
        processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
        additional_data: { brand: 'Visa', last4: '4242' },
        ...facts,
      },
    ],
  },
];

const saysNothingOfThePayment: Parameters<typeof screenStory>[1] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Pay` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText(t`Primary payment method`);
  await site.quiet();
  await expect(dialog.queryByText(t`Insufficient funds`)).toBeNull();
  await expect(dialog.queryByText(t`The credit is not enough: the primary payment method is charged.`)).toBeNull();
};

/** A payment method that was not understood is neither charged nor missing. */
export const PaymentMethodNotUnderstood = screenStory(
  { path: invoicePath(1203, 5), faults: unclearCard({ is_verified: 'yes' }) },
  saysNothingOfThePayment,
);

/** A payment method without a brand goes by what the site calls its processor, as everywhere. */
export const PaidWithoutBrand = screenStory(
  {
    path: invoicePath(1203, 5),
    faults: unclearCard({
      processor: { id: 3, is_active: true, keyword: 'paypal_vault' },
      additional_data: { brand: null, last4: null },
    }),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Pay` }));
    await within(await screen.findByRole('alertdialog')).findByText('PayPal');
  },
);

/** Nor is there none where nobody knows which is charged first. */
export const PrimaryNotUnderstood = screenStory(
  { path: invoicePath(1203, 5), faults: unclearCard({ is_primary: 'yes' }) },
  saysNothingOfThePayment,
);

/** Over a month the usage report, the running invoice and the issued one say the same to the cent. */
export const IssuedAfterTheMonth = screenStory(
  {
    path: '/billing/usage',
  },
  async ({ canvas, userEvent }) => {
    const ofAccount = { billing_account_id: 1201 };
    const { format } = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
    const issuedOrRunning = () => site.api.read(listInvoices, ofAccount);
    const running = async () => (await issuedOrRunning()).find(({ id }) => id === 'current');
    const entries = await site.api.read(listUsage, ofAccount);
    const sum = format(entries.reduce((all, { cost }) => all + cost, 0));
    const used = await canvas.findByRole('region', { name: t`This month so far` });
    await waitFor(() => expect(used).toHaveTextContent(sum));
    await userEvent.click(canvas.getByRole('tab', { name: t`Invoices` }));
    const current = () => canvas.findByRole('region', { name: t`Current invoice` });
    await waitFor(async () => expect(await current()).toHaveTextContent(sum));

    const end = Date.parse(`${String((await running())?.period_end).replace(' ', 'T')}Z`);
    site.advance(Math.floor((end - site.now()) / 1000));
    const last = await running();
    await pass(site, 3600);
    const begun = format((await running())?.totals.total_before_tax ?? Number.NaN);
    await waitFor(async () => expect(await current()).toHaveTextContent(begun));
    await expect(await current()).not.toHaveTextContent(sum);
    const issued = (await issuedOrRunning()).find(({ type, id }) => type === 'cloud_services' && id !== 'current');
    const difference = Number(issued?.totals.total) - Number(last?.totals.total);
    await expect(Math.abs(difference)).toBeLessThan(0.011);
    await userEvent.click(await canvas.findByRole('link', { name: String(issued?.id) }));
    const sheet = await canvas.findByRole('article');
    await expect(sheet).toHaveTextContent(format(issued?.totals.total ?? Number.NaN));
  },
);

export const NotFound = screenStory({ path: '/billing/invoices/1' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: t`Invoice not found` });
});

export const AppliedForInvoices = screenStory(
  { path: '/billing/invoices?account=1202' },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Apply for payment by invoice` }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: t`Apply` }));
    await canvas.findByText(t`Pending`);
  },
);

/** The reason why the billing account is suspended is none of the decline: the administrator gives none. */
export const DeclinedForInvoices = screenStory(
  {
    path: '/billing/invoices?account=1203',
    async before({ api, advance }) {
      await api.change(applyForInvoicePayment, { billing_account_id: 1203 });
      advance(3600);
    },
  },
  async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: t`Payment by invoice` }));
    await card.findByText(t`Declined or suspended`);
    await expect(card.getByText(t`An administrator has declined or suspended it. You may apply again.`)).toBeVisible();
    await expect(card.getByRole('button', { name: t`Apply for payment by invoice` })).toBeVisible();
  },
);

/** An application that was not understood is not declined. */
export const ApplicationNotUnderstood = screenStory(
  {
    path: '/billing/invoices?account=1203',
    faults: unclearCard({ type: 'paying_by_invoice', is_verified: 'yes' }),
  },
  async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: t`Payment by invoice` }));
    await card.findByText(t`Unknown`);
    await expect(card.queryByText(t`Declined or suspended`)).toBeNull();
    await expect(card.getByRole('button', { name: t`Apply for payment by invoice` })).toBeVisible();
  },
);

export const PaidByInvoice = screenStory(
  { path: '/billing/invoices?account=1205', scenario: 'admin' },
  async ({ canvas }) => {
    await canvas.findByText(t`Sent by email to ${{ email: 'billing@tamm-partners.example' }}.`);
  },
);

/** Whether invoices are sent was not understood: nothing is said of it. */
export const SendingNotUnderstood = screenStory(
  {
    path: '/billing/invoices?account=1201',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [
          { id: 1201, title: 'Tamm & Partners', status: 'ACTIVE', paying_by_invoice: true, send_invoice_email: 'yes' },
        ],
      },
    ],
  },
  async ({ canvas }) => {
    await canvas.findByText(t`What this billing account uses is paid by invoice, once a month.`);
    await expect(canvas.queryByText(t`Not sent by email: you find them here.`)).toBeNull();
  },
);

/** An empty text is no name: whoever is billed goes by the next one. */
export const BilledToAPerson = screenStory(
  {
    path: invoicePath(1201),
    async before({ api }) {
      await api.change(updateBillingAccount, {
        billing_account_id: 1201,
        company_name: '',
        customer_name: '',
        title: 'Household',
      });
    },
  },
  async ({ canvas }) => {
    await expect((await canvas.findByText(t`Billed to`)).parentElement).toHaveTextContent('Household');
  },
);

/** The name of the site is that of its logo. */
const named = (siteName: string) => async (site: Site) => {
  const order = new Request(`${site.origin}/sandbox/site`, { method: 'POST', body: JSON.stringify({ siteName }) });
  const response = await site.fetch(order);
  if (!response.ok) throw new Error(await response.text());
};

/** One reseller calls them orders, another the tax GST: data of their brands. */
export const Orders = {
  ...screenStory({ path: '/billing/invoices', before: named('Garnet') }, async ({ canvas, canvasElement }) => {
    await canvas.findByRole('table', { name: t`Orders` });
    await canvas.findByRole('tab', { name: t`Orders` });
    // A way to pay is called "by invoice" there too; what the provider writes names an invoice by its number.
    await canvas.findByRole('heading', { name: t`Payment by invoice` });
    await expect(canvasElement).not.toHaveTextContent(/(?<!by )invoice(?! \d)/i);
  }),
  globals: { theme: 'garnet' },
};

export const GoodsAndServicesTax = {
  ...screenStory({ path: invoicePath(1201), before: named('Kelp'), playsWideOnly: true }, async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: t`GST` });
  }),
  globals: { theme: 'kelp' },
};
