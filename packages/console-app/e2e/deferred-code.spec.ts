import type { Page } from '@playwright/test';
import { expect, holdFile, untilIdle, test } from './harness.js';

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mari Tamm' });

test('a key that is pressed before the code of a menu has come opens it on its first item', async ({
  customer: page,
}) => {
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    const release = await holdFile(page, 'MenuPopup');
    await page.goto('/app/');
    await untilIdle(page);
    const button = account(page);
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await button.press(key);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.unrouteAll();
  }
});

test('a press before the code of a list has come opens it; Tab meanwhile goes on', async ({ customer: page }) => {
  const release = await holdFile(page, 'SelectPopup');
  await page.goto('/app/compute');
  await untilIdle(page);
  const status = page.getByRole('button', { name: /\S Status$/ });
  const before = await status.boundingBox();
  await status.click();
  await page.keyboard.press('Tab');
  await expect(status).not.toBeFocused();
  await status.click();
  release();
  await expect(page.getByRole('option', { name: 'Running' })).toBeVisible();
  expect(await status.boundingBox()).toEqual(before);
  await page.getByRole('option', { name: 'Running' }).click();
  await expect(status).toBeFocused();
  await expect(status).toHaveAccessibleName('Running Status');
  await expect(page).toHaveURL(/status=running/);
});

test('a dialog whose code cannot be had says so and keeps what was typed', async ({ customer: page }) => {
  await page.goto('/app/compute/create');
  await untilIdle(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('web-of-mine');
  await page.route('**/assets/DialogContent-*.js', (route) => route.abort());
  const startOver = page.getByRole('button', { name: 'Start over' });
  await startOver.click();
  const failure = page.getByRole('alertdialog', { name: /could not be loaded/ });
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failure).toBeHidden();
  await expect(startOver).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('web-of-mine');

  await startOver.click();
  await expect(failure).toBeVisible();
  await page.unroute('**/assets/DialogContent-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Start over?' })).toBeVisible();
});
