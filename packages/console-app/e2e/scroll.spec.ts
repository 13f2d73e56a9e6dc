import type { Locator, Page } from '@playwright/test';
import { expect, holdRequests, untilIdle, test } from './harness.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.getByRole('table', { name: 'Virtual machines' }).getByRole('rowheader');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** The name of the row at the top of what is seen. */
const firstInSight = async (page: Page): Promise<string> => {
  const names = await rows(page).all();
  for (const name of names) {
    const box = await name.boundingBox();
    if (box && box.y > 100) return name.innerText();
  }
  throw new Error('No row is in sight.');
};

/** Follows a link where it is: Playwright's own click may scroll to it first. */
const press = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

/** All of ten thousand machines, far down. */
async function farDown(page: Page): Promise<{ position: number; name: string }> {
  await page.goto('/app/compute?all=1');
  await expect(page.getByRole('table', { name: 'Virtual machines' })).toHaveAttribute('aria-rowcount', '10001');
  await untilIdle(page);
  await page.evaluate(() => window.scrollTo(0, 123_456));
  await expect.poll(() => scrolled(page)).toBe(123_456);
  await untilIdle(page);
  return { position: await scrolled(page), name: await firstInSight(page) };
}

test('a long list is where it was left after going back and after a reload, a new screen begins at its top, and where a person scrolls to before the rows come it stays', async ({
  customer: page,
  site,
}) => {
  await site.reset('large');
  const { position, name } = await farDown(page);
  await press(page.getByRole('link', { name, exact: true }));
  await expect(heading(page, name)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  expect(Math.abs((await scrolled(page)) - position)).toBeLessThan(1);
  await page.goForward();
  await expect(heading(page, name)).toBeVisible();
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(1);

  const release = await holdRequests(page, '**/user-resource/vm/list');
  await page.reload();
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 50);
  release();
  await expect(rows(page).first()).toBeVisible();
  await untilIdle(page);
  expect(await scrolled(page)).toBeLessThan(1000);
});

test('a filter leaves the page where it is, and going back to before it as well', async ({ customer: page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/app/compute');
  await expect(rows(page)).toHaveCount(10);
  await untilIdle(page);
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.getByRole('button', { name: /View all/ }).click();
  await expect(page).toHaveURL(/all=1/);
  await untilIdle(page);
  expect(await scrolled(page)).toBeGreaterThan(0);
  const position = await scrolled(page);
  await press(page.getByRole('link', { name: 'Dashboard' }));
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(rows(page).first()).toBeAttached();
  await expect.poll(() => scrolled(page)).toBe(position);
});
