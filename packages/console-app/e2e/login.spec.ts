import { expect, signIn, test } from './harness.js';

test('signs in with an API key and out again', async ({ page, site }) => {
  await page.goto('/app/');
  await expect(page).toHaveTitle(/^Log in \|/);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Mari Tamm' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('API key')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('livery.apiKey'))).toBeNull();
  expect(site.origin).toBe(new URL(page.url()).origin);
});
