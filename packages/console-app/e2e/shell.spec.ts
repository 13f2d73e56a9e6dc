import type { Locator, Page } from '@playwright/test';
import { expect, holdScripts, untilIdle, test } from './harness.js';
import { violations } from './violations.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mari Tamm' });
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

test('signing in needs no mouse; then the first stop skips to the content, the account menu opens by a key that is pressed before its code has come, a link of the navigation and Back lead on, and each page has the focus and is announced', async ({
  page,
  site,
}) => {
  const release = await holdScripts(page, 'MenuPopup.tsx');
  await page.goto('/app/');
  await expect(page.getByLabel('API key')).toBeVisible();
  await tabTo(page, page.getByLabel('API key'));
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  const account = accountMenu(page);
  await expect(account).toBeVisible();
  await expect(account).toHaveAttribute('aria-haspopup', 'menu');
  await tabTo(page, account);
  await page.keyboard.press('ArrowDown');
  await expect(account).toBeFocused();
  await expect(account).toHaveAttribute('aria-expanded', 'false');
  release();
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
  await account.press('Enter');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Profile')).toBeVisible();
});

test('a menu that is opened while the next screen is on its way opens, and gives the focus back', async ({
  customer: page,
}) => {
  await page.goto('/app/');
  const account = accountMenu(page);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const arrive = await holdScripts(page);
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

/* In dark: the stories are looked at in light. */
test.describe('at 320 px, in dark', () => {
  test.use({ viewport: { width: 320, height: 640 }, colorScheme: 'dark' });

  test('the navigation is a drawer that keeps the focus and closes with Escape, the palette a sheet over the whole screen; axe finds nothing in either; a link in the drawer closes it and leads on', async ({
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
    expect(await violations(page), 'drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await page.getByRole('banner').getByRole('button', { name: 'Search and actions' }).click();
    const palette = page.getByRole('dialog', { name: 'Search and actions' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await untilIdle(page);
    expect(await palette.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const list = palette.getByRole('listbox');
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await violations(page), 'palette').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();

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
      const account = accountMenu(page);
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
