import type { LoadBalancer } from '@livery/api/generated/types';
import { expect, test, type Site } from './harness.js';
import { addressesIn, findAddress, rowOf, search } from './network.js';
import { act, subtitle, findVm, submitOf, toast, typeName } from './vms.js';

const heading = 'Load balancers';

/** A load balancer of Jõhvi by its name. Throws when there is none. */
async function findBalancer(site: Site, name: string): Promise<LoadBalancer> {
  const found = (await site.call<LoadBalancer[]>('/jhv/network/load_balancers')).find(
    ({ display_name }) => display_name === name,
  );
  if (!found) throw new Error(`There is no load balancer "${name}".`);
  return found;
}

test('the network leads to the load balancers of all locations, with ports, targets and price; one is created in one form: rules, targets, a public address, the price as it grows; deleted by its name, its address stays reserved', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/network');
  await page.getByRole('tab', { name: heading }).click();
  await expect(page).toHaveURL(/\/network\/load_balancer$/);
  const row = rowOf(page, 'client-sites');
  await expect(row).toContainText('443 → 443, 80 → 80');
  await expect(row).toContainText('10.12.0.20');
  await expect(row).toContainText('€9.00');
  await page.getByRole('searchbox', { name: 'Search load balancers' }).fill('8080');
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'intranet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'intranet' })).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'Create load balancer' }).click();
  const price = page.getByRole('region', { name: 'Price' });
  await expect(price).toContainText('€11.40');
  await page.getByRole('switch', { name: 'Public IPv4 address' }).click();
  await expect(price).toContainText('€9.00');
  await page.getByRole('switch', { name: 'Public IPv4 address' }).click();
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('textbox', { name: 'Source port' }).last().fill('25');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('button', { name: 'Remove rule 2' }).click();
  const second = page.getByRole('group', { name: 'Rule 2' });
  await second.getByRole('textbox', { name: 'Source port' }).fill('443');
  await second.getByRole('textbox', { name: 'Target port' }).fill('8080');
  await second.getByRole('textbox', { name: /Connection limit/ }).fill('500');
  await second.getByRole('switch', { name: 'Keep each client on one target' }).click();
  await page.getByRole('button', { name: 'Create load balancer' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/This field is required/);
  await expect(second).toContainText('Another rule has port 443; a port is forwarded once');
  await page.getByRole('textbox', { name: 'Name' }).fill('booking');
  await second.getByRole('textbox', { name: 'Source port' }).fill('8080');
  const machine = page.getByRole('combobox', { name: 'Add virtual machine' });
  await machine.fill('db-1');
  await expect(page.getByRole('option', { name: 'db-1' })).toContainText(
    'It is not in the private network of the load balancer',
  );
  await search(page.getByRole('main'), 'Add virtual machine', 'api');
  // Ready for the next one.
  await expect(page.getByText('Added the target api')).toBeAttached();
  await expect(machine).toHaveValue('');
  await expect(machine).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove target api' })).toBeVisible();
  await page.getByRole('button', { name: 'Create load balancer' }).click();
  await expect(toast(page, 'Created booking')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'booking' })).toBeVisible();
  await expect(subtitle(page, 'Public IP address')).toContainText('185.14.96.');
  const made = await findBalancer(site, 'booking');
  expect(made.forwarding_rules).toMatchObject([
    { source_port: 443, target_port: 443, connection_limit: null, session_persistence: null },
    { source_port: 8080, target_port: 8080, connection_limit: 500, session_persistence: 'SOURCE_IP' },
  ]);
  expect(made.targets).toMatchObject([{ target_type: 'vm', target_uuid: (await findVm(site, 'api')).uuid }]);
  const reserved = (await addressesIn(site, 'jhv')).find(({ assigned_to }) => assigned_to === made.uuid);
  expect(reserved).toMatchObject({ assigned_to_resource_type: 'load_balancer' });

  const dialog = await act(page, 'Delete');
  await expect(dialog).toContainText(`${reserved?.address} stays reserved for you and is charged €3.20 a month`);
  await typeName(dialog, 'booking');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted booking')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(findBalancer(site, 'booking')).rejects.toThrow('There is no load balancer');
  expect(await findAddress(site, 'jhv', reserved?.address ?? '')).toMatchObject({ assigned_to: null });
});
