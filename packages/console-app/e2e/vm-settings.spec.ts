import type { BillingAccount } from '@livery/api/generated/types';
import { expect, hold, test } from './harness.js';
import { act, choose, dialogOf, subtitle, findVm, openVm, submitOf, toast } from './vms.js';

test('moves a machine to another billing account; a suspended one says why it cannot be', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'staging-web');
  const dialog = await act(page, 'Move to another billing account');
  await expect(dialog).toContainText('staging-web is charged to Client project Saar now');
  await submitOf(dialog).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByRole('button', { name: /Billing account/ }).click();
  const suspended = page.getByRole('option', { name: /Old agency account/ });
  await expect(suspended).toBeDisabled();
  await expect(suspended).toContainText('Suspended');
  await page.getByRole('option', { name: /Tamm & Partners/ }).click();
  await submitOf(dialog).click();
  await expect(toast(page, 'Moved staging-web to another billing account')).toBeVisible();
  await expect(subtitle(page, 'Billing account')).toHaveText('Tamm & Partners');
  expect((await findVm(site, 'staging-web')).billing_account).toBe(1201);
});

test('a billing account that is frozen, closed or too small says so, before the server does', async ({
  customer: page,
  site,
}) => {
  const [mine, other, old] = await site.call<BillingAccount[]>('/payment/billing_account/list');
  const accounts = [
    { ...mine },
    { ...other, title: 'Frozen one', restriction_level: 'FROZEN' },
    { ...old, title: 'Closed one', status: 'ACTIVE', restriction_level: 'TERMINATED' },
    { ...other, id: 1299, title: 'Small one', restriction_level: 'LIMITED' },
  ];
  await site.faults({ operationId: 'listBillingAccounts', body: accounts });
  await openVm(page, site, 'db-1');
  const dialog = await act(page, 'Move to another billing account');
  await dialog.getByRole('button', { name: /Billing account/ }).click();
  const says = async (account: string, reason: string) => {
    const option = page.getByRole('option', { name: account });
    await expect(option).toBeDisabled();
    await expect(option).toContainText(reason);
  };
  await says('Frozen one', 'Frozen: nothing new can be charged to it');
  await says('Closed one', 'Terminated: nothing can be charged to it');
  await says('Small one', 'More than your billing account may use');
});

test('a clone, a disk, a copy or an address that an account cannot be charged for says so, before the server does', async ({
  customer: page,
  site,
}) => {
  const { billing_account } = await findVm(site, 'db-1');
  const accounts = await site.call<BillingAccount[]>('/payment/billing_account/list');
  const withLevel = (restriction_level: string) =>
    accounts.map((one) => Object.assign(one, one.id === billing_account && { restriction_level }));
  const says = async (action: string, reason: string) => {
    const dialog = await act(page, action);
    const submit = submitOf(dialog);
    await expect(submit).toBeDisabled();
    await expect(submit).toHaveAccessibleDescription(reason);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  };
  await site.faults({ operationId: 'listBillingAccounts', body: withLevel('FROZEN') });
  await openVm(page, site, 'db-1');
  await says('Add disk', 'Frozen: nothing new can be charged to it');
  await says('Clone', 'Frozen: nothing new can be charged to it');
  await says('Take snapshot', 'Frozen: nothing new can be charged to it');
  await openVm(page, site, 'db-1', 'network');
  await page.getByRole('button', { name: 'Assign address' }).click();
  const assigning = dialogOf(page);
  await expect(submitOf(assigning)).toHaveAccessibleDescription('Frozen: nothing new can be charged to it');
  await choose(assigning, /Address/, /kept for the move/);
  await expect(submitOf(assigning)).toBeEnabled();
  await openVm(page, site, 'db-1', 'replicas');
  const backups = page.getByRole('switch', { name: 'Weekly backups' });
  await expect(backups).toBeChecked();
  await expect(backups).toBeEnabled();
  await openVm(page, site, 'db-2', 'replicas');
  await expect(backups).toBeDisabled();
  await expect(backups).toHaveAccessibleDescription(/Frozen: nothing new can be charged to it/);
  await openVm(page, site, 'db-1');
  await site.faults({ operationId: 'listBillingAccounts', body: withLevel('LIMITED') });
  await page.reload();
  await says('Clone', 'More than your billing account may use');
});

test('a new name shows at once; one that is refused goes back, and the typed one stays for another try', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'api', 'settings');
  await site.faults({ operationId: 'updateVm', status: 500, times: 1 });
  const release = await hold(page, '/user-resource/vm');
  await page.getByRole('textbox', { name: 'Name' }).fill('bookings');
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'bookings' })).toBeVisible();
  expect((await findVm(site, 'api')).name).toBe('api');
  release();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to update virtual machine' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'api' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('bookings');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'bookings' })).toBeVisible();
  await expect(toast(page, 'Renamed the virtual machine')).toBeVisible();
  await expect(alert).toBeHidden();
  await expect(page).toHaveTitle(/^bookings \|/);
  expect((await findVm(site, 'bookings')).hostname).toBe('api');
});

test('a long name without a gap is broken, and leaves the buttons where they are', async ({ customer: page, site }) => {
  await openVm(page, site, 'db-2', 'settings');
  await page.getByRole('textbox', { name: 'Name' }).fill('W'.repeat(64));
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'W'.repeat(64) })).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
  }
  const dialog = await act(page, 'Clone');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(`${'W'.repeat(58)}-clone`);
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
});
