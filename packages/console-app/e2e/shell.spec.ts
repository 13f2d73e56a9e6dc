import type { Locator, Page } from '@playwright/test';
import { motionComplaints } from '../../../scripts/lib/pageChecks.js';
import { expect, holdFile, openAccountMenu, untilIdle, test } from './harness.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const announcements = (page: Page) => page.getByRole('log').first();

/** By how many pixels the page is wider than the window. */
const overflow = (page: Page) => page.evaluate(() => (document.scrollingElement?.scrollWidth ?? Infinity) - innerWidth);

/** Presses Tab until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}

test.describe('with the keyboard', () => {
  test('the first stop skips to the content; the account menu says who is signed in; a link of the navigation and Back lead on, and each page has the focus and is announced', async ({
    customer: page,
    site,
  }) => {
    await page.goto('/app/');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();

    const account = page.getByRole('banner').getByRole('button', { name: 'Mari Tamm' });
    await expect(account).toBeVisible();
    await tabTo(page, account);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(account).toBeFocused();

    const link = navigation(page).getByRole('link', { name: 'Compute' });
    await expect(link).not.toHaveAttribute('aria-current');
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Virtual machines')).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/app/compute`);
    await expect(main(page)).toBeFocused();
    await expect(announcements(page)).toContainText('Virtual machines');
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(navigation(page).getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');

    await page.goBack();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(announcements(page)).toContainText('Dashboard');
    await expect(main(page)).toBeFocused();
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
  });

  test('a menu that is opened while the next screen is on its way opens, and gives the focus back', async ({
    customer: page,
    site: _,
  }) => {
    await page.goto('/app/');
    const account = page.getByRole('banner').getByRole('button', { name: 'Mari Tamm' });
    await expect(account).toBeVisible();
    const arrive = await holdFile(page, '');
    await navigation(page).getByRole('link', { name: 'Network' }).click();
    await expect(page).toHaveURL(/\/app\/network/);
    // The code of the menu comes with its first opening.
    await account.click();
    await expect(page.locator('h1')).toHaveText('Dashboard');
    arrive();
    await expect(page.locator('h1')).toHaveText('Private networks');
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });

  test('signing in needs no mouse', async ({ page, site: _ }) => {
    await page.goto('/app/');
    await expect(page.getByLabel('API key')).toBeVisible();
    await tabTo(page, page.getByLabel('API key'));
    await page.keyboard.type('demo');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Dashboard')).toBeVisible();
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the navigation is a drawer that keeps the focus and closes with Escape; a link in it closes it and leads on', async ({
    customer: page,
  }) => {
    await page.goto('/app/');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    const opener = page.getByRole('button', { name: 'Open navigation' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Livery Cloud' });
    await expect(drawer).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('link', { name: 'Compute' }).click();
    await expect(drawer).toBeHidden();
    await expect(heading(page, 'Virtual machines')).toBeVisible();
    await expect(announcements(page)).toContainText('Virtual machines');
    await expect(main(page)).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('the header has room for the widest logo and for buttons of 44 px', async ({ customer: page }) => {
      await page.goto('/app/profile?theme=nimbus');
      const header = page.getByRole('banner');
      await expect(header.getByRole('button')).toHaveCount(5);
      const account = header.getByRole('button', { name: 'Mari Tamm' });
      await expect(account).toBeVisible();
      const boxes = await header.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, right, width } = button.getBoundingClientRect();
          return { left, right, width };
        }),
      );
      expect(boxes.filter(({ left, right, width }) => left < 0 || right > 320 || width < 44)).toEqual([]);
      // The picture of the person is not cut by its button.
      expect(await account.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  });
});

test('whether it is a phone is said once, when the page loads', async ({ page, site: _ }) => {
  await page.goto('/app/');
  await expect(page.getByLabel('API key')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/\bdesktop\b/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.locator('html')).toHaveClass(/\bdesktop\b/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bmobile\b/);
  await expect(page.locator('html')).not.toHaveClass(/\bdesktop\b/);
});

test('nothing moves for who asks for less motion', async ({ customer: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/app/');
  await untilIdle(page);
  await openAccountMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await page.evaluate(motionComplaints)).toEqual([]);
});
