import { expect, test } from './harness.js';
import { act, changesSent, dialogOf, openVm, submitOf, toast } from './vms.js';

test('the password changes only while the machine runs, and the reason is read out', async ({
  customer: page,
  site,
}) => {
  const sent = changesSent(page);
  await openVm(page, site, 'ci-runner', 'settings');
  const button = page.getByRole('tabpanel').getByRole('button', { name: 'Change password' });
  await button.focus();
  await expect(button).toHaveAccessibleDescription('Start the virtual machine to change its password');
  await button.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  expect(sent).toEqual([]);
});

test('changes the password, which has to keep the rules', async ({ customer: page, site }) => {
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
  await submitOf(dialog).click();
  await expect(toast(page, 'Changed the password of api')).toBeVisible();
  expect(sent).toEqual(['PATCH /jhv/user-resource/vm/user']);
});

test('a password never shows in the API request of its dialog', async ({ customer: page, site }) => {
  await openVm(page, site, 'api');
  const dialog = await act(page, 'Change password');
  await dialog.getByRole('textbox', { name: 'New password' }).fill('L0ngerPassword');
  await dialog.getByText('Show as API request').click();
  const request = dialog.getByRole('region', { name: 'API request' });
  await expect(request).toContainText('password=');
  await expect(request).toContainText('$PASSWORD');
  await expect(request).not.toContainText('L0ngerPassword');
});
