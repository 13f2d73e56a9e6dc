import type { Request } from '@playwright/test';
import { addressOf } from './builtFiles.js';
import { expect, test, untilIdle } from './harness.js';

const name = 'Search and actions';

test('the palette costs nothing until its button is pointed at, whose tooltip says the key; it closes by its own button and by Back', async ({
  customer: page,
}) => {
  const palette = page.getByRole('dialog', { name });
  const field = page.getByRole('combobox', { name });
  const opener = page.getByRole('banner').getByRole('button', { name });
  const scripts = new Set(['palette/Palette.tsx', 'CommandPaletteContent.tsx'].map(addressOf));
  const kinds = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (scripts.has(pathname)) kinds.add('js');
    if (pathname.endsWith('/Palette.json')) kinds.add('json');
  });
  await page.goto('/app/');
  /* The button moves when the person's name arrives beside it. */
  await untilIdle(page);
  expect([...kinds]).toEqual([]);
  /* A style sheet has no name of its own. */
  page.on('request', (request) => request.url().endsWith('.css') && kinds.add('css'));
  await opener.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Search and actions (Ctrl+K)');
  await expect.poll(() => [...kinds].toSorted()).toEqual(['css', 'js', 'json']);
  await opener.click();
  await expect(field).toBeFocused();
  await palette.getByRole('button', { name: 'Close' }).click();
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();
  /* It does not stay open over the screen that Back leads to. */
  await page.getByRole('navigation').getByRole('link', { name: 'Compute' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(palette).toBeHidden();
});

test('a link that is pointed at fetches all that its screen needs, and nothing is fetched when it is followed', async ({
  customer: page,
}) => {
  const begun = new Set<string>();
  const ended = new Set<string>();
  const isAsset = (request: Request): boolean => request.url().includes('/app/assets/');
  page.on('request', (request) => isAsset(request) && begun.add(request.url()));
  page.on('requestfinished', (request) => isAsset(request) && ended.add(request.url()));
  const arrived = (name: string) =>
    expect
      .poll(() => [...begun].some((url) => url.includes(name)) && [...begun].every((url) => ended.has(url)))
      .toBe(true);
  await page.goto('/app/');
  await untilIdle(page);
  // What the page looks for by itself once it is shown.
  await arrived(addressOf('shell/atRest.tsx'));
  await arrived(addressOf('responseRules.ts'));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Compute' });
  await link.hover();
  await arrived(addressOf('VmList.tsx'));
  const before = begun.size;
  await link.click();
  await expect(page.getByRole('link', { name: 'api', exact: true })).toBeVisible();
  expect([...begun].slice(before)).toEqual([]);
});
