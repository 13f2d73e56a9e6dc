import type { Page } from '@playwright/test';
import { paths } from '../src/shared/paths.js';
import { expect, openAccountMenu, untilIdle, signIn, test } from './harness.js';
import { violations } from './violations.js';

/**
 * The page as it stands, wide and light, then narrow and dark: one after the other, because the stories read the colours
 * of everything in every mode and theme already.
 */
async function expectNoViolations(page: Page): Promise<void> {
  await untilIdle(page);
  expect(await violations(page), 'wide and light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await untilIdle(page);
  expect(await violations(page), 'narrow and dark').toEqual([]);
}

test.use({ colorScheme: 'light' });

/* Of what has a list and a page to create one each; the pages about one thing are looked at in the stories. */
const leadOn: ReadonlySet<string> = new Set([paths.network, paths.billing]);
for (const path of Object.values(paths).filter((one) => !one.includes(':') && !leadOn.has(one))) {
  test(`the screen at ${path} has no violation`, async ({ customer: page }) => {
    await page.goto(`/app${path}`);
    await expectNoViolations(page);
  });
}

test('an address that names no screen has none', async ({ customer: page }) => {
  await page.goto('/app/no/such/screen');
  await expectNoViolations(page);
});

test('an error in a list and the account menu have none', async ({ customer: page, site }) => {
  await site.faults({ path: '/jhv/user-resource/vm/list', status: 500 });
  await page.goto('/app/compute');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await openAccountMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectNoViolations(page);
});

test('the navigation of a phone has none', async ({ customer: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/app/');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the login and its errors have none', async ({ page, site: _ }) => {
  await page.goto('/app/');
  await untilIdle(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await signIn(page, 'no-such-key');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page);
});

test('the screens around the login have none', async ({ page, site: _ }) => {
  for (const path of [
    '/app/email_verification?email=mari%40example.com',
    '/app/email_verification?success=false',
    '/app/login_callback?error=server_error&error_description=Try+later',
    '/app/login_callback?error=access_denied&error_description=Please+verify+your+email',
    '/app/login_callback?state=of-mine',
  ]) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expectNoViolations(page);
  }
});

test('the global error screen has none', async ({ page, site: _ }) => {
  await page.route('**/v1/config/ui/config', (route) => route.fulfill({ status: 500, json: { message: 'No site' } }));
  await page.goto('/app/');
  await untilIdle(page);
  expect(await violations(page)).toEqual([]);
});
