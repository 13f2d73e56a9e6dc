import type { Page } from '@playwright/test';
import { expect, scrollsSideways, test } from './harness.js';

const pictureOf = (page: Page) => page.getByRole('application', { name: 'Network view' });

test('a machine is reached in the picture and opened by the keyboard alone', async ({ customer: page }) => {
  await page.goto('/app/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and actions' }).fill('network view');
  await expect(page.getByRole('option', { name: 'Network view' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Network view' })).toBeVisible();
  await expect(
    pictureOf(page).getByRole('link', { name: /^web-1, Virtual machine, Running, in network Default network, / }),
  ).toBeVisible();

  await page.getByRole('radio', { name: 'Picture' }).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(/^Default network, Private network/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('0');
  for (const _ of [1, 2]) await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName(/^185\.14\.96\.\d+, IP address/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/, Virtual machine, /);
  for (let zoomed = 0; zoomed < 6; zoomed += 1) await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toBeInViewport();
  const name = /^[^,]+/.exec((await focused.locator('title').textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/compute\/vm\/jhv\//);
});

test('the table shows the same of the chosen location, and a list that fails is asked for again', async ({
  customer: page,
  site,
}) => {
  await site.faults({ operationId: 'listFirewalls', status: 500 });
  await page.goto('/app/network/view');
  await page.getByRole('button', { name: 'Location' }).click();
  await page.getByRole('option', { name: 'Tallinn' }).click();
  await expect(pictureOf(page).getByRole('link', { name: /^gitlab, / })).toBeVisible();
  await expect(pictureOf(page).getByRole('link', { name: /, Firewall/ })).toHaveCount(0);
  const alert = page.getByRole('alert').filter({ hasText: 'The firewalls in Tallinn could not be loaded' });
  await site.faults();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(pictureOf(page).getByRole('link', { name: /, Firewall/ })).not.toHaveCount(0);

  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page).toHaveURL(/location=tll.*view=table/);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search the network' }).fill('gitlab');
  await expect(page.getByRole('status').filter({ hasText: 'match' })).toBeVisible();
  const row = page.getByRole('row', { name: /^gitlab/ });
  await expect(row).toContainText('Virtual machine');
  await expect(row.getByRole('link', { name: 'Office', exact: true })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/app/network/view?location=tll');
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  await page.getByRole('radio', { name: 'Picture' }).check();
  await expect(pictureOf(page)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
});

test('of three thousand machines one is found, and few are in the document', async ({ customer: page, site }) => {
  await site.reset('large');
  await page.goto('/app/network/view?location=tll');
  const group = pictureOf(page).getByRole('button', { name: /^3,000 virtual machines/ });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(group).toBeFocused();
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');

  const search = page.getByRole('searchbox', { name: 'Search the network' });
  await search.fill('tll-2345');
  await expect(page.getByRole('status').filter({ hasText: 'match' })).toBeVisible();
  await search.press('Enter');
  const machine = pictureOf(page).getByRole('link', { name: /tll-2345, Virtual machine/ });
  await expect(machine).toBeInViewport();

  /* Dragged by a machine, the picture moves and the machine is not opened. */
  const before = await machine.boundingBox();
  await machine.hover();
  await page.mouse.down();
  await page.mouse.move((before?.x ?? 0) + 10, (before?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  const after = await machine.boundingBox();
  expect(after?.y).not.toBe(before?.y);
  await expect(page).toHaveURL(/\/network\/view/);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await machine.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.2);
  await machine.click();
  await expect(page.getByRole('heading', { level: 1, name: /tll-2345/ })).toBeVisible();
});

test('a button that is let go outside the picture ends the drag; a whole location is seen at first, in words of 12 px and more, and what does not fit is said to be out of sight', async ({
  customer: page,
}) => {
  await page.goto('/app/network/view');
  const node = pictureOf(page).getByRole('link', { name: /^web-1, / });
  const before = await node.boundingBox();
  const frame = await pictureOf(page).boundingBox();
  if (!before || !frame) throw new Error('There is no picture.');
  const middle = frame.y + frame.height / 2;
  await page.mouse.move(frame.x + 3, middle);
  await page.mouse.down();
  await page.mouse.move(frame.x - 8, middle);
  await page.mouse.up();
  await page.mouse.move(frame.x + 10, middle);
  await page.mouse.move(frame.x + 200, middle, { steps: 8 });
  expect(await node.boundingBox()).toEqual(before);

  const outside = () =>
    pictureOf(page).evaluate((picture) => {
      const frame = picture.getBoundingClientRect();
      return [...picture.querySelectorAll('[data-id]')]
        .filter((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect();
          return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
        })
        .map((item) => item.querySelector('title')?.textContent);
    });
  expect(await outside()).toEqual([]);
  const sizes = await pictureOf(page).evaluate((picture) =>
    [...picture.querySelectorAll<SVGGraphicsElement>('text')].map(
      (text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
    ),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  const hint = page.getByText('Drag to see more, or fit it all in');
  await expect(hint).toBeHidden();

  await page.setViewportSize({ width: 800, height: 800 });
  await expect(hint).toBeVisible();
  expect((await outside()).filter((name) => name?.includes('IP address'))).toEqual([]);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(hint).toBeHidden();
  expect(await outside()).toEqual([]);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('two fingers scale the picture, and not the page', async ({ customer: page, context }) => {
    await page.goto('/app/network/view');
    const node = pictureOf(page).getByRole('link', { name: /^web-1, / });
    const before = await node.boundingBox();
    const frame = await pictureOf(page).boundingBox();
    if (!before || !frame) throw new Error('There is no picture.');
    const devTools = await context.newCDPSession(page);
    const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === undefined ? [] : [-apart, apart].map((x, id) => ({ id, x: middle.x + x, y: middle.y })),
      });
    await touch('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(async () => (await node.boundingBox())?.width).toBeGreaterThan(before.width * 1.5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});
