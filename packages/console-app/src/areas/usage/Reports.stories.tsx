import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, waitFor, within } from 'storybook/test';
import { pass } from '#stories/acting.js';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Reports and credit history', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const CreditHistory = screenStory(
  { path: '/billing/credit-history', playsWideOnly: true },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'About the balance' })).toHaveAccessibleDescription(
      'The credit right after the entry. Costs that are not billed yet are not taken off.',
    );
    const table = within(await canvas.findByRole('table', { name: t`Credit history` }));
    const [, latest] = await table.findAllByRole('row', { name: /€/ });
    await expect(latest).toBeVisible();
    // The latest balance is the credit of now.
    await expect((await canvas.findAllByText('€3,412.60')).length).toBe(2);
  },
);

const change = { billing_account_id: 1201, amount: 5, created_at: '2025-03-01 10:00:00' };

/** A number that is no invoice's leads nowhere, and who made a change is told only where the server says it. */
export const CreditOfUnknownOrigin = screenStory(
  {
    path: '/billing/credit-history?account=1201',
    playsWideOnly: true,
    faults: [
      {
        operationId: 'listCreditHistory',
        body: [
          { ...change, id: 1, description: 'Correction', reference: '20259999' },
          { ...change, id: 2, description: 'Promotion', reference: null, acting_user_id: null },
          { ...change, id: 3, description: 'Top-up', reference: null, acting_user_id: 78 },
        ],
        times: 99,
      },
    ],
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Correction/ })).toHaveTextContent(/20259999\D*—/);
    await expect(canvas.queryByRole('link', { name: '20259999' })).toBeNull();
    await expect(canvas.getByRole('row', { name: /Promotion/ })).toHaveTextContent(t`Owner or provider`);
    await expect(canvas.getByRole('row', { name: /Top-up/ })).toHaveTextContent(/78/);
  },
);

/** Without ids and times the order is the provider's, and changes that are alike have each their own balance. */
export const CreditWithoutIds = screenStory(
  {
    path: '/billing/credit-history?account=1201',
    playsWideOnly: true,
    faults: [
      {
        operationId: 'listCreditHistory',
        body: ['Referral', 'Top-up', 'Referral'].map((description) => ({
          billing_account_id: 1201,
          amount: 5,
          description,
          reference: null,
        })),
        times: 99,
      },
    ],
  },
  async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: t`Credit history` }));
    await table.findByRole('row', { name: /Top-up.*€3,407\.60/ });
    const rows = table.getAllByRole('row', { name: /€/ }).map(({ textContent }) => textContent);
    await expect(rows.map((text) => /Referral|Top-up/.exec(text ?? '')?.[0])).toEqual([
      'Referral',
      'Top-up',
      'Referral',
    ]);
    await expect(rows.map((text) => /€3,4\d\d\.60/.exec(text ?? '')?.[0])).toEqual([
      '€3,412.60',
      '€3,407.60',
      '€3,402.60',
    ]);
  },
);

/** A change that came after the credit was read last: what there was after it is not guessed from that. */
export const CreditReadBefore = screenStory(
  { path: '/billing/credit-history?account=1201', playsWideOnly: true },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('€3,412.60')).toHaveLength(2));
    const latest = { ...change, id: 90_001, created_at: '2025-03-14 12:01:00', reference: null, acting_user_id: null };
    await site.setFaults([
      { operationId: 'listBillingAccounts', status: 500, times: 99 },
      { operationId: 'listCreditHistory', body: [{ ...latest, description: 'Automatic top-up' }], times: 99 },
    ]);
    await pass(site, 120);
    await expect(await canvas.findByRole('row', { name: /Automatic top-up/ })).toHaveTextContent(/€5\.00\s*—/);
    await site.setFaults([
      { operationId: 'listCreditHistory', body: [{ ...latest, description: 'Automatic top-up' }], times: 99 },
    ]);
    await pass(site, 120);
    await waitFor(
      () => expect(canvas.getByRole('row', { name: /Automatic top-up/ })).toHaveTextContent(/€5\.00\s*€3,412\.60/),
      { timeout: 10_000 },
    );
  },
);

export const CreditOfOneMonth = screenStory(
  { path: '/billing/credit-history?period=2025-02-01..2025-02-28' },
  async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: t`Credit history` }));
    await expect((await table.findAllByRole('row')).length).toBeLessThan(6);
  },
);

export const CreditNotLoaded = screenStory(
  { path: '/billing/credit-history', faults: [{ operationId: 'listCreditHistory', status: 500 }] },
  async ({ canvas }) => {
    await within(await canvas.findByRole('alert')).findByText(t`The credit history could not be loaded`);
  },
);

export const ByMonth = screenStory({ path: '/billing/reports', playsWideOnly: true }, async ({ canvas }) => {
  await canvas.findByRole('img', { name: new RegExp(t`Costs by month`) });
  await expect(within(canvas.getByRole('table', { name: t`Costs` })).getAllByRole('row')).toHaveLength(11);
});

/** What was billed is an amount of the site's currency, whatever prices are shown in. */
export const InTheCurrencyThatWasBilled = screenStory(
  {
    path: '/billing/reports',
    playsWideOnly: true,
    before({ storage }) {
      storage.displayCurrency.set('USD');
    },
  },
  async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: t`Costs` });
    await expect(table).toHaveTextContent(/€\d/);
    await expect(canvas.getByRole('main')).not.toHaveTextContent('$');
  },
);

export const ByKind = screenStory({ path: '/billing/reports?by=kind' }, async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: t`Costs` }));
  await table.findByText(t`Virtual machines`);
  await table.findByText(t`Buckets`);
});

/** While a list of what there is has not come, what is of none of the others is of no known kind, not of another one. */
export const ByKindNotKnown = screenStory(
  { path: '/billing/reports?by=kind', held: ['listBuckets'] },
  async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: t`Costs` }));
    await table.findByText(t`Virtual machines`);
    await expect(table.getByText(t`Unknown`)).toBeVisible();
    await expect(table.queryByText(t`Other`)).toBeNull();
  },
);

export const ByAccount = screenStory({ path: '/billing/reports?by=account' }, async ({ canvas }) => {
  const table = within(await canvas.findByRole('table', { name: t`Costs` }));
  await expect(await table.findByRole('row', { name: /Tamm & Partners/ })).toBeVisible();
});

export const NothingBilled = screenStory(
  { path: '/billing/reports?period=2020-01-01..2020-12-31' },
  async ({ canvas }) => {
    await canvas.findByText(t`Nothing was billed in this period.`);
  },
);

export const OneAccountFails = screenStory(
  {
    path: '/billing/reports?by=account',
    faults: [{ path: '/payment/invoice/list', status: 500, times: 1 }],
  },
  async ({ canvas }) => {
    await canvas.findByRole('alert');
    await canvas.findByRole('table', { name: t`Costs` });
    await expect(canvas.getByText(/^Without /)).toBeVisible();
  },
);

/** Costs that could not be read are not said to be none. */
export const AllAccountsFail = screenStory(
  { path: '/billing/reports', faults: [{ operationId: 'listInvoices', status: 500 }] },
  async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert')).length).toBeGreaterThan(0);
    await waitFor(() => expect(canvas.queryByText(t`Nothing was billed in this period.`)).toBeNull());
    await expect(canvas.queryByRole('table', { name: t`Costs` })).toBeNull();
  },
);
