import type { Vm } from '@livery/api/generated/types';
import type { Locator, Page } from '@playwright/test';
import { expect, holdRequests, untilIdle, test, type Site } from './harness.js';
import { vmsIn } from './vms.js';

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

/** A thousand machines of one location. */
async function manyVms(site: Site): Promise<Vm[]> {
  const [vm] = await vmsIn(site, 'tll');
  if (!vm) throw new Error('There is no machine to copy.');
  return Array.from({ length: 1000 }, (_, index) => ({
    ...vm,
    uuid: `${vm.uuid.slice(0, -4)}${1001 + index}`,
    name: `web-${1001 + index}`,
  }));
}

const far = 12_345;

test('a long list is where it was left after going back and after a reload, with its filters, a new screen begins at its top, and where a person scrolls to before the rows come it stays', async ({
  customer: page,
  site,
}) => {
  await site.faults({ path: '/tll/user-resource/vm/list', body: await manyVms(site) });
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/app/compute?location=tll');
  await expect(rows(page)).toHaveCount(10);
  await untilIdle(page);
  await page.evaluate(() => window.scrollTo(0, 60));
  await page.getByRole('button', { name: /View all/ }).click();
  await expect(page).toHaveURL(/all=1/);
  await expect(page.getByRole('table', { name: 'Virtual machines' })).toHaveAttribute('aria-rowcount', '1001');
  await untilIdle(page);
  expect(await scrolled(page)).toBeGreaterThan(0);

  await page.evaluate((position) => window.scrollTo(0, position), far);
  await expect.poll(() => scrolled(page)).toBe(far);
  await untilIdle(page);
  const name = await firstInSight(page);
  await press(page.getByRole('link', { name, exact: true }));
  await expect(heading(page, name)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  expect(Math.abs((await scrolled(page)) - far)).toBeLessThan(1);
  await page.goForward();
  await expect(heading(page, name)).toBeVisible();
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolled(page)) - far)).toBeLessThan(1);

  const release = await holdRequests(page, '**/user-resource/vm/list');
  await page.reload();
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 50);
  release();
  await expect(rows(page).first()).toBeVisible();
  await untilIdle(page);
  expect(await scrolled(page)).toBeLessThan(1000);
});
