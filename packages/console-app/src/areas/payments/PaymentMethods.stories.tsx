import type { Meta } from '@storybook/react-vite';
import { drive } from '@livery/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  applyForInvoicePayment,
  listCards,
  saveLinkMethods,
  verifyCard,
} from '@livery/api/generated/operations/payments';
import { leaveRestoredFocus } from '#stories/acting.js';
import { holdCalls } from '#stories/calls.js';
import { screens, screenStory, site } from '#stories/screens.js';
import { withGlobal } from '#stories/withGlobal.js';

const meta = { ...screens, title: 'Screens/Payment methods', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** Every state of a saved payment method, by billing account. */
export const Methods = screenStory({ path: '/billing/payment-methods' }, async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByText('Visa 4242');
  await expect(canvas.getByText('Expired')).toBeVisible();
  await expect(canvas.getByText('Not verified')).toBeVisible();
  await expect(canvas.getByText('Mock card 0000')).toBeVisible();
});

/** A state that was not understood is none: nothing is said of it, nor led to a charge by it. */
export const StateUnknown = screenStory(
  {
    path: '/billing/payment-methods',
    faults: [
      {
        operationId: 'listCards',
        body: [
          {
            id: 301,
            billing_account_id: 1201,
            type: 'creditcard',
            is_primary: true,
            is_verified: 'yes',
            is_verification_pending: false,
            is_deleted: false,
            processor: { id: 1, is_active: true, keyword: 'stripe_creditcard' },
            additional_data: { brand: 'Visa', last4: '4242' },
          },
        ],
      },
    ],
  },
  async ({ canvas }) => {
    const card = (await canvas.findByText('Visa 4242')).closest('li');
    await expect(card).toHaveTextContent('Unknown');
    await expect(canvas.queryByRole('button', { name: 'Verify' })).toBeNull();
  },
);

/** Another one is charged first from then on; the mark moves once the server has said so. */
export const ChargedFirst = screenStory({ path: '/billing/payment-methods' }, async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage PayPal' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Make primary' }));
  await within(document.body).findByText('PayPal is primary now');
  await waitFor(async () => {
    const card = canvas.getByText('PayPal').closest('li');
    await expect(card).toHaveTextContent('Primary payment method');
  });
});

/** Says what a deletion means, and the method is gone. */
export const Deleted = screenStory({ path: '/billing/payment-methods' }, async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Manage Mastercard 4444' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
  const dialog = await within(document.body).findByRole('alertdialog');
  await expect(dialog).toHaveTextContent('To use it again you have to add it again.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByText('Mastercard 4444')).toBeNull());
});

/** Ways of the link processors that a top-up offers first. */
export const FavoriteWays = screenStory({ path: '/billing/payment-methods' }, async ({ canvasElement, userEvent }) => {
  const [section] = await within(canvasElement).findAllByRole('region', { name: 'Tamm & Partners' });
  const account = within(section ?? canvasElement);
  await userEvent.click(account.getByText('Favorite ways to pay online'));
  await userEvent.click(await account.findByRole('checkbox', { name: 'Omise: PromptPay (QR code)' }));
  await userEvent.click(account.getByRole('button', { name: 'Save' }));
  await within(document.body).findByText('Ways to pay saved');
});

/** What was ticked and not saved is asked about before it is lost, and kept by whoever stays. */
export const FavoriteWaysUnsaved = screenStory(
  { path: '/billing/payment-methods' },
  async ({ canvas, canvasElement, userEvent }) => {
    const account = within((await within(canvasElement).findAllByRole('region', { name: 'Tamm & Partners' }))[0]!);
    await userEvent.click(account.getByText('Favorite ways to pay online'));
    const way = await account.findByRole('checkbox', { name: 'Adyen: Bank transfer' });
    await userEvent.click(way);
    await userEvent.click(await canvas.findByRole('link', { name: 'Top up' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(way).toBeChecked();
  },
);

/** A key that two processors have is one way to keep, which names both. */
export const FavoriteWayOfTwo = screenStory(
  {
    path: '/billing/payment-methods',
    config: {
      paymentProcessors: [
        { type: 'link', name: 'Adyen', keyword: 'adyen', methods: [{ key: 'bank', name: 'Bank transfer' }] },
        { type: 'link', name: 'Omise', keyword: 'omise', methods: [{ key: 'bank', name: 'Internet banking' }] },
      ],
    },
  },
  async ({ canvas, userEvent }) => {
    const account = within((await canvas.findAllByRole('region', { name: 'Tamm & Partners' }))[0]!);
    await userEvent.click(account.getByText('Favorite ways to pay online'));
    const way = await account.findByRole('checkbox', { name: 'Adyen: Bank transfer, Omise: Internet banking' });
    await expect(account.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(way);
    await userEvent.click(account.getByRole('button', { name: 'Save' }));
    await screen.findByText('Ways to pay saved');
    await expect(site.changes.at(-1)?.form.getAll('method_ids[]')).toEqual(['bank']);
  },
);

/** What another tab has saved meanwhile is not overwritten unseen; what the site no longer offers is not sent. */
export const FavoriteWaysOfAnother = screenStory(
  {
    path: '/billing/payment-methods',
    async before({ api }) {
      await api.change(saveLinkMethods, { billing_account_id: 1201, method_ids: ['promptpay'] });
    },
  },
  async ({ canvasElement, userEvent }) => {
    const account = within((await within(canvasElement).findAllByRole('region', { name: 'Tamm & Partners' }))[0]!);
    await userEvent.click(account.getByText('Favorite ways to pay online'));
    await userEvent.click(await account.findByRole('checkbox', { name: 'Adyen: Bank transfer' }));
    await site.api.change(saveLinkMethods, { billing_account_id: 1201, method_ids: ['internet_banking'] });
    await userEvent.click(account.getByRole('button', { name: 'Save' }));
    const conflict = within(await account.findByRole('alert'));
    await expect(conflict.getByText('Somebody else has changed this meanwhile')).toBeVisible();
    await expect(conflict.getByText('Omise: Internet banking')).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: 'Replace theirs with yours' }));
    await screen.findByText('Ways to pay saved');
    await waitFor(() => expect(account.queryByText('Somebody else has changed this meanwhile')).toBeNull());
    await leaveRestoredFocus();
  },
);

/** Says before what a verification charges. */
export const Verification = screenStory({ path: '/billing/payment-methods' }, async ({ canvasElement, userEvent }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Verify' }));
  const dialog = await within(document.body).findByRole('dialog', { name: 'Verify American Express 0005' });
  await expect(dialog).toHaveTextContent('To verify the card, €1.00 is charged and returned.');
});

/** What the server did before it failed is not known: nothing is said to be charged or not. */
export const VerificationUnknown = screenStory(
  { path: '/billing/payment-methods', faults: [{ operationId: 'verifyCard', status: 500 }] },
  async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Verify' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Verify American Express/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Verify' }));
    await dialog.findByText('It is not known whether the card was verified');
  },
);

/** After a lost answer it is followed: what the server did shows as soon as it is known. */
export const VerificationFollowed = screenStory(
  {
    path: '/billing/payment-methods',
    faults: [{ operationId: 'verifyCard', network: true, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Verify American Express/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Verify' }));
    await dialog.findByText('The server did not answer');
    const cards = await site.api.read(listCards, {});
    const card = cards.find(({ additional_data }) => additional_data.last4 === '0005');
    const wanted = { payment_object_id: card?.id ?? 0, front_base_url: 'https://console.livery.example/app' };
    await site.api.change(verifyCard, { ...wanted, force_3ds: false });
    await dialog.findByText('The card is verified', {}, { timeout: 10_000 });
  },
);

/** A card by a processor that leaves the fields to the console, with a postal code. What is typed stays with another account, and is asked about before it is lost. */
export const OmiseCard = screenStory(
  { path: '/billing/payment-methods?add=omise_creditcard' },
  async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add card' }));
    await userEvent.type(canvas.getByLabelText(/Card number/), '4242');
    await expect(await canvas.findByText('Not a valid card number')).toBeVisible();
    await expect(canvas.getByLabelText(/Postal code/)).toBeVisible();
    await drive(userEvent, { root: canvasElement }).select('Billing account').choose('Client project Saar');
    await userEvent.click(await canvas.findByRole('link', { name: 'Top up' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByLabelText(/Card number/)).toHaveValue('4242');
  },
);

/** Omise, which takes every card. */
const takingOmise = {
  setPublicKey: () => undefined,
  createToken: (_kind: string, _card: object, done: (status: number, response: { id: string }) => void) =>
    done(200, { id: 'tokn_visa_4242_09_2028' }),
};

/** While a card is saved nothing else is chosen; whoever has gone elsewhere is offered the bank's page, and not taken there. */
export const LeftWhileSaving = screenStory(
  {
    path: '/billing/payment-methods?add=omise_creditcard',
    faults: [
      {
        operationId: 'verifyCard',
        body: {
          card: {
            id: 301,
            billing_account_id: 1201,
            type: 'creditcard',
            is_primary: false,
            is_verified: false,
            is_verification_pending: true,
            is_deleted: false,
            processor: { id: 1, is_active: true, keyword: 'omise_creditcard' },
            additional_data: { brand: 'Visa', last4: '4242' },
          },
          authorize_uri: 'https://bank.example/1',
          data_ref: 'ref_1',
        },
      },
    ],
    held: ['getPersistentData'],
    stays: true,
    playsWideOnly: true,
  },
  withGlobal('Omise', takingOmise, async ({ canvas, userEvent }) => {
    const release = holdCalls(site, '/card/verify');
    await userEvent.type(await canvas.findByLabelText(/Name on the card/), 'Mari Tamm');
    await userEvent.type(canvas.getByLabelText(/Card number/), '4242424242424242');
    await userEvent.type(canvas.getByLabelText(/Expiry/), '09/28');
    await userEvent.type(canvas.getByLabelText(/Security code/), '123');
    await userEvent.type(canvas.getByLabelText(/Postal code/), '51007');
    await userEvent.click(canvas.getByRole('button', { name: 'Add card' }));
    await canvas.findByText('Verifying the card…');
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'PayPal' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Compute' }));
    await canvas.findByRole('heading', { level: 1, name: 'Virtual machines' });
    release();
    await drive(userEvent).toasts().find('Confirm the card with your bank');
    await expect(await screen.findByRole('button', { name: 'Continue at the bank' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
  }),
);

/** Payment by invoice waits for an administrator. */
export const ByInvoice = screenStory(
  { path: '/billing/payment-methods?add=invoice' },
  async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply for payment by invoice' }));
    await canvas.findByText('Payment by invoice');
    await expect(canvas.getByText('Pending')).toBeVisible();
  },
);

/** What an administrator has not decided yet is not applied for again. */
export const ByInvoiceAlready = screenStory(
  {
    path: '/billing/payment-methods?add=invoice&account=1201',
    async before({ api }) {
      await api.change(applyForInvoicePayment, { billing_account_id: 1201 });
    },
  },
  async ({ canvas }) => {
    const apply = await canvas.findByRole('button', { name: 'Apply for payment by invoice' });
    await waitFor(() => expect(apply).toHaveAttribute('aria-disabled', 'true'));
    await expect(apply).toHaveAccessibleDescription('The application is being reviewed');
  },
);

/** The payment methods cannot be read. */
export const MethodsFail = screenStory(
  { path: '/billing/payment-methods', faults: [{ operationId: 'listCards', status: 500 }] },
  async ({ canvasElement }) => {
    await within(canvasElement).findByText('Failed to load the payment methods');
  },
);

/** The billing accounts cannot be read: the methods would belong to nobody. */
export const AccountsFail = screenStory(
  { path: '/billing/payment-methods?add=choose', faults: [{ operationId: 'listBillingAccounts', status: 500 }] },
  async ({ canvas }) => {
    const alert = (await canvas.findByText('Failed to load the billing accounts')).closest<HTMLElement>(
      '[role=alert]',
    )!;
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
);

/** Without a billing account there is nothing to save a method for. */
export const WithoutAccount = screenStory(
  { path: '/billing/payment-methods', faults: [{ operationId: 'listBillingAccounts', body: [] }] },
  async ({ canvas, userEvent }) => {
    await canvas.findByText('Payment methods belong to a billing account: create one first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add payment method' }));
    const card = within(await canvas.findByRole('region', { name: 'Add payment method' }));
    await expect(card.getByText('Payment methods belong to a billing account: create one first.')).toBeVisible();
  },
);

/** The vault's own code, which draws nothing. */
const emptyVault = { Buttons: () => ({ render: () => Promise.resolve(), close: () => Promise.resolve() }) };

/** What the server refuses is said in its words, and is no processor's code that does not come. */
export const VaultFails = screenStory(
  {
    path: '/billing/payment-methods?add=paypal_vault',
    faults: [{ operationId: 'getPaypalIdToken', status: 500, times: 1 }],
  },
  withGlobal('paypal', emptyVault, async ({ canvas, userEvent }) => {
    const alert = within(
      (await canvas.findByText('Adding payment method failed')).closest<HTMLElement>('[role=alert]')!,
    );
    await expect(canvas.queryByText('The code of the payment processor could not be loaded')).toBeNull();
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByText('Adding payment method failed')).toBeNull());
  }),
);

/** Before a wallet is saved in the vault it is said what verifying it charges. */
export const VaultVerification = screenStory(
  {
    path: '/billing/payment-methods?add=invoice',
    config: {
      paymentProcessors: [
        { type: 'invoice', name: 'Invoice', keyword: 'invoice' },
        { type: 'creditcard', name: 'PayPal', keyword: 'paypal_vault', verification_amount: 1 },
      ],
    },
  },
  withGlobal('paypal', emptyVault, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'PayPal' }));
    await canvas.findByText('To verify the card, €1.00 is charged and returned.');
  }),
);
