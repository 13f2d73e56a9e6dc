import type { Page } from '@playwright/test';
import { changeSiteConfig, expect, openAccountMenu, signIn, test } from './harness.js';

const keyField = (page: Page) => page.getByLabel('API key');
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const keptKey = (page: Page) => page.evaluate(() => localStorage.getItem('livery.apiKey'));

async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

test('signs in with an API key and out again; no call carries the key after that, and signing in leads to the page one came for', async ({
  page,
  site,
}) => {
  await page.goto('/app/');
  await expect(page).toHaveTitle(/^Log in \|/);
  await signIn(page);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await logOut(page);
  await expect(keyField(page)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/app/`);
  expect(await keptKey(page)).toBeNull();

  const signed: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['apikey']) signed.push(request.url());
  });
  await page.goto('/app/compute?status=stopped');
  await expect(keyField(page)).toBeVisible();
  expect(signed).toEqual([]);

  await signIn(page);
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/app/compute?status=stopped`);
});

test('an empty key is asked for on submit, and no more once something is typed; it is hidden until one asks to see it; a wrong one, and a server that cannot be reached, are said above the field, which keeps it; spaces around it do not matter, and Enter submits it', async ({
  page,
  site: _,
}) => {
  await page.goto('/app/');
  const required = page.getByText('This field is required');
  await expect(required).toBeHidden();
  await logIn(page).click();
  await expect(keyField(page)).toHaveAccessibleDescription(/This field is required/);
  await expect(keyField(page)).toBeFocused();
  await keyField(page).pressSequentially(' ');
  await expect(required).toBeVisible();
  await keyField(page).pressSequentially('d');
  await expect(required).toBeHidden();

  await keyField(page).fill('demo');
  await expect(keyField(page)).toHaveAttribute('type', 'password');
  const show = page.getByRole('button', { name: 'Show characters' });
  await show.click();
  await expect(keyField(page)).toHaveAttribute('type', 'text');
  await expect(keyField(page)).toHaveValue('demo');
  await show.click();
  await expect(keyField(page)).toHaveAttribute('type', 'password');

  await signIn(page, 'no-such-key');
  await expect(page.getByRole('alert')).toContainText('Error: Invalid authentication credentials');
  await expect(keyField(page)).toHaveValue('no-such-key');
  expect(await keptKey(page)).toBeNull();
  await page.route('**/v1/user-resource/user', (route) => route.abort());
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText('Error: Failed to connect to server');
  await expect(logIn(page)).toBeEnabled();
  await page.unroute('**/v1/user-resource/user');
  await keyField(page).fill('  demo ');
  await keyField(page).press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(await keptKey(page)).toBe('"demo"');
});

test('with the mock API nothing leaves the page, no key is needed, and its state survives a reload', async ({
  page,
  site: _,
}) => {
  await page.goto('/app/');
  await page.getByRole('checkbox', { name: 'Mock API' }).check();
  const leaving: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    const isOwnFile = request.method() === 'GET' && (pathname === '/app/' || pathname.startsWith('/app/assets/'));
    if (protocol.startsWith('http') && !isOwnFile) leaving.push(pathname);
  });
  await logIn(page).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();

  await page.getByRole('button', { name: 'Sandbox' }).click();
  const sandbox = page.getByRole('dialog', { name: 'Sandbox' });
  await sandbox.getByRole('button', { name: 'Start from' }).click();
  await page.getByRole('option', { name: 'empty' }).click();
  await sandbox.getByRole('button', { name: 'Reset' }).click();
  await expect(sandbox.getByText('Now: 0 virtual machines')).toBeVisible();
  await sandbox.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Create your first virtual machine to see here')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Create your first virtual machine to see here')).toBeVisible();
  expect(leaving).toEqual([]);
});

test('the mock API has a site of its own, and signing out leads back to that of the server', async ({
  page,
  site: _,
}) => {
  await changeSiteConfig(page, () => ({ siteName: 'Real Provider' }));
  await page.goto('/app/');
  await expect(page).toHaveTitle('Log in | Real Provider');
  await page.getByRole('checkbox', { name: 'Mock API' }).check();
  await logIn(page).click();
  await expect(page).toHaveTitle('Dashboard | Livery Cloud');
  await logOut(page);
  await expect(page).toHaveTitle('Log in | Real Provider');
  await expect(page.getByRole('checkbox', { name: 'Mock API' })).not.toBeChecked();
  const requested = page.waitForRequest('**/v1/user-resource/user');
  await signIn(page);
  await requested;
  await expect(heading(page, 'Dashboard')).toBeVisible();
});

test('a session that ended says so, and signing in again leads back', async ({ customer: page, site }) => {
  await page.goto('/app/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // Away first: a late answer of this page would end the session before the next one is asked for.
  await page.goto('/app/email_verification');
  await site.faults({ path: '*', status: 401 });
  await page.goto('/app/compute?status=stopped');
  await expect(page.getByText('Your session has ended. Log in again to go on.')).toBeVisible();
  await expect(keyField(page)).toBeVisible();
  expect(await keptKey(page)).toBeNull();
  await site.faults();
  await signIn(page);
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/app/compute?status=stopped`);
});

test('signing out in one tab signs the others out, signing in signs them in', async ({ customer: page, context }) => {
  await page.goto('/app/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/compute');
  await expect(heading(other, 'Virtual machines')).toBeVisible();
  await logOut(page);
  await expect(keyField(other)).toBeVisible();
  await signIn(page);
  await expect(heading(other, 'Virtual machines')).toBeVisible();
});
