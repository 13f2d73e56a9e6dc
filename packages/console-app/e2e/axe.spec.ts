import { expect, untilIdle, signIn, test } from './harness.js';
import { violations } from './violations.js';

test.use({ colorScheme: 'light' });

/*
 * Screens in the bundle and under its policy, with the page around them; the stories look at every screen, and at the
 * colours of everything in every mode and theme.
 */
test('the login with an error and the list of machines have no violation, wide and light, narrow and dark', async ({
  page,
  site: _,
}) => {
  await page.goto('/app/');
  await signIn(page, 'no-such-key');
  await expect(page.getByRole('alert')).toBeVisible();
  await untilIdle(page);
  expect(await violations(page), 'login, wide and light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await untilIdle(page);
  expect(await violations(page), 'login, narrow and dark').toEqual([]);

  await page.evaluate(() => localStorage.setItem('livery.apiKey', '"demo"'));
  await page.goto('/app/compute');
  await untilIdle(page);
  expect(await violations(page), 'list, narrow and dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await untilIdle(page);
  expect(await violations(page), 'list, wide and light').toEqual([]);
});
