import { expect, test } from './harness.js';
import { accountNamed, addressesIn, rowOf } from './network.js';
import { choose, subtitle, toast } from './vms.js';

/** Reserved in Jõhvi and not assigned, in the demo scenario. */
const free = '185.14.96.30';
/** Assigned to the machine `web-1`. */
const taken = '185.14.96.21';

test('the list shows the addresses of all locations with what they are assigned to, and narrows them; one is created, with its price said before, and shown', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/');
  await page.getByRole('navigation').getByRole('link', { name: 'Network' }).click();
  await page.getByRole('tab', { name: 'IP addresses' }).click();
  await expect(page).toHaveURL(/\/network\/ip_address$/);
  await expect(page.getByRole('heading', { level: 1, name: 'IP addresses' })).toBeVisible();
  await page.getByRole('button', { name: /^View all/ }).click();
  await expect(rowOf(page, taken)).toContainText('web-1');
  await expect(rowOf(page, taken)).toContainText('Jõhvi');
  await expect(rowOf(page, taken)).toContainText('€2.40');

  await choose(page.getByRole('search'), /Assignment/, 'Not assigned');
  await expect(page).toHaveURL(/assigned=no/);
  await expect(page.getByRole('rowheader')).toHaveCount(3);
  await expect(rowOf(page, free)).toContainText('€3.20');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Search IP addresses' }).fill('gitlab');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'gitlab' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'gitlab' })).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'Create IP address' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create IP address' })).toBeVisible();
  await page.getByText('Tallinn', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('shop front');
  await choose(page, /Billing account/, 'Client project Saar');
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('€3.36');
  await expect(price).toContainText('While it is assigned it costs €2.52 per month.');
  await page.getByText('Show as API request').click();
  await expect(page.getByRole('main')).toContainText('/v1/tll/network/ip_addresses');
  await page.getByRole('button', { name: 'Create IP address' }).click();
  await expect(toast(page, 'The IP address is created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^185\.31\./ })).toBeVisible();
  await expect(subtitle(page, 'Name')).toHaveText('shop front');
  await expect(subtitle(page, 'Billing account')).toHaveText('Client project Saar');
  const created = (await addressesIn(site, 'tll')).find(({ name }) => name === 'shop front');
  expect(created).toMatchObject({
    assigned_to: null,
    billing_account_id: await accountNamed(site, 'Client project Saar'),
  });
});
