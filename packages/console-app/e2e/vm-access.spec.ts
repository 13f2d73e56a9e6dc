import { expect, test } from './harness.js';
import { act, changesSent, dialogOf, expectStatus, focusByKeyboard, openVm, stop, submitOf, toast } from './vms.js';

test('the password changes only while the machine runs, and the reason is read out', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'web-1', 'settings');
  const button = page.getByRole('tabpanel').getByRole('button', { name: 'Change password' });
  // Opened once, the dialog has loaded: if it could open again, it would at once.
  await button.click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await stop(page);
  await site.advance(10);
  await expectStatus(page, 'Stopped');

  const sent = changesSent(page);
  const reason = 'Start the virtual machine to change its password';
  await focusByKeyboard(button);
  await expect(button).toHaveAccessibleDescription(reason);
  await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
  await button.press('Enter');
  await expect(page.getByRole('tooltip', { name: reason })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test('changes the password, which has to keep the rules and never shows in the API request of its dialog', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);
  await openVm(page, site, 'api');
  const dialog = await act(page, 'Change password');
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toHaveValue('deploy');
  const password = dialog.getByRole('textbox', { name: 'New password' });
  await expect(password).toBeFocused();
  await password.fill('short1');
  await submitOf(dialog).click();
  await expect(password).toHaveAccessibleDescription(/Use at least 8 characters/);
  expect(sent).toEqual([]);

  await password.fill('L0ngerPassword');
  const rules = dialog.getByRole('list', { name: 'Rules of the password' }).getByRole('listitem');
  await expect(rules.filter({ hasText: 'kept' })).toHaveCount(4);
  await dialog.getByText('Show as API request').click();
  const request = dialog.getByRole('region', { name: 'API request' });
  await expect(request).toContainText('password=');
  await expect(request).toContainText('$PASSWORD');
  await expect(request).not.toContainText('L0ngerPassword');
  await submitOf(dialog).click();
  await expect(toast(page, 'Changed the password of api')).toBeVisible();
  expect(sent).toEqual(['PATCH /jhv/user-resource/vm/user']);
});
