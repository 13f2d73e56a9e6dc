import type { ApiToken, BillingAccount, Vm } from '@livery/api/generated/types';
import { expect, signIn, test } from './harness.js';
import { choose, dialogOf, submitOf, toast } from './vms.js';

test('a restricted token is shown until it is copied, and reaches its billing account alone', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/access');
  await page.getByRole('link', { name: 'Create API token' }).click();
  await page.getByRole('textbox', { name: 'Description' }).fill('Nightly export');
  await choose(page, /Billing account$/, /Client project Saar/);
  await page.getByRole('checkbox', { name: 'Restricted' }).check();
  await page.getByRole('button', { name: 'Create API token' }).click();

  const dialog = page.getByRole('dialog', { name: 'API token created' });
  const key = await dialog.getByText(/^tk_[\da-f]{32}$/).innerText();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Copy it first and confirm that you have.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'I have copied it to a safe place' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Nightly export', level: 1 })).toBeVisible();
  await expect(page.getByText(key)).toBeHidden();
  // The form is one step of the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/access\/create\/api_token$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/access$/);
  await page.getByRole('link', { name: 'Nightly export' }).click();
  await expect(page.getByRole('heading', { name: 'Nightly export', level: 1 })).toBeVisible();

  const asProgram = { headers: { apikey: key } };
  const accounts = await site.call<BillingAccount[]>('/payment/billing_account/list', asProgram);
  expect(accounts.map(({ title }) => title)).toEqual(['Client project Saar']);
  const vms = await site.call<Vm[]>('/jhv/user-resource/vm/list', asProgram);
  expect(vms.every(({ billing_account }) => billing_account === accounts[0]?.id)).toBe(true);

  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialogOf(page).getByRole('textbox').fill('Nightly export');
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, 'Deleted Nightly export')).toBeVisible();
  const left = await site.call<ApiToken[]>('/user-resource/token/list');
  expect(left.map(({ description }) => description)).not.toContain('Nightly export');
});

test('who is invited accepts, acts as the owner under a strip, and returns to where it was started', async ({
  customer: page,
  browser,
  site,
  baseURL,
}) => {
  await page.goto('/app/access/delegation/32');
  await page.getByRole('button', { name: 'Invite' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Email address' }).fill('liis@northwind.example');
  await dialogOf(page).getByRole('radio', { name: '7 days' }).check();
  await submitOf(dialogOf(page)).click();
  await expect(page.getByRole('rowheader', { name: 'liis@northwind.example' })).toBeVisible();
  await expect(page.getByText('Pending')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.goto('/app/');
  await signIn(other, 'northwind');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Liis Põld' })).toBeVisible();
  await other.goto('/app/profile?from=journey');
  await other.getByRole('button', { name: /^Accept the invitation of mari@/ }).click();
  await expect(toast(other, 'Access invitation accepted')).toBeVisible();
  await other.getByRole('button', { name: /^Open account of mari@/ }).click();
  await expect(other).toHaveURL(/\/app\/$/);
  await expect(toast(other, 'Impersonation started')).toBeVisible();
  await expect(other.getByText('You are in the account of mari@tamm-partners.example')).toBeVisible();

  await other.goto('/app/compute');
  await expect(other.getByRole('rowheader').first()).toBeVisible();
  await expect(other.getByRole('rowheader', { name: 'crm' })).toBeHidden();
  await other.goto('/app/access/create/api_token');
  await other.getByRole('textbox', { name: 'Description' }).fill('A draft in the account of Mari');
  await other.getByRole('button', { name: 'Back to your account' }).click();
  const question = other.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(other).toHaveURL(/\/app\/profile\?from=journey$/);
  await expect(other.getByText('You are in the account of', { exact: false })).toBeHidden();
  await other.goto('/app/access/create/api_token');
  await expect(other.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  await other.goto('/app/compute');
  await expect(other.getByRole('rowheader', { name: 'crm' })).toBeVisible();

  await other.goto('/app/profile');
  await other.getByRole('button', { name: /^Open account of mari@/ }).click();
  await expect(other.getByText('You are in the account of mari@tamm-partners.example')).toBeVisible();
  await site.advance(8 * 24 * 60 * 60);
  // The first call that the server refuses ends it, on this page or on the one before.
  await other.goto('/app/compute', { waitUntil: 'commit' }).catch(() => undefined);
  await expect(toast(other, 'Your access to the account of mari@tamm-partners.example has ended')).toBeVisible();
  await expect(other.getByText('You are in the account of', { exact: false })).toBeHidden();
  await context.close();
});
