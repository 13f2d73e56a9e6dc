import type { LoadBalancer } from '@livery/api/generated/types';
import type { Page } from '@playwright/test';
import { expect, lose, test, type Site } from './harness.js';
import { accountNamed, addressesIn, findAddress, openAddress, rowOf, search } from './network.js';
import { act, changesSent, choose, dialogOf, subtitle, findVm, submitOf, toast, typeName } from './vms.js';

const heading = 'Load balancers';

const balancersIn = (site: Site, location: string) => site.call<LoadBalancer[]>(`/${location}/network/load_balancers`);

/** A load balancer of Jõhvi by its name. Throws when there is none. */
async function findBalancer(site: Site, name: string): Promise<LoadBalancer> {
  const found = (await balancersIn(site, 'jhv')).find(({ display_name }) => display_name === name);
  if (!found) throw new Error(`There is no load balancer "${name}".`);
  return found;
}

async function openBalancer(page: Page, site: Site, name: string): Promise<void> {
  await page.goto(`/app/network/load_balancer/jhv/${(await findBalancer(site, name)).uuid}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('the network leads to the load balancers of all locations, with ports, targets and price; one is created in one form: rules, targets, a public address, the price as it grows', async ({
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
  expect((await addressesIn(site, 'jhv')).find(({ assigned_to }) => assigned_to === made.uuid)).toMatchObject({
    assigned_to_resource_type: 'load_balancer',
  });
});

test('rules, a port once, and targets are added and removed on its page; a lost answer is not sent twice', async ({
  customer: page,
  site,
}) => {
  await openBalancer(page, site, 'client-sites');
  await page.getByRole('button', { name: 'Add forwarding rule' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('textbox', { name: 'Source port' }).fill('443');
  await dialog.getByRole('textbox', { name: 'Target port' }).fill('8443');
  await submitOf(dialog).click();
  await expect(dialog).toContainText('Another rule has port 443; a port is forwarded once');
  await dialog.getByRole('textbox', { name: 'Source port' }).fill('8443');
  await submitOf(dialog).click();
  await expect(toast(page, 'Added the rule to client-sites')).toBeVisible();
  const rules = page.getByRole('table', { name: 'Forwarding rules' });
  await expect(rules.getByRole('rowheader', { name: '8443' })).toBeVisible();
  await rules.getByRole('button', { name: 'Remove rule 80 → 80' }).click();
  await expect(dialog).toContainText('Connections to port 80 are refused from then on');
  await submitOf(dialog).click();
  await expect(toast(page, 'Removed the rule 80 → 80')).toBeVisible();
  await expect(rules.getByRole('rowheader', { name: '80', exact: true })).toBeHidden();
  const { forwarding_rules } = await findBalancer(site, 'client-sites');
  expect(forwarding_rules.map(({ source_port }) => source_port)).toEqual([443, 8443]);

  await page.getByRole('button', { name: 'Add target' }).click();
  await dialog.getByRole('combobox', { name: 'Virtual machine' }).fill('web-1');
  await expect(page.getByRole('option', { name: 'web-1' })).toContainText('It is a target already');
  await search(dialog, 'Virtual machine', 'api');
  await lose(page, '/network/load_balancers/*/targets');
  await submitOf(dialog).click();
  await dialog.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Added the target api')).toBeVisible();
  const targets = page.getByRole('table', { name: 'Targets' });
  await expect(targets.getByRole('row', { name: /api/ })).toContainText('10.12.0.7');
  await targets.getByRole('button', { name: 'Remove target web-1' }).click();
  await submitOf(dialog).click();
  await expect(toast(page, 'Removed the target web-1')).toBeVisible();
  await expect(targets.getByRole('link', { name: 'web-1' })).toBeHidden();
  expect((await findBalancer(site, 'client-sites')).targets).toHaveLength(2);
});

test('a rule is edited in its place: another port is added before the old one goes, the same one after', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);
  await openBalancer(page, site, 'client-sites');
  const rules = page.getByRole('table', { name: 'Forwarding rules' });
  const dialog = dialogOf(page);
  const edit = async (rule: string, field: string, value: string) => {
    await rules.getByRole('button', { name: `Edit rule ${rule}` }).click();
    await dialog.getByRole('textbox', { name: field }).fill(value);
    await page.keyboard.press('Tab');
  };
  await edit('80 → 80', 'Source port', '443');
  await expect(dialog).toContainText('The new rule is added before the old one is removed');
  await submitOf(dialog).click();
  await expect(dialog).toContainText('Another rule has port 443; a port is forwarded once');
  await dialog.getByRole('textbox', { name: 'Source port' }).fill('8081');
  await submitOf(dialog).click();
  await expect(toast(page, 'Changed the rule 80 → 80')).toBeVisible();
  await expect(rules.getByRole('button', { name: 'Edit rule 8081 → 80' })).toBeVisible();
  await expect(rules.getByRole('button', { name: 'Edit rule 80 → 80' })).toBeHidden();
  expect(sent.map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE']);

  await edit('8081 → 80', 'Target port', '8080');
  await expect(dialog).toContainText('The old rule is removed before the new one is added');
  await submitOf(dialog).click();
  await expect(rules.getByRole('button', { name: 'Edit rule 8081 → 8080' })).toBeVisible();
  expect(sent.map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE', 'DELETE', 'POST']);
});

test('a rule whose change fails half way is there again, or the dialog says what to do', async ({
  customer: page,
  site,
}) => {
  await openBalancer(page, site, 'client-sites');
  const rules = page.getByRole('table', { name: 'Forwarding rules' });
  const dialog = dialogOf(page);
  const forwarded = async () =>
    (await findBalancer(site, 'client-sites')).forwarding_rules.map(
      (rule) => `${rule.source_port} → ${rule.target_port}, ${rule.connection_limit}, ${rule.session_persistence}`,
    );
  const before = await forwarded();
  await rules.getByRole('button', { name: 'Edit rule 443 → 443' }).click();
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Nothing has changed');
  await dialog.getByRole('textbox', { name: 'Target port' }).fill('8443');
  await page.keyboard.press('Tab');
  await site.faults({ operationId: 'addForwardingRule', status: 500, times: 1 });
  await submitOf(dialog).click();
  await expect(dialog).toContainText('The rule 443 → 443 is there as it was before');
  expect((await forwarded()).toSorted()).toEqual(before.toSorted());

  await site.faults({ operationId: 'addForwardingRule', status: 500, times: 2 });
  await submitOf(dialog).click();
  await expect(dialog).toContainText('Port 443 is possibly not forwarded now');
  expect(await forwarded()).toEqual(before.filter((rule) => !rule.startsWith('443')));
  await dialog.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Changed the rule 443 → 443')).toBeVisible();
  expect(await forwarded()).toContain('443 → 8443, 10000, SOURCE_IP');

  await rules.getByRole('button', { name: 'Edit rule 443 → 8443' }).click();
  await dialog.getByRole('textbox', { name: 'Source port' }).fill('9443');
  await page.keyboard.press('Tab');
  await site.faults({ operationId: 'removeForwardingRule', status: 500, times: 1 });
  await submitOf(dialog).click();
  await expect(dialog).toContainText('Port 9443 is forwarded, and port 443 still is as well.');
  await dialog.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Changed the rule 443 → 8443')).toBeVisible();
  expect((await forwarded()).filter((rule) => rule.includes('443'))).toEqual(['9443 → 8443, 10000, SOURCE_IP']);
});

test('is renamed, moved to another billing account, and deleted by its name; its address stays reserved', async ({
  customer: page,
  site,
}) => {
  await openBalancer(page, site, 'client-sites');
  const dialog = await act(page, 'Rename');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('sites');
  await submitOf(dialog).click();
  await expect(page.getByRole('heading', { level: 1, name: 'sites' })).toBeVisible();
  await act(page, 'Move to another billing account');
  await choose(dialog, /Billing account/, 'Client project Saar');
  await submitOf(dialog).click();
  await expect(subtitle(page, 'Billing account')).toHaveText('Client project Saar');
  await expect(dialog).toBeHidden();
  const account = await accountNamed(site, 'Client project Saar');
  await expect.poll(async () => (await findBalancer(site, 'sites')).billing_account_id).toBe(account);

  await act(page, 'Delete');
  await expect(dialog).toContainText('185.14.96.32 stays reserved for you and is charged €3.20 a month');
  await typeName(dialog, 'sites');
  await submitOf(dialog).click();
  await expect(toast(page, 'Deleted sites')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await balancersIn(site, 'jhv')).toEqual([]);
  expect(await findAddress(site, 'jhv', '185.14.96.32')).toMatchObject({ assigned_to: null });
});

test('an address is assigned to a load balancer, and leads to its page', async ({ customer: page, site }) => {
  const free = '185.14.96.30';
  await openAddress(page, site, 'jhv', '185.14.96.32');
  await page.getByRole('button', { name: 'Unassign', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText('client-sites cannot be reached at 185.14.96.32 any more');
  await submitOf(dialog).click();
  await expect(subtitle(page, 'Assigned to')).toHaveText('Not assigned');
  await openAddress(page, site, 'jhv', free);
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await search(dialog, 'Assign to', 'client-sites');
  await submitOf(dialog).click();
  await expect(toast(page, `Assigned ${free} to client-sites`)).toBeVisible();
  await subtitle(page, 'Assigned to').getByRole('link', { name: 'client-sites' }).click();
  await expect(subtitle(page, 'Public IP address')).toContainText(free);
  expect(await findAddress(site, 'jhv', free)).toMatchObject({ assigned_to_resource_type: 'load_balancer' });
});
