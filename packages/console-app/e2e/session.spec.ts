import { expect, hold, openAccountMenu, signIn, test } from './harness.js';
import { findVm, openVm } from './vms.js';

const keyField = 'input[name="apikey"]';

test('signing out in one tab signs the others out, and Back shows the login and nothing of what was shown before; signing in signs them in', async ({
  customer: page,
  context,
  site,
}) => {
  await openVm(page, site, 'web-1');
  const other = await context.newPage();
  await other.goto('/app/compute');
  const list = other.getByRole('heading', { level: 1, name: 'Virtual machines' });
  await expect(list).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.locator(keyField)).toBeVisible();
  await expect(other.locator(keyField)).toBeVisible();
  // A page from the back-forward cache fires no load event, and takes the place of the one that is asked for it.
  const left = page.waitForEvent('framenavigated');
  await page.evaluate(() => void setTimeout(() => history.back()));
  await left;
  await expect(page.locator(keyField)).toBeVisible();
  await expect(page.getByText('web-1')).toHaveCount(0);
  await signIn(page);
  await expect(list).toBeVisible();
});

test('a half-filled form sends nothing with the key of somebody who signed in in another tab, and asks nothing', async ({
  customer: page,
  site,
  context,
}) => {
  await findVm(site, 'web-1');
  await page.goto('/app/compute/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('of-the-first-user');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  const signedBy: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/')) signedBy.push(request.headers()['apikey']);
  });
  const release = await hold(page, '/user-resource/vm/list');
  const other = await context.newPage();
  await other.goto('/app/email_verification');
  await other.evaluate(() => {
    localStorage.setItem('livery.user', '999');
    localStorage.setItem('livery.apiKey', '"admin"');
  });
  await expect.poll(() => signedBy.includes('admin')).toBe(true);
  release();
  expect(questions).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('of-the-first-user');
  const first = signedBy.indexOf('admin');
  expect(signedBy.slice(first)).not.toContain('demo');
});
