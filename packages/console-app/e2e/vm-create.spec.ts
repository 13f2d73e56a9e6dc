import { expect, test } from './harness.js';
import { choose, nameNewVm, publicKey } from './vms.js';

test('what was chosen survives a reload, the public key and the currency too; the secrets do not, and only over them the browser asks before the page goes', async ({
  customer: page,
}) => {
  const requested: string[] = [];
  page.on('dialog', (question) => {
    requested.push(question.type());
    void question.accept();
  });
  await page.goto('/app/compute/create');
  await page.getByRole('radio', { name: 'Tartu' }).check();
  await page.getByRole('radio', { name: 'Rocky Linux' }).check();
  await nameNewVm(page, 'half-done');
  await page.getByLabel('Description').fill('to be finished after lunch');
  await page.getByLabel('SSH key').fill(publicKey);
  const price = page.getByRole('region', { name: 'Price' });
  await choose(price, /Currency of the prices/, 'USD');
  await page.reload();
  expect(requested).toEqual([]);
  await expect(page.getByRole('radio', { name: 'Tartu' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Rocky Linux' })).toBeChecked();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('half-done');
  await expect(page.getByLabel('Description')).toHaveValue('to be finished after lunch');
  await expect(page.getByLabel('SSH key')).toHaveValue(publicKey);
  await expect(price.getByRole('status').first()).toContainText('$');

  // What was pasted by mistake is no public key.
  await page.getByLabel('SSH key').fill('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk=\n');
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ngSecret');
  await page.getByText('Set the machine up with cloud-init').click();
  await page.getByRole('textbox', { name: 'cloud-init user data' }).fill('#cloud-config\ntoken: Cl0udSecret');
  await page.reload();
  expect(requested).toEqual(['beforeunload']);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('half-done');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expect(page.getByLabel('SSH key')).toHaveValue('');
  await page.getByText('Set the machine up with cloud-init').click();
  await expect(page.getByRole('textbox', { name: 'cloud-init user data' })).toHaveValue('');
  const saved = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(saved).toContain('half-done');
  for (const secret of ['Str0ngSecret', 'Cl0udSecret', 'b3BlbnNzaC1rZXk']) expect(saved).not.toContain(secret);
});
