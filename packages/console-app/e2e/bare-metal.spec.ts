import type { BareMetalLease } from '@livery/api/generated/types';
import { expect, test } from './harness.js';
import { choose, publicKey, subtitle, toast } from './vms.js';

test('the navigation leads to the leases of all locations, and the list narrows them; a machine is ordered at the price of its location and followed from pending to in use, with its access', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Bare metal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bare metal' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search bare-metal leases' }).fill('rocky');
  await expect(page.getByRole('rowheader')).toHaveText(['backups']);

  await page.getByRole('link', { name: 'Order bare-metal machine' }).click();
  const standard = page.getByRole('radio', { name: 'Standard', exact: true });
  await page.getByText('Standard', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '€219.00 per month' })).toBeVisible();
  await page.getByText('Tallinn', { exact: true }).click();
  await expect(standard).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '€229.95 per month' })).toBeVisible();
  await page.getByText('Ubuntu 24.04 LTS', { exact: true }).click();
  await page.getByRole('textbox', { name: 'SSH key' }).fill(publicKey);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('render');
  await choose(page, /Billing account/, /Saar/);
  await page.getByRole('button', { name: 'Order bare-metal machine' }).click();
  await expect(toast(page, 'render is ordered')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'render' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Configuring render' })).toBeVisible();
  const leases = await site.call<BareMetalLease[]>('/tll/metal/leases');
  expect(leases.find(({ display_name }) => display_name === 'render')).toMatchObject({
    status: 'pending',
    spec: 'standard',
    requested_os_id: 'ubuntu-24-04',
    public_key: publicKey,
    billing_account_id: 1202,
  });

  await site.advance(20);
  await expect(page.getByText('Configured as ordered, and charged until it is released.')).toBeVisible();
  await expect(subtitle(page, 'Sign in')).toContainText('ssh root@185.47.20.');
  await expect(subtitle(page, 'First password')).toHaveText('Not told: sign in with the SSH key');
});
