import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import * as calls from '@livery/api/generated/operations/billing';
import { deleteCard } from '@livery/api/generated/operations/payments';
import type { BillingAccount, SiteConfig } from '@livery/api/generated/types';
import { expectFact, openTab } from '#stories/acting.js';
import { leaveDraft } from '#stories/leaveDraft.js';
import { screenStory, screens, site } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Billing accounts', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const ofSum = (label: string, card: HTMLElement) =>
  within(card).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

export const List = screenStory({ path: '/billing' }, async ({ canvas }) => {
  const row = (await canvas.findByRole('link', { name: 'Tamm & Partners' })).closest('tr')!;
  await expect(within(row).getByText(t`Default`)).toBeVisible();
  await expect(row).toHaveTextContent(/Active.*€906\.28.*€0\.00.*€2,506\.32/);
  const old = canvas.getByRole('link', { name: 'Old agency account' }).closest('tr')!;
  await expect(old).toHaveTextContent(/Suspended.*€18\.30/);
});

/** An account that is deleted is no account to do something with. */
export const WithADeletedOne = screenStory(
  {
    path: '/billing',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [
          { id: 1201, title: 'Acme', status: 'ACTIVE', restriction_level: 'CLEAR', is_deleted: false },
          { id: 1202, title: 'Closed years ago', status: 'ACTIVE', restriction_level: 'CLEAR', is_deleted: true },
        ],
      },
    ],
  },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Acme' });
    await expect(canvas.queryByText('Closed years ago')).toBeNull();
  },
);

/** What the account says of the month is what the usage report adds up to. */
export const Account = screenStory({ path: '/billing/account/1201' }, async ({ canvas, userEvent }) => {
  const card = await canvas.findByRole('region', { name: t`This month so far` });
  const entries = await site.api.read(calls.listUsage, { billing_account_id: 1201 });
  const used = entries.reduce((sum, { cost }) => sum + cost, 0);
  await expect(ofSum(t`Subtotal`, card)).toBe(`€${used.toFixed(2)}`);
  await expect(card.querySelectorAll('dd')).toHaveLength(8);
  await expect(ofSum(t`Credit left after these costs`, card)).toBe('€2,506.32');
  await canvas.findByText('Your credit lasts about 36 days with what runs now.');
  const topUp = canvas.getByRole('region', { name: t`Automatic top-up` });
  await expect(topUp).toHaveTextContent('Tops up by €500.00 when the credit is below €200.00.');
  await expect(canvas.getByRole('button', { name: t`Edit` })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: t`Top up` }));
  await canvas.findByRole('heading', { level: 1, name: t`Top up` });
});

export const Suspended = screenStory({ path: '/billing/account/1203' }, async ({ canvas }) => {
  await canvas.findByText(t`Suspended: nothing can be charged to it`);
  await expect(
    canvas.getByText(/^Reason: Unpaid invoice \d+\. Pay what is unpaid \(€18\.30\), or top up\.$/),
  ).toBeVisible();
  await expect(canvas.getByText(t`Days in debt`).parentElement).toHaveTextContent('64');
});

export const Limited = screenStory({ path: '/billing/account/1201', scenario: 'indebted' }, async ({ canvas }) => {
  await canvas.findByText('Limited: its machines may have 1 vCPU and 2 GB together');
  await canvas.findByText(/New and larger machines have to fit into its allowance\. (Pay|Top up)/);
  await canvas.findByText(t`Your credit is used up.`);
});

export const WaitsForValidation = screenStory(
  { path: '/billing/account/1204', scenario: 'admin' },
  async ({ canvas }) => {
    await canvas.findByText(t`Waits for validation: nothing can be charged to it yet`);
    await canvas.findByText(t`Nothing is charged to it now.`);
  },
);

export const Closed = screenStory({ path: '/billing/account/1206', scenario: 'admin' }, async ({ canvas }) => {
  await canvas.findByText(t`Closed: nothing can be charged to it`);
});

/** The page of an account of which the provider says something else than usual. */
const accountThat = (path: string, says: Partial<BillingAccount>, facts: readonly (readonly [string, string])[]) =>
  screenStory(
    { path, faults: [{ operationId: 'listBillingAccounts', body: [{ id: 1201, title: 'Tamm & Partners', ...says }] }] },
    async (context) => {
      for (const [label, value] of facts) await expectFact(context, label, value);
    },
  );

export const LastComputed = accountThat(
  '/billing/account/1201',
  { precalc_credit_amount: 67.41, precalc_days_in_debt: 3, precalc_ongoing: 16.79 },
  [
    ['Credit as last computed', '€67.41'],
    ['Costs as last computed', '€16.79'],
    ['Days in debt', '3'],
  ],
);

export const SetByTheProvider = accountThat(
  '/billing/account/1201?tab=details',
  {
    discount_percentage: 12.5,
    vat_percentage: 24,
    send_invoice_email: false,
    lang: 'et',
    reseller: 'Harbor Hosting',
    site: 'harbor',
    user_id: 4711,
  },
  [
    ['Discount in percent', '12.5'],
    ['VAT in percent', '24'],
    ['Invoices by email', 'No'],
    ['Billing language', 'Estonian'],
    ['Reseller', 'Harbor Hosting'],
    ['Site', 'harbor'],
    ['User', '4711'],
  ],
);

/** The tax and the integration id are called as the brand calls them. */
export const DetailsOfHarbor = {
  ...screenStory({ path: '/billing/account/1201?tab=details' }, async ({ canvas }) => {
    await canvas.findByText('Customer ID', { selector: 'dt' });
    await expect(canvas.getByRole('link', { name: /Register for one/ })).toBeVisible();
    await expect(canvas.queryByText('Integration ID')).toBeNull();
    await expect(canvas.getByText('Estonia')).toBeVisible();
  }),
  globals: { theme: 'harbor' },
};

export const DetailsOfKelp = {
  ...screenStory({ path: '/billing/account/1201?tab=details' }, async ({ canvas }) => {
    await canvas.findByText('GST number', { selector: 'dt' });
    await expect(canvas.getByText('Integration ID', { selector: 'dt' })).toBeVisible();
  }),
  globals: { theme: 'kelp' },
};

/** One reseller calls invoices orders, here too. */
export const DetailsOfGarnet = {
  ...screenStory({ path: '/billing/account/1201?tab=details' }, async ({ canvas }) => {
    await canvas.findByText('Billing language', { selector: 'dt' });
    await expect(canvas.getByText('Orders by email', { selector: 'dt' })).toBeVisible();
    await expect(canvas.queryByText(/^Invoices|of invoices$/)).toBeNull();
  }),
  globals: { theme: 'garnet' },
};

/** What is not billed yet is said without the word. */
export const TotalsOfGarnet = {
  ...screenStory({ path: '/billing/account/1201' }, async ({ canvas, canvasElement }) => {
    await canvas.findByText('Costs not billed yet', { selector: 'dt' });
    await expect(canvasElement).not.toHaveTextContent(/(?<!by )invoice(?! \d)/i);
  }),
  globals: { theme: 'garnet' },
};

export const NotFound = screenStory({ path: '/billing/account/9' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Billing account not found' });
});

export const InEstonian = {
  ...screenStory({ path: '/billing/account/1201' }, async ({ canvas }) => {
    await canvas.findByText('Krediiti jätkub umbes 36 päevaks, kui kõik jääb nii, nagu on.');
  }),
  globals: { language: 'et' },
};

/** What the summary of a form says is wrong, a line each. */
const linesOf = (summary: HTMLElement): (string | null)[] =>
  within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

/** What the default configuration requires is missing. */
export const CreateWithErrors = screenStory({ path: '/billing/create' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create billing account' }));
  await expect(linesOf(await canvas.findByRole('alert'))).toEqual([
    'Name of the billing account: This field is required',
    'Email: This field is required',
    'Phone: This field is required',
  ]);
});

/** A required country is found by its name; what is optional is marked. */
export const RequiredCountry = screenStory(
  {
    path: '/billing/create',
    config: {
      billingAccountFields: [
        { field: 'email', required: true, visible: true },
        { field: 'country', required: true, visible: true },
        { field: 'city', required: false, visible: true },
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^City\s*optional$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create billing account' }));
    await expect(linesOf(await canvas.findByRole('alert'))).toEqual([
      'Name of the billing account: This field is required',
      'Email: This field is required',
      'Country: This field is required',
    ]);
    await userEvent.click(canvas.getByRole('link', { name: /^Country/ }));
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(country).toHaveFocus());
    await userEvent.type(country, 'eston');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Estonia' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Country/ })).toBeNull());
  },
);

/** The site of the theme metal requires the email address alone, and validates by hand. */
export const CreateOnMetal = screenStory({ path: '/billing/create', scenario: 'metal' }, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name of the billing account' }), 'Metal farm');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'farm@metal.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Create billing account' }));
  await canvas.findByRole('heading', { level: 1, name: 'Metal farm' });
  const accounts = await site.api.read(calls.listBillingAccounts, {});
  await expect(accounts.find(({ title }) => title === 'Metal farm')).toMatchObject({ email: 'farm@metal.example' });
});

/** The code of a referral link is offered to a customer who opens it, and is gone once an account was made with it. */
export const CreateByReferral = screenStory(
  { path: '/billing/create?referral_code=LIIS22' },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Referral code/ })).toHaveValue('LIIS22');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name of the billing account' }), 'Friend');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'friend@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '+3725550101');
    await userEvent.click(canvas.getByRole('radio', { name: /By invoice/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create billing account' }));
    await canvas.findByRole('heading', { level: 1, name: 'Friend' });
    await canvas.findByText(/^Referral credit: €5\.44$/);
    await expect(site.storage.referralCode.get()).toBeUndefined();
  },
);

/** What was begun before the link was opened does not take its code away; a code that was not sent is kept. */
export const CreateByReferralLater = screenStory(
  {
    path: '/billing/create?referral_code=LIIS22',
    before: (site) => leaveDraft(site, 'billing_account', { texts: { title: 'Friend', referral_code: '' } }),
  },
  async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: /^Referral code/ });
    await expect(code).toHaveValue('LIIS22');
    await expect(canvas.getByRole('textbox', { name: 'Name of the billing account' })).toHaveValue('Friend');
    await userEvent.clear(code);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'friend@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '+3725550101');
    await userEvent.click(canvas.getByRole('button', { name: 'Create billing account' }));
    await canvas.findByRole('heading', { level: 1, name: 'Friend' });
    await expect(site.storage.referralCode.get()).toBe('LIIS22');
  },
);

export const DocumentRefused = screenStory({ path: '/billing/create' }, async ({ canvas, userEvent }) => {
  const input = await canvas.findByLabelText('Document', { selector: 'input' });
  const choose = userEvent.setup({ applyAccept: false });
  await choose.upload(input, new File(['x'], 'letter.docx'));
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(/^Choose a file of one of these types: pdf, png, jpg, jpeg/),
  );
  await choose.upload(input, new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'scan.pdf'));
  await waitFor(() => expect(input).toHaveAccessibleDescription(/^The file is larger than 2 MB/));
  await choose.upload(input, new File(['%PDF'], 'id-card.pdf'));
  await canvas.findByRole('button', { name: 'Remove id-card.pdf' });
  await expect(canvas.queryByText('The file is larger than 2 MB')).toBeNull();
});

/** What is handed in is sent with its name, and the name is all that is read of it afterwards. */
export const DocumentHandedIn = screenStory({ path: '/billing/account/1202/edit' }, async (context) => {
  const { canvas, userEvent } = context;
  const input = await canvas.findByLabelText('Document', { selector: 'input' });
  await userEvent.upload(input, new File(['%PDF'], 'id-card.pdf', { type: 'application/pdf' }));
  await canvas.findByRole('button', { name: 'Remove id-card.pdf' });
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await canvas.findByRole('heading', { level: 1, name: 'Client project Saar' });
  const sent = site.changes.at(-1);
  await expect(sent?.call).toBe('PUT /payment/billing_account');
  await expect(sent?.form.get('document')).toBe(btoa('%PDF'));
  await expect(sent?.form.get('document_name')).toBe('id-card.pdf');
  await openTab(context, /^Details/);
  await canvas.findByText('id-card.pdf');
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  await canvas.findByText('Handed in: id-card.pdf');
});

/** Of two files the one that was chosen last is kept, however long the other one takes to be read. */
export const DocumentChosenTwice = screenStory({ path: '/billing/create' }, async ({ canvas, userEvent }) => {
  const input = await canvas.findByLabelText('Document', { selector: 'input' });
  await userEvent.upload(input, new File([new Uint8Array(2 * 1024 * 1024)], 'scan.pdf'));
  await userEvent.upload(input, new File(['%PDF'], 'id-card.pdf'));
  await canvas.findByRole('button', { name: 'Remove id-card.pdf' });
  await expect(canvas.queryByRole('button', { name: 'Remove scan.pdf' })).toBeNull();
});

/** What a colleague has changed meanwhile is not overwritten; nothing is sent. */
export const EditedByTwo = screenStory({ path: '/billing/account/1202/edit' }, async ({ canvas, userEvent }) => {
  const city = await canvas.findByRole('textbox', { name: /^City/ });
  await site.api.change(calls.updateBillingAccount, { billing_account_id: 1202, city: 'Narva' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Tallinn');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await canvas.findByRole('alert');
  const accounts = await site.api.read(calls.listBillingAccounts, {});
  await expect(accounts.find(({ id }) => id === 1202)).toMatchObject({ city: 'Narva' });
});

export const Edited = screenStory({ path: '/billing/account/1202/edit' }, async ({ canvas, userEvent }) => {
  const city = await canvas.findByRole('textbox', { name: /^City/ });
  await site.api.change(calls.updateBillingAccount, { billing_account_id: 1202, county: 'Ida-Viru' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Narva');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await canvas.findByRole('heading', { level: 1, name: 'Client project Saar' });
  await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  const accounts = await site.api.read(calls.listBillingAccounts, {});
  await expect(accounts.find(({ id }) => id === 1202)).toMatchObject({ city: 'Narva', county: 'Ida-Viru' });
});

/** A country that is there can only be replaced. */
export const Emptied = screenStory(
  {
    path: '/billing/account/1202/edit',
    config: {
      billingAccountFields: [
        { field: 'email', required: true, visible: true },
        { field: 'country', required: false, visible: true },
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    const country = await canvas.findByRole('combobox', { name: /^Country(?! code)/ });
    await userEvent.clear(country);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(linesOf(await canvas.findByRole('alert'))).toEqual(['Country: A country can only be replaced']);
    await userEvent.type(country, 'finl');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Finland' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { level: 1, name: 'Client project Saar' });
    const accounts = await site.api.read(calls.listBillingAccounts, {});
    await expect(accounts.find(({ id }) => id === 1202)).toMatchObject({ country: 'FI' });
  },
);

/** A country and a language are chosen by their names; a code that nobody knows stays as it came. */
export const EditedCodes = screenStory(
  {
    path: '/billing/account/1202/edit',
    async before({ api }) {
      await api.change(calls.updateBillingAccount, { billing_account_id: 1202, country: 'QX' });
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('combobox', { name: /^Country(?! code)/ })).toHaveValue('QX');
    const language = canvas.getByRole('combobox', { name: /^Billing language/ });
    await userEvent.clear(language);
    await userEvent.type(language, 'eston');
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Estonian' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { level: 1, name: 'Client project Saar' });
    const accounts = await site.api.read(calls.listBillingAccounts, {});
    await expect(accounts.find(({ id }) => id === 1202)).toMatchObject({ country: 'QX', lang: 'et' });
  },
);

/** What is charged to an account is listed, and has to go first. */
export const DeleteInUse = screenStory({ path: '/billing/account/1202' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
  const page = within(document.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await page.findByRole('alertdialog', { name: 'Delete billing account' });
  await within(dialog).findByText(/resources are charged to it/);
  const resource = within(dialog).getByText('Bucket saar-launch');
  await waitFor(() => expect(resource).toBeVisible());
});

/** What is charged to an account is not known: it cannot be deleted by a guess. */
export const DeleteWithoutUsage = screenStory(
  { path: '/billing/account/1202', faults: [{ operationId: 'listUsage', status: 500 }] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete billing account' }));
    await dialog.findByText('What is charged to it could not be read');
    await expect(dialog.queryByText(/Nothing is charged to it/)).toBeNull();
  },
);

/** What was charged when it was last read, for how long the credit lasts, is no answer to what is charged now. */
export const DeleteByAnOldAnswer = screenStory({ path: '/billing/account/1202' }, async ({ canvas, userEvent }) => {
  await canvas.findByText(/^Your credit lasts/);
  await site.setFaults([{ operationId: 'listUsage', status: 500 }]);
  await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
  const page = within(document.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await page.findByRole('alertdialog', { name: 'Delete billing account' }));
  await dialog.findByText('What is charged to it could not be read');
  await expect(dialog.queryByText(/charged to it\. /)).toBeNull();
  await expect(dialog.queryByText('Bucket saar-launch')).toBeNull();
  await userEvent.type(dialog.getByRole('textbox'), 'Client project Saar');
  await expect(dialog.getByRole('button', { name: 'Delete billing account' })).toHaveAccessibleDescription(
    'What is charged to it is not known',
  );
});

/** What is not there any more has cost something this month, and holds nothing up. */
export const DeleteWhenAllIsGone = screenStory(
  {
    path: '/billing/account/1202',
    faults: [
      {
        operationId: 'listUsage',
        body: [{ hours: 10, price: 0, cost: 4.2, description: 'Virtual machine staging-web' }],
      },
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete billing account' }));
    await dialog.findByText(/Nothing is charged to it/);
    await expect(dialog.queryByText('Virtual machine staging-web')).toBeNull();
    await expect(dialog.getByRole('link', { name: 'save what you need' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/billing\/invoices\?account=1202$/),
    );
  },
);

/** What an account holds and owes was not understood: it is shown as unknown, and the account is not deleted by a guess. */
export const DeleteWithoutAmounts = screenStory(
  {
    path: '/billing/account/1202',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [
          { id: 1202, title: 'Client project Saar', status: 'ACTIVE', restriction_level: 'CLEAR', credit_amount: '10' },
        ],
      },
      { operationId: 'listUsage', body: [] },
    ],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete billing account' }));
    await dialog.findByText('— of credit');
    await dialog.findByText(/Nothing is charged to it/);
    await userEvent.type(dialog.getByRole('textbox'), 'Client project Saar');
    await expect(dialog.getByRole('button', { name: 'Delete billing account' })).toHaveAccessibleDescription(
      'What it holds or owes is not known',
    );
  },
);

/** The only account is the default one: nothing but the server decides whether it may go. */
export const DeleteTheLast = screenStory(
  { path: '/billing/account/1301', scenario: 'empty' },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete billing account' }));
    const [only] = await site.api.read(calls.listBillingAccounts, {});
    await userEvent.type(await dialog.findByRole('textbox'), only?.title ?? '');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete billing account' }));
    await waitFor(async () => expect(await site.api.read(calls.listBillingAccounts, {})).toEqual([]));
  },
);

export const InvalidCampaign = screenStory({ path: '/billing/account/1202' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use campaign code' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Campaign code' }), 'NOTHING');
  await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
  await dialog.findByText(/Invalid campaign\./);
});

/** A campaign with a requirement shows how far its top-up is. */
export const Campaign = screenStory({ path: '/billing/account/1203' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use campaign code' }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Campaign code' }), 'DOUBLE50');
  await userEvent.click(dialog.getByRole('button', { name: 'Activate' }));
  const meter = await canvas.findByRole('meter', { name: 'Campaign credit: €50.00' });
  await expect(meter).toHaveAttribute('aria-valuetext', '€0.00 of €50.00 topped up');
});

/** A condition that was not understood is not left out; what has been topped up is no 0 where the server does not say it. */
export const PromotionNotUnderstood = screenStory(
  {
    path: '/billing/account/1201',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [
          {
            id: 1201,
            title: 'Tamm & Partners',
            eligible_promotions: [
              { credit_type: 'signup_campaign', amount: 5, top_up_requirement: 'ten', top_up_done: 0 },
              { credit_type: 'referral_receiver', amount: 6, top_up_requirement: 50, top_up_done: null },
            ],
          },
        ],
      },
    ],
  },
  async ({ canvas }) => {
    await canvas.findByText('Campaign credit: €5.00');
    await expect(canvas.getByText('€0.00 of — topped up')).toBeVisible();
    await expect(canvas.getByText('— of €50.00 topped up')).toBeVisible();
  },
);

/** Without a verified payment method automatic top-up cannot be switched on. */
export const NoPaymentMethod = screenStory({ path: '/billing/account/1203' }, async ({ canvas, userEvent }) => {
  const card = await canvas.findByRole('region', { name: 'Automatic top-up' });
  await expect(card).toHaveTextContent('Verified payment method is missing');
  await userEvent.click(within(card).getByRole('button', { name: 'Change' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Automatic top-up' }));
  await userEvent.click(await dialog.findByRole('switch', { name: 'Top up automatically' }));
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
});

/** What the server does not say of an account is no claim: the list of payment methods says which one is charged first. */
export const WithoutDetails = screenStory(
  {
    path: '/billing/account/1201',
    faults: [{ operationId: 'listBillingAccounts', body: [{ id: 1201, title: 'Tamm & Partners' }] }],
  },
  async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Automatic top-up' });
    await expect(card).not.toHaveTextContent('Verified payment method is missing');
    await expect(card).toHaveTextContent('Unknown');
    await expect(card).not.toHaveTextContent('opped up by hand only');
    const notice = canvas.getByRole('region', { name: 'Low-balance notice' });
    await expect(notice).toHaveTextContent('Unknown');
    await expect(notice).not.toHaveTextContent('Nobody is told');
    const promotions = canvas.getByRole('region', { name: 'Promotions' });
    await expect(promotions).toHaveTextContent('Unknown');
    await expect(promotions).not.toHaveTextContent('There is no credit to get now');
    await expect(canvas.getByText('Can pay').closest('div')).toHaveTextContent('—');
    await expect(canvas.getByText('Days in debt').closest('div')).toHaveTextContent('—');
  },
);

/** What is set now was not understood: the dialogs claim nothing, and do not change it. */
export const SettingsNotUnderstood = screenStory(
  {
    path: '/billing/account/1201',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [
          {
            id: 1201,
            title: 'Tamm & Partners',
            is_recurring_payment_enabled: 'sometimes',
            low_balance_notice_settings: { threshold: 20, is_enabled: 'sometimes' },
          },
        ],
      },
    ],
  },
  async ({ canvas, userEvent }) => {
    for (const name of ['Automatic top-up', 'Low-balance notice']) {
      const card = await canvas.findByRole('region', { name });
      await userEvent.click(within(card).getByRole('button', { name: 'Change' }));
      const dialog = within(await within(document.body).findByRole('dialog', { name }));
      await dialog.findAllByText('What is set now is not known');
      await expect(dialog.queryByRole('switch')).toBeNull();
      await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
        'What is set now is not known',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    }
  },
);

/** With a card that has expired nothing is charged: the account says so, and automatic top-up cannot be set. */
export const ExpiredPaymentMethod = screenStory(
  {
    path: '/billing/account/1201',
    // The next one has expired.
    before: async ({ api }) => api.change(deleteCard, { payment_object_id: 301 }).then(() => undefined),
  },
  async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Automatic top-up' });
    await expect(card).toHaveTextContent('On, but nothing is charged');
    await expect(card).toHaveTextContent('The primary payment method has expired');
    await userEvent.click(within(card).getByRole('button', { name: 'Change' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Automatic top-up' }));
    await expect(await dialog.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
);

export const LowBalanceNotice = screenStory({ path: '/billing/account/1202' }, async ({ canvas, userEvent }) => {
  const card = await canvas.findByRole('region', { name: 'Low-balance notice' });
  await userEvent.click(within(card).getByRole('button', { name: 'Change' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Low-balance notice' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: /When the credit is below/ }), '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(card).toHaveTextContent('when the credit is below €40.00'));
});

/** The price of an order says what it makes of the credit, and leads to the prices of its location. */
export const RunwayOfOrder = screenStory({ path: '/network/create/load_balancer' }, async ({ canvas, userEvent }) => {
  await canvas.findByText(/^Your credit lasts about 36 days, also with this change\.$/);
  await userEvent.click(canvas.getByRole('radio', { name: /Tallinn/ }));
  await waitFor(() =>
    expect(canvas.getByRole('link', { name: 'Price list' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/billing\/price-list\?location=tll$/),
    ),
  );
});

const showingDollars = ({ storage }: Site): void => {
  storage.displayCurrency.set('USD');
};

/** What is entered is paid in the currency of the site, whatever prices are shown in. */
export const TopUpInTheCurrencyThatIsPaid = screenStory(
  {
    path: '/billing/account/1201',
    before: showingDollars,
  },
  async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('region', { name: 'Automatic top-up' });
    await expect(card).toHaveTextContent('Tops up by €500.00 when the credit is below €200.00.');
    await userEvent.click(within(card).getByRole('button', { name: 'Change' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Automatic top-up' }));
    await dialog.findByText('At least €13.00');
  },
);

/** What was invoiced is owed in the currency of the site, whatever prices are shown in. */
export const UnpaidInTheCurrencyThatIsPaid = screenStory(
  { path: '/billing/account/1203', before: showingDollars },
  async ({ canvas }) => {
    await canvas.findByText(/Pay what is unpaid \(€18\.30\), or top up\.$/);
    await expect(ofSum('Unpaid', canvas.getByRole('region', { name: 'Credit' }))).toBe('€18.30');
    await expect(ofSum('Total', canvas.getByRole('region', { name: 'This month so far' }))).toMatch(/^\$/);
  },
);

export const ListInDollars = screenStory({ path: '/billing', before: showingDollars }, async ({ canvas }) => {
  const old = (await canvas.findByRole('link', { name: 'Old agency account' })).closest('tr')!;
  await expect(old).toHaveTextContent(/Suspended.*\$.*€18\.30/);
});

/** Off is sent without threshold and amount, which stay as they were. */
export const TopUpOff = screenStory({ path: '/billing/account/1201' }, async ({ canvas, userEvent }) => {
  const card = await canvas.findByRole('region', { name: 'Automatic top-up' });
  await userEvent.click(within(card).getByRole('button', { name: 'Change' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Automatic top-up' }));
  await userEvent.click(await dialog.findByRole('switch', { name: 'Top up automatically' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(card).toHaveTextContent('Topped up by hand only.'));
  const accounts = await site.api.read(calls.listBillingAccounts, {});
  await expect(accounts.find(({ id }) => id === 1201)).toMatchObject({
    is_recurring_payment_enabled: false,
    recurring_payment_threshold: 200,
    recurring_payment_amount: 500,
  });
});

/** A site without automatic payments offers none. */
export const WithoutAutomaticTopUp = screenStory(
  { path: '/billing/account/1201', config: { recurringPaymentsEnabled: false }, playsWideOnly: true },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: 'Low-balance notice' });
    await expect(canvas.queryByRole('region', { name: 'Automatic top-up' })).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = within(await screen.findByRole('dialog'));
    await userEvent.type(palette.getByRole('combobox'), 'Set');
    await palette.findByRole('option', { name: /Set low-balance notice/ });
    await expect(palette.queryByRole('option', { name: /Set automatic top-up/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
);

/** What the site's configuration means for the first account is told before it is made. */
export const FirstAccount = screenStory(
  {
    path: '/billing/create',
    config: { manualBillingAccountValidation: true, allowDebt: true },
    faults: [{ operationId: 'listBillingAccounts', body: [] }],
  },
  async ({ canvas }) => {
    await canvas.findByText('If it is your first billing account, it begins with €22.00 of credit.');
    await expect(canvas.getByText(/^The provider validates new billing accounts by hand/)).toBeVisible();
    await expect(canvas.getByText('Its credit may go below zero.')).toBeVisible();
  },
);

/** Whoever has deleted the only account is promised nothing a second time. */
export const FirstAccountDeleted = screenStory(
  {
    path: '/billing/create',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [{ id: 1202, title: 'Closed years ago', status: 'ACTIVE', restriction_level: 'CLEAR', is_deleted: true }],
      },
    ],
  },
  async ({ canvas }) => {
    await canvas.findByText(/^Its credit is not meant to go below zero/);
    await site.quiet();
    await expect(canvas.queryByText(/begins with/)).toBeNull();
  },
);

export const MissingData = screenStory(
  {
    path: '/billing/account/1202',
    config: {
      billingAccountFields: [
        { field: 'customer_id_number', required: true, visible: true },
        { field: 'document', required: true, visible: true },
      ],
    },
  },
  async ({ canvas }) => {
    await canvas.findByText('Data missing');
    await expect(canvas.getByText('Personal identification code, Document')).toBeVisible();
  },
);

/** What the server said in another way than the contract has it is not missing. */
export const DataNotUnderstood = screenStory(
  {
    path: '/billing/account/1201',
    config: {
      billingAccountFields: [
        { field: 'post_index', required: true, visible: true },
        { field: 'city', required: true, visible: true },
      ],
    },
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [{ id: 1201, title: 'Tamm & Partners', post_index: 10115, city: '' }],
      },
    ],
  },
  async ({ canvas }) => {
    const notice = (await canvas.findByText('Data missing')).closest('[role=note], [role=status], section, div')!;
    await expect(canvas.getByText('City')).toBeVisible();
    await expect(notice).not.toHaveTextContent('Postal code');
  },
);

/** The page of an account in trouble on a site that leaves out what the notices would name. */
const noticeWithout = (config: Partial<SiteConfig>, account: Partial<BillingAccount>, text: string) =>
  screenStory(
    {
      path: '/billing/account/1201',
      config,
      faults: [
        {
          operationId: 'listBillingAccounts',
          body: [{ id: 1201, title: 'Tamm & Partners', status: 'ACTIVE', unpaid_amount: 0, ...account }],
        },
      ],
    },
    async ({ canvas }) => {
      await canvas.findByText(text);
    },
  );

export const LimitedWithoutFigures = noticeWithout(
  { limitedBillingAccountConfig: null },
  { restriction_level: 'LIMITED' },
  'Top up, or ask the provider what lifts it.',
);

export const SuspendedWithoutAddress = noticeWithout(
  { supportEmail: '' },
  { status: 'SUSPENDED', restriction_level: 'CLEAR' },
  'Ask the provider what is needed to use it again.',
);

export const ClosedWithoutAddress = noticeWithout(
  { supportEmail: '' },
  { restriction_level: 'TERMINATED' },
  'Use another one.',
);

/** What a frozen account refuses is said, and nothing of what becomes of what is charged to it. */
export const Frozen = noticeWithout(
  {},
  { restriction_level: 'FROZEN', unpaid_amount: 12 },
  'Pay what is unpaid (€12.00), or top up.',
);

/** Beside a level stands what it refuses, in the words of the choice of a billing account. */
export const RestrictionExplained = screenStory(
  {
    path: '/billing/account/1201?tab=details',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [{ id: 1201, title: 'Acme', status: 'ACTIVE', restriction_level: 'FROZEN' }],
      },
    ],
  },
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'About the restriction level' }),
    ).toHaveAccessibleDescription('Frozen: nothing new can be charged to it');
  },
);

export const MadeDefault = screenStory({ path: '/billing/account/1202' }, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Actions/ }));
  const page = within(document.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Make it the default' }));
  const dialog = within(await page.findByRole('alertdialog', { name: /Make Client project Saar the default/ }));
  await dialog.findByText(/no longer to Tamm & Partners/);
  await userEvent.click(dialog.getByRole('button', { name: 'Make it the default' }));
  await canvas.findByText('Default');
});

/** A level is a word of the provider's, whatever every object has by that name. */
export const UnknownRestriction = screenStory(
  {
    path: '/billing/account/1201?tab=details',
    faults: [
      {
        operationId: 'listBillingAccounts',
        body: [{ id: 1201, title: 'Acme', status: 'ACTIVE', restriction_level: 'constructor' }],
      },
    ],
  },
  async ({ canvas }) => {
    await expect(await canvas.findAllByText('constructor')).toHaveLength(2);
  },
);
