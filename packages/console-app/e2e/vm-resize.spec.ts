import { expect, test } from './harness.js';
import {
  act,
  changesSent,
  dialogOf,
  expectStatus,
  subtitle,
  findVm,
  focusByKeyboard,
  openActions,
  openVm,
  stopped,
  submitOf,
  toast,
} from './vms.js';

test('a stopped machine is resized, with the price before and after', async ({ customer: page, site }) => {
  await stopped(site, 'staging-web');
  await openVm(page, site, 'staging-web');
  const dialog = await act(page, 'Resize');
  await expect(dialog.getByRole('radio', { name: '1 vCPU, 2 GB memory' })).toBeChecked();
  await submitOf(dialog).click();
  await expect(dialog.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription(
    'Choose another size than the present one',
  );
  await dialog.getByRole('radio', { name: '4 vCPU, 8 GB memory' }).check();
  const price = dialog.getByRole('status').filter({ hasText: 'Price now' });
  // In Tartu all is 5 % cheaper: 4.90 + 2 × 3.00 + 20 × 0.11 + 2.40 now, 4 × 4.90 + 8 × 3.00 + … then.
  await expect(price).toContainText('€14.73 per month');
  await expect(price).toContainText('€45.79 per month');
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(subtitle(page, 'vCPU')).toHaveText('4');
  await expect(subtitle(page, 'Memory')).toHaveText('8 GB');
  await expectStatus(page, 'Stopped');
  expect(await findVm(site, 'staging-web')).toMatchObject({ vcpu: 4, memory: 8192 });
});

test('a size beyond what the provider allows is refused, and no other is ordered in its place; a running machine cannot be resized, and the reason is read out', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'ci-runner');
  const dialog = await act(page, 'Resize');
  await dialog.getByRole('radio', { name: 'Custom size' }).check();
  const vcpu = dialog.getByRole('textbox', { name: 'vCPU' });
  const sent = changesSent(page);
  await vcpu.fill('64');
  await vcpu.press('Enter');
  await expect(vcpu).toHaveValue('64');
  await expect(vcpu).toHaveAccessibleDescription(/Enter at most 32/);
  expect(sent).toEqual([]);
  await vcpu.fill('3');
  await dialog.getByRole('textbox', { name: 'Memory' }).fill('5.5');
  await submitOf(dialog).click();
  await expect(dialog).toBeHidden();
  expect(await findVm(site, 'ci-runner')).toMatchObject({ vcpu: 3, memory: 5632 });

  await page.getByRole('tab', { name: 'Settings' }).click();
  const resize = page.getByRole('tabpanel').getByRole('button', { name: 'Resize' });
  // Opened once, the dialog has loaded: if it could open again, it would at once.
  await resize.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(toast(page, 'Starting ci-runner')).toBeVisible();
  await site.advance(6);
  await expectStatus(page, 'Running');

  sent.length = 0;
  await focusByKeyboard(resize);
  await expect(resize).toBeFocused();
  await expect(resize).toHaveAccessibleDescription('Stop the virtual machine to resize it');
  await expect(page.getByRole('tooltip', { name: 'Stop the virtual machine to resize it' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();

  const menu = await openActions(page);
  await expect(menu.getByRole('menuitem', { name: 'Resize' })).toHaveAccessibleName(
    'Resize Stop the virtual machine to resize it',
  );
  await expect(menu.getByRole('menuitem', { name: 'Resize' })).toBeDisabled();
  expect(sent).toEqual([]);
});

test('a limited billing account says what it does not allow, before the server does', async ({
  customer: page,
  site,
}) => {
  await site.reset('indebted');
  await stopped(site, 'staging-web');
  await openVm(page, site, 'staging-web');
  const dialog = await act(page, 'Resize');
  const large = dialog.getByRole('radio', { name: '4 vCPU, 8 GB memory' });
  await expect(large).toBeDisabled();
  await expect(large).toHaveAccessibleDescription(/More than your billing account may use/);
});

test('a suspended billing account does not keep a machine from being made smaller', async ({
  customer: page,
  site,
}) => {
  await site.reset('suspended');
  await openVm(page, site, 'staging-db');
  const dialog = await act(page, 'Resize');
  await expect(dialog.getByRole('radio', { name: '4 vCPU, 8 GB memory' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Custom size' }).check();
  await dialog.getByRole('textbox', { name: 'vCPU' }).fill('1');
  await dialog.getByRole('textbox', { name: 'Memory' }).fill('1');
  await submitOf(dialog).click();
  await expect(toast(page, 'Resized staging-db')).toBeVisible();
  expect(await findVm(site, 'staging-db')).toMatchObject({ vcpu: 1, memory: 1024 });
});
