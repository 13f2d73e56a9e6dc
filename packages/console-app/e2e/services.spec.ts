import { readFile } from 'node:fs/promises';
import type { ManagedService } from '@livery/api/generated/types';
import { expect, fastForwardUntil, test, type Site } from './harness.js';
import { accountNamed } from './network.js';
import { act, choose, expectStatus, submitOf, toast, typeName } from './vms.js';

const servicesOf = (site: Site): Promise<ManagedService[]> => site.call('/user-resource/service/packages');

test('the navigation leads to the services of all locations, and to a cluster, whose kubeconfig is a file; a database is ordered with its price said before, followed until it is active, and deleted by its name', async ({
  customer: page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Managed services' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await choose(page.getByRole('search'), /Service/, 'Kubernetes');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'apps', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'apps' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download kubeconfig' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('apps-kubeconfig.yaml');
  expect(await readFile(await file.path(), 'utf8')).toContain('kind: Config');
  await expect(page.getByText('kind: Config')).toBeHidden();

  await page.goBack();
  await page.getByRole('link', { name: 'Create managed service' }).click();
  await page.getByText('MariaDB', { exact: true }).click();
  await choose(page, /Version/, /10\.11/);
  await page.getByText('2 vCPU · 4 GB').click();
  await page.getByRole('radio', { name: '3 machines' }).check();
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('€78.60');
  await expect(price).toContainText('The last 7 daily backups are kept.');
  await page.getByRole('textbox', { name: 'Name' }).fill('shop');
  await choose(page, /Billing account/, 'Client project Saar');
  await page.getByRole('button', { name: 'Create managed service' }).click();
  await expect(toast(page, 'shop is being set up')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'shop' })).toBeVisible();
  await expectStatus(page, 'Requested');
  await expect(page.getByText('How to connect will be here as soon as the service is ready.')).toBeVisible();
  await site.advance(45);
  await fastForwardUntil(page, () => page.getByRole('region', { name: 'Connection URI' }).isVisible());
  await expectStatus(page, 'Active');
  await expect(page.getByRole('region', { name: 'Connection URI' })).toContainText(/mysql:\/\/admin@10\.12\./);
  expect((await servicesOf(site)).find((one) => one.display_name === 'shop')).toMatchObject({
    version: '10.11',
    is_multi_node: true,
    billing_account_id: await accountNamed(site, 'Client project Saar'),
  });

  const dialog = await act(page, 'Delete');
  await typeName(dialog, 'shop');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted shop')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Managed services' })).toBeVisible();
  await site.advance(5);
  expect((await servicesOf(site)).map((one) => one.display_name)).not.toContain('shop');
});
