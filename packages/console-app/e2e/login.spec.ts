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

test('with the mock API nothing leaves the page, no key is needed, and its state survives a reload; it has a site of its own, and signing out leads back to that of the server', async ({
  page,
  site: _,
}) => {
  await changeSiteConfig(page, () => ({ siteName: 'Real Provider' }));
  await page.goto('/app/');
  await expect(page).toHaveTitle('Log in | Real Provider');
  await page.getByRole('checkbox', { name: 'Mock API' }).check();
  const leaving: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    const isOwnFile = request.method() === 'GET' && (pathname === '/app/' || pathname.startsWith('/app/assets/'));
    if (protocol.startsWith('http') && !isOwnFile) leaving.push(pathname);
  });
  await logIn(page).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page).toHaveTitle('Dashboard | Livery Cloud');

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

  await logOut(page);
  await expect(page).toHaveTitle('Log in | Real Provider');
  await expect(page.getByRole('checkbox', { name: 'Mock API' })).not.toBeChecked();
  const requested = page.waitForRequest('**/v1/user-resource/user');
  await signIn(page);
  await requested;
  await expect(heading(page, 'Dashboard')).toBeVisible();
});
