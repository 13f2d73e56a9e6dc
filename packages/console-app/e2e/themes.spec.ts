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

async function choose(page: Page, item: string): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitemradio', { name: item }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

const keyField = (page: Page) => page.getByLabel('API key');
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

test('each of the twenty themes has a stylesheet with nothing of another; one is shown by its name in the address, alone, with its own icon, and nothing is painted before it is there, in light and dark; it stays for the session, and a name that is none falls back to the theme of the site', async ({
  page,
  site,
}) => {
  const sheets = await stylesheets(site);
  expect(Object.keys(sheets).toSorted()).toEqual([...themeNames].toSorted());
  for (const name of themeNames) {
    const styles = await (await fetch(site.origin + sheets[name])).text();
    const themes = new Set(styles.match(/(?<=\[data-theme="?)[a-z]+/g));
    expect([...themes], sheets[name]).toEqual([name]);
  }

  const requested = watchThemes(page, sheets);
  const firstFrame = await watchFirstFrame(page);
  const icons = new Set<string>();
  for (const [theme, mode] of [
    ['metal', 'light'],
    ['fjord', 'dark'],
  ] as const) {
    requested.length = 0;
    await page.emulateMedia({ colorScheme: mode });
    const deliver = await holdRequests(page, `**${sheets[theme]}`);
    await page.goto(`/app/?theme=${theme}`, { waitUntil: 'commit' });
    // The page is complete but for the stylesheet, and still has not had its first frame.
    await page.waitForFunction(() => document.querySelector('h1') !== null, undefined, { polling: 20 });
    expect(await paints(page)).toBe(0);
    expect(await firstFrame()).toBeUndefined();

    deliver();
    await expect.poll(() => paints(page)).toBeGreaterThan(0);
    await expect(keyField(page)).toBeVisible();
    expect(await firstFrame()).toEqual({ theme, mode, ...(await colors(page)) });
    await expect(root(page)).toHaveAttribute('data-theme', theme);
    expect(requested).toEqual([theme]);
    icons.add((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '');
  }
  expect(icons.size).toBe(2);

  await page.goto('/app/');
  await expect(keyField(page)).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'fjord');
  // Whether it is a phone is said once, when the page loads.
  await expect(root(page)).toHaveClass(/\bdesktop\b/);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(root(page)).toHaveClass(/\bdesktop\b/);

  requested.length = 0;
  await page.goto('/app/?theme=no-such-theme');
  await expect(keyField(page)).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-theme', 'default');
  expect(requested).toEqual(['default']);
  await expect(root(page)).toHaveClass(/\bmobile\b/);
  await expect(root(page)).not.toHaveClass(/\bdesktop\b/);
});

test('the theme of the configuration, which is kept, and the mode and the language that somebody chose are there from the first frame of the next visit, also before the profile has the language; the system decides the mode where nobody does', async ({
  customer: page,
  site,
}) => {
  await changeSiteConfig(page, () => ({ siteTheme: 'reef' }));
  await page.route('**/user-resource/user/profile', () => undefined);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/app/');
  await expect(root(page)).toHaveAttribute('data-theme', 'reef');
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await choose(page, 'Dark');
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
  const dark = await colors(page);
  await choose(page, 'Eesti');
  await expect(heading(page, 'Töölaud')).toBeVisible();
  await expect(page).toHaveTitle('Töölaud | Livery Cloud');
  await expect(page.getByRole('link', { name: 'Liigu sisu juurde' })).toBeAttached();
  await expect(root(page)).toHaveAttribute('lang', 'et');
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);

  const requested = watchThemes(page, await stylesheets(site));
  let configurations = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/config/ui/config')) configurations += 1;
  });
  const firstFrame = await watchFirstFrame(page);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mari Tamm' })).toBeVisible();
  await untilIdle(page);
  await expect(heading(page, 'Töölaud')).toBeVisible();
  expect(requested).toEqual(['reef']);
  expect(configurations).toBe(0);
  expect(await firstFrame()).toMatchObject({ theme: 'reef', mode: 'dark' });

  await choose(page, 'English');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await choose(page, 'As the system');
  await expect(root(page)).toHaveAttribute('data-mode', 'light');
  await expect.poll(() => colors(page)).not.toEqual(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-mode', 'dark');
  await expect.poll(() => colors(page)).toEqual(dark);
});
