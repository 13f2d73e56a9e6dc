import type { Meta } from '@storybook/react-vite';
import { drive } from '@livery/ui/testing';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { deleteCard, listCreditHistory } from '@livery/api/generated/operations/payments';
import type { PaymentRecord } from '#shared/storage.js';
import { pass, type PlayContext } from '#stories/acting.js';
import { holdCalls } from '#stories/calls.js';
import { leaveDraft } from '#stories/leaveDraft.js';
import type { Site } from '#stories/site.js';
import { screens, screenStory, site } from '#stories/screens.js';
import { withGlobal } from '#stories/withGlobal.js';

const meta = { ...screens, title: 'Screens/Payments', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const record = (facts: Partial<PaymentRecord>): PaymentRecord => ({
  id: 'payment-1',
  user: undefined,
  account: 1201,
  kind: 'link',
  processor: 'sslcommerz',
  amount: 50,
  final: { amount: 51.16, currency: 'EUR' },
  confirmedAt: Date.now(),
  state: 'done',
  knownEntries: [],
  ...facts,
});

/** Payments that this browser has confirmed before. */
const after =
  (...payments: readonly Partial<PaymentRecord>[]) =>
  ({ storage }: Site): void => {
    storage.payments.set(payments.map(record));
  };

/** Amount, fee, and the total that the server has worked out, in the currency that is charged. */
export const TopUp = screenStory({ path: '/billing/top-up' }, async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  const amount = await canvas.findByRole('textbox', { name: /Top-up amount/ });
  await userEvent.type(amount, '50');
  await canvas.findByRole('button', { name: 'Pay €51.16' });
  await userEvent.click(canvas.getByRole('radio', { name: 'Duitku' }));
  await canvas.findByRole('button', { name: 'Pay $54.26' });
  await expect(canvas.getByText(/It is charged in USD/)).toBeVisible();
});

/** What is entered is paid in the currency of the site, whatever prices are shown in. */
export const InTheCurrencyThatIsPaid = screenStory(
  {
    path: '/billing/top-up?amount=50',
    before({ storage }) {
      storage.displayCurrency.set('USD');
    },
  },
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pay €51.16' });
    await expect(canvas.getByText('At least €13.00')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: /Pay with/ })).toHaveTextContent('fee €');
    await expect(canvasElement.querySelector('form')).not.toHaveTextContent('$');
  },
);

/** A total that was not understood is none: nothing can be paid before it is known. */
export const TotalUnknown = screenStory(
  {
    path: '/billing/top-up?amount=50',
    faults: [{ operationId: 'getFinalTopupAmount', body: { final_amount: null }, times: 1 }],
  },
  async ({ canvas, userEvent }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('The total could not be worked out')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('button', { name: 'Pay €51.16' });
  },
);

/** The account that is asked for goes before the one that was left here earlier; what is chosen then stands. */
export const ForTheAccountAsked = screenStory(
  {
    path: '/billing/top-up?account=1202',
    before: (site) => leaveDraft(site, 'top_up', { account: '1201', amount: 50, method: null }),
  },
  async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /Top-up amount/ })).toHaveValue('50');
    const account = drive(userEvent, { root: canvasElement }).select('Billing account');
    await expect(account.value()).toBe('Client project Saar');
    await account.choose(/^Old agency account/);
    await expect(account.value()).toBe('Old agency account');
  },
);

/** A payment method that is deleted meanwhile is not replaced by another one: nothing is paid before one is chosen. */
export const MethodGoneMeanwhile = screenStory({ path: '/billing/top-up?amount=50' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Pay €51.16' });
  await expect(canvas.getByRole('radio', { name: 'Visa 4242' })).toBeChecked();
  await site.api.change(deleteCard, { payment_object_id: 301 });
  await pass(site, 120);
  await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Visa 4242' })).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await canvas.findByText('What you chose is no longer offered. Choose another one.');
  await expect(site.changes).toEqual([]);
  await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
  await canvas.findByRole('button', { name: /^Pay €/ });
  await expect(canvas.queryByText('What you chose is no longer offered. Choose another one.')).toBeNull();
});

/** A billing account that the address asks for and that is not there is not replaced by another one. */
export const AccountGone = screenStory(
  { path: '/billing/top-up?account=1299&amount=50' },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay' }));
    await canvas.findByText('What you chose is no longer offered. Choose another one.');
    await drive(userEvent, { root: canvasElement })
      .select('Billing account')
      .choose(/^Tamm & Partners/);
    await canvas.findByRole('button', { name: 'Pay €51.16' });
  },
);

/** Below the minimum nothing is sent. */
export const TooLittle = screenStory({ path: '/billing/top-up' }, async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /Top-up amount/ }), '5');
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await canvas.findByText('Amount is too low: enter at least €13.00');
});

/** A site whose minimum was not understood takes money all the same: the server decides. */
export const MinimumUnknown = screenStory(
  { path: '/billing/top-up', config: { minimumTopupAmount: Number.NaN } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Top-up amount/ }), '50');
    await canvas.findByRole('button', { name: 'Pay €51.16' });
    await expect(canvas.queryByText(/^At least/)).toBeNull();
  },
);

/** A promotion says what is missing for it. */
export const Promotion = screenStory({ path: '/billing/top-up', scenario: 'empty' }, async ({ canvasElement }) => {
  await within(canvasElement).findByText('€5.44 of credit on top, once you have topped up €11.33 more.');
});

/** The only account may get €5, once what it needs for that has been topped up. */
const promotionThatNeeds = (top_up_requirement: unknown, top_up_done?: unknown) => ({
  operationId: 'listBillingAccounts' as const,
  body: [
    {
      id: 1201,
      title: 'Tamm & Partners',
      eligible_promotions: [{ credit_type: 'signup_campaign', amount: 5, top_up_requirement, top_up_done }],
    },
  ],
});

/** A condition that was not understood is not left out. */
export const PromotionNotUnderstood = screenStory(
  {
    path: '/billing/top-up',
    faults: [promotionThatNeeds('ten')],
  },
  async ({ canvas }) => {
    await canvas.findByText('€5.00 of credit on top, once you have topped up — more.');
  },
);

/** One that asks for no top-up has no condition. */
export const PromotionWithoutCondition = screenStory(
  {
    path: '/billing/top-up',
    faults: [promotionThatNeeds(null)],
  },
  async ({ canvas }) => {
    await canvas.findByText('€5.00 of credit on top.');
  },
);

/** The only account may get €5 for each of some kinds of credit. */
const promotionsOf = (...kinds: readonly string[]) => ({
  operationId: 'listBillingAccounts' as const,
  body: [
    {
      id: 1201,
      title: 'Tamm & Partners',
      eligible_promotions: kinds.map((credit_type) => ({ credit_type, amount: 5, top_up_requirement: null })),
    },
  ],
});

/** Of several promotions, two of one kind, those that are left are shown when another has ended. */
export const PromotionsOfOneKind = screenStory(
  {
    path: '/billing/top-up',
    faults: [promotionsOf('first_free', 'signup_campaign', 'signup_campaign')],
  },
  async ({ canvas }) => {
    const shown = (count: number) =>
      waitFor(() => expect(canvas.getAllByText('€5.00 of credit on top.')).toHaveLength(count));
    await shown(3);
    await site.setFaults([promotionsOf('signup_campaign', 'signup_campaign')]);
    await pass(site, 3600);
    await shown(2);
  },
);

/** Back from the processor by the browser's Back, which shows the page as it was left: the payment is followed again. */
export const BackFromTheProcessor = screenStory(
  { path: '/billing/top-up?amount=50', stays: true },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'ClicToPay' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay €50.00' }));
    await canvas.findByText(/Opening the page of the payment processor…/);
    await waitFor(async () => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      await expect(canvas.queryByText(/Opening the page of the payment processor…/)).toBeNull();
    });
    await canvas.findByText('€50.00 of credit added');
  },
);

/** Whoever leaves the screen while a payment is under way is told of its end wherever they are by then, and charged once. */
export const ToldElsewhere = screenStory(
  {
    path: '/billing/top-up?amount=51.37',
    stays: true,
    playsWideOnly: true,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'ClicToPay' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay €51.37' }));
    await canvas.findByText(/Opening the page of the payment processor…/);
    await userEvent.click(canvas.getByRole('link', { name: 'Compute' }));
    await canvas.findByRole('heading', { level: 1, name: 'Virtual machines' });
    await screen.findByText(/€51\.37 of credit added$/, {}, { timeout: 10_000 });
    const entries = await site.api.read(listCreditHistory, {});
    await expect(entries.filter(({ amount }) => amount === 51.37)).toHaveLength(1);
  },
);

/** Pays, and goes to another screen before anything was sent: the look at the credit history before it is held until then. */
async function leaveWhilePaying({ canvas, userEvent }: PlayContext): Promise<void> {
  const pay = await canvas.findByRole('button', { name: 'Pay €51.16' });
  const release = holdCalls(site, '/payment/credit/list');
  await userEvent.click(pay);
  await canvas.findByRole('region', { name: 'Payment' });
  await userEvent.click(canvas.getByRole('link', { name: 'Compute' }));
  await canvas.findByRole('heading', { level: 1, name: 'Virtual machines' });
  release();
}

/** Whoever leaves before a payment is on record is told all the same what has to be done for it, and led back to it. */
export const LeftBeforeItWasSent = screenStory(
  {
    path: '/billing/top-up?amount=50',
    faults: [
      {
        operationId: 'buyCredit',
        body: { success: true, data: { authorize_uri: 'https://bank.example/1', data_ref: 'ref_1' } },
      },
    ],
    held: ['getPersistentData'],
    stays: true,
    playsWideOnly: true,
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await leaveWhilePaying(context);
    await drive(userEvent).toasts().find('A payment is not confirmed yet');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue at the processor' }));
    await canvas.findByText(/Opening the page of the payment processor…/);
  },
);

/** Nothing was sent: whoever has left by then is told that too. */
export const LeftBeforeItFailed = screenStory(
  {
    path: '/billing/top-up?amount=50',
    faults: [{ operationId: 'listCreditHistory', status: 500 }],
    playsWideOnly: true,
  },
  async (context) => {
    const { userEvent } = context;
    await leaveWhilePaying(context);
    await drive(userEvent).toasts().find('Top-up error');
    await expect(site.changes).toEqual([]);
  },
);

/** An address may ask for more decimals than the currency has: what the field shows is what is paid. */
export const AskedForHalfAYen = screenStory(
  { path: '/billing/top-up?amount=100.5', config: { siteCurrency: 'JPY' }, held: ['getLinkResult'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'ClicToPay' }));
    await expect(canvas.getByRole('textbox', { name: 'Top-up amount' })).toHaveValue('101');
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay ¥/ }));
    await waitFor(() => expect(site.changes.map(({ form }) => form.get('amount'))).toContain('101'));
  },
);

/** Where popups are blocked a note and a link offer the page of the processor. */
export const PopupBlocked = screenStory(
  {
    path: '/billing/top-up?amount=50',
    faults: [
      {
        operationId: 'sendLinkData',
        body: {
          success: true,
          error_msg: null,
          data: { identifier: 'pay_1', redirect_url: 'https://pay.example/checkout/1' },
        },
      },
    ],
    held: ['getLinkResult'],
  },
  async ({ canvas, userEvent }) => {
    using _open = spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Cryptocurrency' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay [€$]/ }));
    await canvas.findByText(/^Popups must be allowed for some payment methods\./);
    await expect(canvas.getByRole('link', { name: /^Open the page of the payment processor/ })).toHaveAttribute(
      'href',
      'https://pay.example/checkout/1',
    );
    await expect(canvas.getByRole('region', { name: 'Payment' })).toHaveFocus();
  },
);

/** Adyen, which refuses whatever is paid with it. */
const refusingAdyen = {
  AdyenCheckout: (options: object) => Promise.resolve(options),
  Dropin: class {
    static mounted = 0;
    constructor(private readonly options: { onPaymentFailed: (result: { resultCode: string }) => void }) {}
    mount() {
      refusingAdyen.Dropin.mounted += 1;
      this.options.onPaymentFailed({ resultCode: 'Refused' });
    }
    unmount() {}
  },
};

/**
 * The processor's own code says that it did not take the payment: only the server knows whether it was charged all the same.
 * Whoever comes back to it does not begin it again.
 */
export const DeclinedByTheProcessor = screenStory(
  { path: '/billing/top-up?amount=50' },
  withGlobal('AdyenWeb', refusingAdyen, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Adyen: Card or wallet' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay €/ }));
    await canvas.findByText('The processor did not take the payment');
    await expect(canvas.getByText('Refused')).toBeVisible();
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByText('A payment is not confirmed yet');
    await expect(await canvas.findByRole('radio', { name: 'Adyen: Card or wallet' })).toBeChecked();
    const { mounted } = refusingAdyen.Dropin;
    await userEvent.click(canvas.getByRole('link', { name: /^€50\.00, confirmed/ }));
    await canvas.findByText('The processor did not take the payment');
    await expect(refusingAdyen.Dropin.mounted).toBe(mounted);
  }),
);

/** Adyen, which waits for the person. */
const waitingAdyen = {
  AdyenCheckout: (options: object) => Promise.resolve(options),
  Dropin: class {
    mount(target: HTMLElement) {
      target.textContent = 'Adyen asks how to pay';
    }
    unmount() {}
  },
};

/** Whoever looks at something else in the console goes on with the payment where it was. */
export const ContinuedInTheConsole = screenStory(
  {
    path: '/billing/top-up?amount=50',
    held: ['getLinkResult', 'getPersistentData'],
    playsWideOnly: true,
  },
  withGlobal('AdyenWeb', waitingAdyen, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Adyen: Card or wallet' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay €/ }));
    await canvas.findByText('Adyen asks how to pay');
    await userEvent.click(canvas.getByRole('tab', { name: 'Payment methods' }));
    await canvas.findByRole('heading', { level: 1, name: 'Payment methods' });
    await userEvent.click(canvas.getByRole('tab', { name: 'Top up' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^€50\.00, confirmed/ }));
    await canvas.findByText('Adyen asks how to pay');
  }),
);

/** Duitku, of whose code a part is blocked. */
const blockedDuitku = {
  process() {
    throw new Error('Blocked');
  },
};

/** Where a blocker stops the processor's code, its own page and the way back to the form lead on. */
export const BlockedProcessor = screenStory(
  { path: '/billing/top-up?amount=50' },
  withGlobal('checkout', blockedDuitku, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Duitku' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay \$/ }));
    await canvas.findByText('The code of the payment processor could not be loaded');
    await expect(canvas.getByRole('link', { name: 'Pay on its own page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('textbox', { name: /Top-up amount/ })).toHaveValue('50');
  }),
);

const walletElement = {
  mount: () => undefined,
  destroy: () => undefined,
  on: (event: string, listener: (told: object) => void) => event === 'ready' && setTimeout(() => listener({})),
};

/** Stripe in a browser without a wallet: it draws nothing. */
const stripeWithoutWallet = () => ({ elements: () => ({ create: () => walletElement }) });

/** In a browser without a wallet there is nothing to press but the way to another payment method. */
export const WithoutWallet = screenStory(
  { path: '/billing/top-up?amount=50' },
  withGlobal('Stripe', stripeWithoutWallet, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Apple Pay and Google Pay' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Pay €/ }));
    await canvas.findByText(/This browser has no wallet to pay with/);
    await canvas.findByRole('button', { name: 'Try again' });
  }),
);

/** With a saved card the credit is there at once. */
export const PaidByCard = screenStory({ path: '/billing/top-up' }, async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /Top-up amount/ }), '50');
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay €51.16' }));
  await canvas.findByText('€50.00 of credit added');
});

/** A processor that the server does not reach. Another try begins with the account, the amount and the method that were refused. */
export const Refused = screenStory(
  {
    path: '/billing/top-up',
    faults: [
      { operationId: 'sendLinkData', body: { success: false, error_msg: 'Payment channel not available', data: null } },
    ],
  },
  async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const account = () => drive(userEvent, { root: canvasElement }).select('Billing account');
    await userEvent.type(await canvas.findByRole('textbox', { name: /Top-up amount/ }), '50');
    await account().choose(/^Client project Saar/);
    await userEvent.click(canvas.getByRole('radio', { name: 'ClicToPay' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay €50.00' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Top-up error');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment channel not available');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('textbox', { name: /Top-up amount/ })).toHaveValue('50');
    await expect(account().value()).toBe('Client project Saar');
    await expect(canvas.getByRole('radio', { name: 'ClicToPay' })).toBeChecked();
  },
);

/** Those whose end is not known are named before another is paid. */
export const Unconfirmed = screenStory(
  {
    path: '/billing/top-up',
    before: after(
      { state: 'open', identifier: 'pay_1' },
      { id: 'payment-2', state: 'missing', kind: 'card', card: 301, amount: 75 },
    ),
  },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('A payment is not confirmed yet');
    await canvas.findByRole('link', { name: /^€50\.00, confirmed/ });
    await canvas.findByRole('link', { name: /^€75\.00, confirmed/ });
  },
);

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** A code to pay with is there after a reload, and the page of a processor as long as the payment is open. */
export const OpenAfterReload = screenStory(
  {
    path: '/billing/top-up?payment=payment-1',
    before: after({
      state: 'open',
      identifier: 'pay_1',
      page: 'https://pay.example/checkout/1',
      picture,
    }),
    held: ['getLinkResult'],
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Code to pay with' })).toHaveAttribute('src', picture);
    await canvas.findByText('Asking the server…');
    await expect(canvas.getByRole('link', { name: 'Continue at the processor' })).toBeVisible();
  },
);

/** What the processor's own code asked is gone with the page that it stood in: nobody is left waiting, and another can be made. */
export const LostByReload = screenStory(
  {
    path: '/billing/top-up?payment=payment-1',
    before: after({ state: 'open', processor: 'stripe', method: 'link:stripe', identifier: 'pay_1' }),
    held: ['getLinkResult'],
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(/cannot be continued here/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('radio', { name: 'Online payment' })).toBeChecked();
    await canvas.findByText('A payment is not confirmed yet');
  },
);

/** Back from the processor: the credit is there. */
export const Returned = screenStory(
  { path: '/payment_return?payment=payment-1', before: after({}) },
  async ({ canvasElement }) => {
    await within(canvasElement).findByText('€50.00 of credit added');
  },
);

/** The logo is the site's there too. */
export const ReturnedToOwnLogo = screenStory(
  {
    path: '/payment_return?payment=payment-1',
    before: after({}),
    config: { siteName: 'Livery Cloud', logo: picture },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Livery Cloud' })).toHaveAttribute('src', picture);
    await canvas.findByText('€50.00 of credit added');
  },
);

/** A payment of another browser is not known in this one. */
export const ReturnedToAnotherBrowser = screenStory(
  {
    path: '/payment_return?payment=gone&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded',
    before: after({}),
  },
  async ({ canvas }) => {
    await canvas.findByText('This browser knows of no such payment');
    await expect(canvas.queryByText('€50.00 of credit added')).toBeNull();
  },
);

export const ReturnedLoggedOut = screenStory({ path: '/payment_return', signedIn: false }, async ({ canvas }) => {
  await canvas.findByText('You are logged out');
  await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
});

/** Back without having paid: what the server says of it, and the form with the same account and amount. */
export const ReturnedCancelled = screenStory(
  { path: '/payment_return?payment=payment-1', before: after({ state: 'cancelled', message: 'Cancelled in the app' }) },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Top-up was cancelled');
    await expect(canvas.getByText('Cancelled in the app')).toBeVisible();
    const again = canvas.getByRole('link', { name: 'Top up' });
    await expect(again).toHaveAttribute('href', expect.stringMatching(/\/top-up\?account=1201&amount=50$/));
  },
);

/** A status of the server's that the console does not know is shown as it came. */
export const ReturnedUnknownStatus = screenStory(
  {
    path: '/payment_return?payment=payment-1',
    before: after({ state: 'open', identifier: 'pay_1' }),
    faults: [{ operationId: 'getLinkResult', body: { status: 'under_review', message: 'A person looks at it' } }],
  },
  async ({ canvas }) => {
    await canvas.findByText('Status: under_review');
    await expect(canvas.getByText('A person looks at it')).toBeVisible();
    await expect(canvas.queryByText(/It takes longer than usual/)).toBeNull();
  },
);

/** Back from the bank without having confirmed the verification of a card. */
export const ReturnedFromTheBank = screenStory(
  {
    path: '/payment_return?payment=payment-1',
    before: after({
      state: 'open',
      kind: 'verification',
      card: 302,
      identifier: 'pay_1',
      isPersistent: true,
      isLeft: true,
    }),
  },
  async ({ canvas }) => {
    await canvas.findByText('The verification was cancelled');
    await expect(canvas.queryByText('Top-up was cancelled')).toBeNull();
  },
);

/** The bank has too little; the text is the server's. */
export const ReturnedFailed = screenStory(
  { path: '/payment_return?payment=payment-1', before: after({ state: 'failed', message: 'Insufficient funds' }) },
  async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Top-up error');
    await expect(alert).toHaveTextContent('Insufficient funds');
  },
);

/** No response came, and nothing was found: whom to write to. */
export const Missing = screenStory(
  { path: '/payment_return?payment=payment-1', before: after({ state: 'missing', kind: 'card', card: 301 }) },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('It is not known whether €50.00 was paid');
    await canvas.findByText('billing@livery.example');
  },
);
