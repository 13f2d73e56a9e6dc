import { expect, hold, test } from './harness.js';
import { change, changesSent, choose, dialogOf, subtitle, findVm, openVm, submitOf, toast } from './vms.js';

test('a VLAN waits for the interfaces, is one of 1 to 4094, is added to a private network once, and removed; interfaces that could not be loaded are not taken for none', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);

  const add = page.getByRole('button', { name: 'Add VLAN' });
  await site.faults({ operationId: 'listInterfacesOfVm', status: 500, times: 1 });
  const { uuid } = await findVm(site, 'web-1');
  const release = await hold(page, `/network/virtual-machines/${uuid}/interfaces`);
  await openVm(page, site, 'web-1', 'network');
  await expect(add).toHaveAccessibleDescription('Wait until the network interfaces have loaded');
  release();
  await expect(add).toHaveAccessibleDescription('The network interfaces could not be loaded');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await add.click();
  await expect(dialogOf(page)).toBeVisible();
  await expect(submitOf(dialogOf(page))).toHaveAccessibleDescription('');

  const dialog = dialogOf(page);
  await submitOf(dialog).click();
  await expect(dialog.getByText('This field is required')).toHaveCount(2);
  const tag = dialog.getByRole('textbox', { name: 'VLAN ID' });
  await tag.fill('4095');
  await submitOf(dialog).click();
  await expect(tag).toHaveAccessibleDescription(/Enter at most 4094/);
  expect(sent).toEqual([]);

  const interfaces = page.getByRole('table', { name: 'Network interfaces' });
  await expect(interfaces.getByRole('row')).toHaveCount(2);

  await choose(dialog, /Network/, /Databases/);
  await tag.fill('120');
  await submitOf(dialog).click();
  await expect(toast(page, 'Added a VLAN to web-1')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(interfaces.getByRole('row', { name: /VLAN 120/ })).toContainText('Databases');
  expect(sent).toHaveLength(1);

  await page.getByRole('button', { name: 'Add VLAN' }).click();
  await choose(dialog, /Network/, /Databases/);
  await tag.fill('120');
  await submitOf(dialog).click();
  await expect(tag).toHaveAccessibleDescription(/The interface has VLAN 120 already/);
  expect(sent).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Remove VLAN 120' }).click();
  await expect(dialog).toContainText('leaves the network of this VLAN');
  await submitOf(dialog).click();
  await expect(toast(page, 'Removed VLAN 120 from web-1')).toBeVisible();
  await expect(interfaces.getByRole('row')).toHaveCount(2);
});

test('reserves a public address for a machine and takes it away again', async ({ customer: page, site }) => {
  await openVm(page, site, 'accounting', 'network');
  await page.getByRole('button', { name: 'Assign address' }).click();
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, 'Assigned 185\\.31\\.\\S+ to accounting')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(subtitle(page, 'Public IPv4')).toContainText('185.31.');
  const address = (await findVm(site, 'accounting')).public_ipv4 ?? 'none';

  await page.getByRole('button', { name: 'Unassign' }).click();
  await expect(dialogOf(page)).toContainText(`accounting cannot be reached at ${address} any more`);
  await submitOf(dialogOf(page)).click();
  await expect(toast(page, `Unassigned ${address}`)).toBeVisible();
  await expect(subtitle(page, 'Public IPv4')).toHaveText('Not assigned');
  await expect(subtitle(page, 'Leads to')).toHaveCount(0);
  const addresses = await site.call<{ address: string; assigned_to: string | null }[]>('/tll/network/ip_addresses');
  expect(addresses.find((one) => one.address === address)).toMatchObject({ assigned_to: null });
});

test('assigns an address that is reserved already; a failed try does not reserve another', async ({
  customer: page,
  site,
}) => {
  const before = await site.call<{ address: string }[]>('/jhv/network/ip_addresses');
  await openVm(page, site, 'db-1', 'network');
  await site.faults({ operationId: 'assignIpAddress', status: 500, times: 1 });
  await page.getByRole('button', { name: 'Assign address' }).click();
  const dialog = dialogOf(page);
  await submitOf(dialog).click();
  const alert = dialog.getByRole('alert').filter({ hasText: 'Error performing action' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Assigned \\S+ to db-1')).toBeVisible();
  const after = await site.call<{ address: string }[]>('/jhv/network/ip_addresses');
  expect(after).toHaveLength(before.length + 1);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Unassign' }).click();
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Assign address' }).click();
  await expect(dialog.getByText('Price now')).toBeHidden();
  await choose(dialog, /Address/, /kept for the move/);
  // What is reserved is charged already.
  await expect(dialog.getByText('Price now')).toBeVisible();
  await submitOf(dialog).click();
  await expect(subtitle(page, 'Public IPv4')).toContainText('185.14.96.30');
  expect((await findVm(site, 'db-1')).public_ipv4).toBe('185.14.96.30');
});

test('an address that somebody else took in the meantime is refused in the dialog', async ({
  customer: page,
  site,
}) => {
  const other = await findVm(site, 'db-2');
  await openVm(page, site, 'db-1', 'network');
  await page.getByRole('button', { name: 'Assign address' }).click();
  const dialog = dialogOf(page);
  await choose(dialog, /Address/, /185\.14\.96\.30/);
  await change(site, 'POST', '/jhv/network/ip_addresses/185.14.96.30/assign', { private_ip: other.private_ipv4 ?? '' });
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('The IP address is assigned already; unassign it first');
  expect((await findVm(site, 'db-1')).public_ipv4).toBeNull();
});
