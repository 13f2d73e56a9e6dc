import { expect, lose, test } from './harness.js';
import { nameNewVm } from './vms.js';

test('a machine whose answer was lost may be there: the failure says so and leads to the list', async ({
  customer: page,
}) => {
  await page.goto('/app/compute/create');
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ngSecret');
  await nameNewVm(page, 'perhaps');
  await lose(page, '/user-resource/vm');
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'There was an error while creating your resource' });
  await expect(alert).toContainText('It may have been done all the same: look before you try again.');
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeVisible();
  await alert.getByRole('link', { name: 'Look whether it is there' }).click();
  /* The password is kept nowhere. */
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('searchbox', { name: 'Search virtual machines' }).fill('perhaps');
  await expect(page.getByRole('rowheader')).toHaveText(['perhaps']);
});
