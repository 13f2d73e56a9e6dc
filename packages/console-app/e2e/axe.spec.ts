import type { Page } from '@playwright/test';
import { expect, untilIdle, signIn, test } from './harness.js';
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

/* A screen in the bundle and under its policy, with the page around it; the stories look at every screen. */
test('the list of machines has no violation', async ({ customer: page }) => {
  await page.goto('/app/compute');
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
