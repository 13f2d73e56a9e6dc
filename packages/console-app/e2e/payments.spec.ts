import type { Page } from '@playwright/test';
import { expect, lose, test, type Site } from './harness.js';

interface Entry {
  amount: number;
  billing_account_id: number;
}

/** How many charges of an amount the ledger has. */
async function chargesOf(site: Site, amount: number): Promise<number> {
  const entries = await site.call<Entry[]>('/payment/credit/list');
  return entries.filter((entry) => entry.amount === amount && entry.billing_account_id === 1201).length;
}

/** Sums that nobody has topped up before. */
const amounts = [51.37, 52.37, 53.37, 54.37];
const [amount = 0] = amounts;
const added = '€51.37 of credit added';

async function fill(page: Page, method: string | RegExp, sum = amount): Promise<void> {
  await page.goto('/app/billing/top-up?account=1201');
  await page.getByRole('textbox', { name: 'Top-up amount' }).fill(String(sum));
  await page.getByRole('radio', { name: method }).check();
  // The total is the server's.
  await expect(page.getByRole('button', { name: /^Pay [€$]/ })).toBeEnabled();
}

async function pay(page: Page, method: string | RegExp, sum = amount): Promise<void> {
  await fill(page, method, sum);
  await page.getByRole('button', { name: /^Pay [€$]/ }).click();
}

/** Decides at the processor's own page, which leads back. */
async function decideAtPage(page: Page, decision: string): Promise<void> {
  await page.waitForURL('**/vendors/pay.livery.example/**');
  await page.getByRole('button', { name: decision, exact: true }).click();
}

const decideHere = (page: Page, decision: string): Promise<void> =>
  page.getByRole('button', { name: decision, exact: true }).click();

interface Link {
  method: string;
  /** What the person does after pressing Pay. */
  act: (page: Page) => Promise<void>;
  /** A window of its own is opened by the press. */
  opensWindow?: true;
}

/** Each link processor by where its payment goes on. */
const links: readonly [where: string, links: readonly Link[]][] = [
  [
    'in fields and wallets of the page',
    [
      {
        method: 'Online payment',
        async act(page) {
          await decideHere(page, 'Confirm payment');
          await decideHere(page, 'Pay');
        },
      },
      {
        method: 'Apple Pay and Google Pay',
        async act(page) {
          await decideHere(page, 'Pay with wallet');
          await decideHere(page, 'Pay');
        },
      },
      { method: 'Adyen: Card or wallet', act: (page) => decideHere(page, 'Pay') },
    ],
  ],
  [
    'at the page of the processor',
    ['Adyen: Bank transfer', 'Omise: Internet banking', 'SSLCommerz', 'ClicToPay'].map((method) => ({
      method,
      async act(page) {
        await decideAtPage(page, 'Pay');
        // What the processor has added to the address is out of it again.
        await expect(page).toHaveURL(/\/app\/payment_return\?payment=[\w-]+$/);
      },
    })),
  ],
  [
    'in a popup, in a window and by a code to scan',
    [
      { method: 'Duitku', act: (page) => decideHere(page, 'Pay') },
      { method: 'Razorpay', act: (page) => decideHere(page, 'Pay') },
      {
        method: 'Cryptocurrency',
        opensWindow: true,
        async act(page) {
          const opened = page.context().pages().at(-1);
          if (!opened || opened === page) throw new Error('No window was opened.');
          await decideAtPage(opened, 'Pay');
        },
      },
      {
        method: 'Omise: PromptPay (QR code)',
        async act(page) {
          const code = page.getByRole('img', { name: 'Code to pay with' });
          await expect(code).toBeVisible();
          await page.reload();
          const picture = await code.getAttribute('src');
          const telephone = await page.context().newPage();
          await telephone.goto(picture?.replace('/qr/', '/pay/').replace('.svg', '') ?? '');
          await decideHere(telephone, 'Pay');
        },
      },
    ],
  ],
];

for (const [where, processors] of links) {
  test(`credit is bought ${where}, once, and its end is shown`, async ({ customer: page, site }) => {
    for (const [index, { method, act, opensWindow }] of processors.entries())
      await test.step(method, async () => {
        const sum = amounts[index] ?? 0;
        await fill(page, method, sum);
        const opening = opensWindow ? page.waitForEvent('popup') : undefined;
        await page.getByRole('button', { name: /^Pay [€$]/ }).click();
        await opening;
        await act(page);
        await expect(page.getByText(`€${sum} of credit added`)).toBeVisible();
        expect(await chargesOf(site, sum)).toBe(1);
      });
    // A page that is loaded again shows the payment that was made, not a form that sends it again.
    const last = amounts[processors.length - 1] ?? 0;
    await page.reload();
    await expect(page.getByText(`€${last} of credit added`)).toBeVisible();
    expect(await chargesOf(site, last)).toBe(1);
  });
}

test('a payment that is cancelled or refused says so, and charges nothing; a charge whose answer was lost is looked for, never repeated', async ({
  customer: page,
  site,
}) => {
  await pay(page, 'SSLCommerz');
  await decideAtPage(page, 'Cancel');
  await expect(page.getByText('Top-up was cancelled')).toBeVisible();
  await pay(page, 'ClicToPay');
  await decideAtPage(page, 'Fail');
  const alert = page.getByRole('alert').filter({ hasText: 'Top-up error' });
  await expect(alert).toContainText('Insufficient funds');
  await pay(page, 'Duitku');
  await decideHere(page, 'Cancel');
  await expect(page.getByText('Top-up was cancelled')).toBeVisible();
  expect(await chargesOf(site, amount)).toBe(0);

  await fill(page, 'Visa 4242');
  await lose(page, 'payment/credit/buy');
  await page.getByRole('button', { name: /^Pay [€$]/ }).dblclick();
  await expect(page.getByText(added)).toBeVisible();
  expect(await chargesOf(site, amount)).toBe(1);
});

test('a payment that is confirmed after its tab was closed is told when the console is opened again', async ({
  customer: page,
  site,
}) => {
  await pay(page, 'SSLCommerz');
  await decideAtPage(page, 'Pay late');
  await expect(page.getByText('Waiting for the payment')).toBeVisible();
  const next = await page.context().newPage();
  await page.close();
  await site.advance(61);
  await next.addInitScript(() => localStorage.setItem('livery.apiKey', '"demo"'));
  await next.goto('/app/');
  await expect(next.getByText(added)).toBeVisible();
  expect(await chargesOf(site, amount)).toBe(1);
});

test('a card is added by Stripe, verified by an amount told before, and confirmed by the bank for each top-up', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/billing/payment-methods?add=stripe_creditcard&account=1201');
  await expect(page.getByText('To verify the card, €1.00 is charged and returned.')).toBeVisible();
  await page.getByLabel('Name on the card').fill('Mari Tamm');
  await page.getByLabel('Card number').fill('4000 0000 0000 32');
  await page.getByLabel('Expiry (MM/YY)').fill('09/29');
  await page.getByLabel('CVC').fill('1');
  await page.getByLabel('Card number').fill('4');
  await page.getByRole('button', { name: 'Add card' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Error adding payment method' });
  await expect(alert).toContainText('Your card number is incomplete');
  await page.getByLabel('Card number').fill('4000 0000 0000 3220');
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.waitForURL('**/vendors/pay.livery.example/bank/**');
  await decideHere(page, 'Confirm');
  await expect(page.getByText('The card is verified')).toBeVisible();
  await pay(page, /Visa 3220/);
  await decideHere(page, 'Confirm');
  await expect(page.getByText(added)).toBeVisible();
  expect(await chargesOf(site, amount)).toBe(1);
});

test('a card is added by Omise with its postal code, and a wallet by the window of the vault', async ({
  customer: page,
}) => {
  await page.goto('/app/billing/payment-methods?add=omise_creditcard&account=1201');
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByLabel('Name on the card').fill('Mari Tamm');
  await page.getByLabel('Card number').fill('3566 0020 2036 0505');
  await page.getByLabel('Expiry (MM/YY)').fill('09/29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Postal code').fill('51007');
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.waitForURL('**/vendors/pay.livery.example/bank/**');
  await decideHere(page, 'Confirm');
  await expect(page.getByText('The card is verified')).toBeVisible();
  await page.goto('/app/billing/payment-methods?add=paypal_vault&account=1201');
  const opening = page.waitForEvent('popup');
  await page.getByRole('group', { name: 'PayPal' }).getByRole('button', { name: 'PayPal' }).click();
  const opened = await opening;
  await opened.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Manage PayPal' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Manage JCB 0505' })).toBeVisible();
});
