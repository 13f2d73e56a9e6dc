import type { Page } from '@playwright/test';
import { themeNames, type ThemeName } from '../../ui/src/themes/names.js';
import { changeSiteConfig, expect, holdRequests, openAccountMenu, test, untilIdle, type Site } from './harness.js';

const root = (page: Page) => page.locator('html');

/** The stylesheet of each theme, as the script in the page's head knows them. */
async function stylesheets(site: Site): Promise<Record<ThemeName, string>> {
  const html = await (await fetch(`${site.origin}/app/`)).text();
  const [, map = ''] = /\)\((\{[^{}]*\})\)<\/script>/.exec(html) ?? [];
  return JSON.parse(map) as Record<ThemeName, string>;
}

/** The names of the themes whose stylesheets the page asks for. */
function watchThemes(page: Page, sheets: Record<ThemeName, string>): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const name = themeNames.find((one) => sheets[one] === new URL(request.url()).pathname);
    if (name) requested.push(name);
  });
  return requested;
}

interface FirstFrame {
  theme: string | undefined;
  mode: string | undefined;
  background: string;
  text: string;
}

/** Theme and colors of the frame that is painted first. */
async function watchFirstFrame(page: Page): Promise<() => Promise<FirstFrame | undefined>> {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { theme, mode } = document.documentElement.dataset;
      const { backgroundColor: background, color: text } = getComputedStyle(document.body);
      Object.assign(globalThis, { firstFrame: { theme, mode, background, text } });
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { firstFrame?: FirstFrame }).firstFrame);
}

const colors = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor: background, color: text } = getComputedStyle(document.body);
    return { background, text };
  });

async function choose(page: Page, item: string, name?: string): Promise<void> {
  await openAccountMenu(page, name);
  await page.getByRole('menuitemradio', { name: item }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

test('each of the twenty themes has a stylesheet with nothing of another', async ({ site }) => {
  const sheets = await stylesheets(site);
  expect(Object.keys(sheets).toSorted()).toEqual([...themeNames].toSorted());
  for (const name of themeNames) {
    const styles = await (await fetch(site.origin + sheets[name])).text();
    const themes = new Set(styles.match(/(?<=\[data-theme="?)[a-z]+/g));
    expect([...themes], sheets[name]).toEqual([name]);
  }
});

test('a theme is shown by its name in the address, alone, with its own icon, and the last one stays for the session', async ({
  page,
  site,
}) => {
  const requested = watchThemes(page, await stylesheets(site));
  const icons = new Set<string>();
  const names = ['metal', 'fjord'] as const;
  for (const name of names) {
    requested.length = 0;
    await page.goto(`/app/?theme=${name}`);
    await expect(page.getByLabel('API key')).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-theme', name);
    expect(requested).toEqual([name]);
    icons.add((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '');
  }
  expect(icons.size).toBe(names.length);
  await page.goto('/app/');
  await expect(page.getByLabel('API key')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'fjord');
});

test('a name that is none falls back to the theme of the site', async ({ page, site }) => {
  const requested = watchThemes(page, await stylesheets(site));
  await page.goto('/app/?theme=no-such-theme');
  await expect(page.getByLabel('API key')).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'default');
  expect(requested).toEqual(['default']);
});

test('the theme of the configuration is applied from the first frame of the next visit', async ({ page, site }) => {
  await changeSiteConfig(page, () => ({ siteTheme: 'reef' }));
  await page.goto('/app/');
  await expect(root(page)).toHaveAttribute('data-theme', 'reef');
  const requested = watchThemes(page, await stylesheets(site));
  const firstFrame = await watchFirstFrame(page);
  await page.reload();
  await expect(page.getByLabel('API key')).toBeVisible();
  expect(requested).toEqual(['reef']);
  expect(await firstFrame()).toMatchObject({ theme: 'reef' });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing is painted before the theme is there (${colorScheme})`, async ({ page, site }) => {
    const sheets = await stylesheets(site);
    const deliver = await holdRequests(page, `**${sheets.metal}`);
    const firstFrame = await watchFirstFrame(page);
    await page.emulateMedia({ colorScheme });
    await page.goto('/app/?theme=metal', { waitUntil: 'commit' });
    // The page is complete but for the stylesheet, and still has not had its first frame.
    await page.waitForFunction(() => document.querySelector('h1') !== null, undefined, { polling: 20 });
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
    expect(await firstFrame()).toBeUndefined();

    deliver();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    await expect(page.getByLabel('API key')).toBeVisible();
    expect(await firstFrame()).toEqual({ theme: 'metal', mode: colorScheme, ...(await colors(page)) });
  });
}

test('the mode follows the system, while the page is open too', async ({ page, site: _ }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/app/');
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
  await expect(page.getByLabel('API key')).toBeVisible();
  const dark = await colors(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveAttribute('data-mode', 'light');
  await expect.poll(() => colors(page)).not.toEqual(dark);
});

test('the mode chosen in the account menu goes before the system and survives a reload', async ({ customer: page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/app/');
  await choose(page, 'Dark');
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
  const firstFrame = await watchFirstFrame(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await firstFrame()).toMatchObject({ mode: 'dark' });
  await choose(page, 'As the system');
  await expect(root(page)).toHaveAttribute('data-mode', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
});

test('Estonian takes the place of English at once, in the same page, and survives a reload', async ({
  customer: page,
}) => {
  await page.goto('/app/');
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await choose(page, 'Eesti');
  await expect(page.getByRole('heading', { level: 1, name: 'Töölaud' })).toBeVisible();
  await expect(page).toHaveTitle('Töölaud | Livery Cloud');
  await expect(page.getByRole('link', { name: 'Liigu sisu juurde' })).toBeAttached();
  await expect(root(page)).toHaveAttribute('lang', 'et');
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Töölaud' })).toBeVisible();
  await choose(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a language that is chosen stands where the page is reloaded before the profile has it', async ({
  customer: page,
}) => {
  await page.goto('/app/');
  await page.route('**/user-resource/user/profile', () => undefined);
  await choose(page, 'Eesti');
  await expect(page.getByRole('heading', { level: 1, name: 'Töölaud' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mari Tamm' })).toBeVisible();
  await untilIdle(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Töölaud' })).toBeVisible();
});

test('the pseudo language leaves no word of the shell without accents', async ({ customer: page }) => {
  await page.goto('/app/');
  await choose(page, 'Pseudo language');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeHidden();
  const messages = page.locator('nav a, h1');
  await expect(messages.nth(2)).toBeVisible();
  await expect
    .poll(async () => (await messages.allInnerTexts()).filter((word) => !/[^ -~]/.test(word)), 'words without accents')
    .toEqual([]);
});
