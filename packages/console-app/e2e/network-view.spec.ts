import type { Page } from '@playwright/test';
import { expect, scrollsSideways, test } from './harness.js';

const pictureOf = (page: Page) => page.getByRole('application', { name: 'Network view' });

test('the address keeps location and view; a machine is reached in the picture and opened by the keyboard alone', async ({
  customer: page,
}) => {
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

  await page.getByRole('button', { name: 'Location' }).click();
  await page.getByRole('option', { name: 'Tallinn' }).click();
  await page.getByRole('radio', { name: 'Table' }).check();
  await expect(page).toHaveURL(/location=tll.*view=table/);
  await expect(page.getByRole('row', { name: /^gitlab/ })).toBeVisible();
  for (const _ of ['view', 'location']) await page.goBack();
  await expect(pictureOf(page).getByRole('link', { name: /^web-1, / })).toBeVisible();

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

test('a whole location is seen at first, in words of 12 px and more, and what does not fit is said to be out of sight; the mouse moves and scales the picture, opens what it has not dragged, and ends a drag outside; a phone shows the table first', async ({
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

  /* Dragged by a machine, the picture moves and the machine is not opened. */
  await node.hover();
  const fitted = await node.boundingBox();
  await page.mouse.down();
  await page.mouse.move((fitted?.x ?? 0) + 10, (fitted?.y ?? 0) + 60, { steps: 4 });
  await page.mouse.up();
  expect((await node.boundingBox())?.y).not.toBe(fitted?.y);
  await expect(page).toHaveURL(/\/network\/view/);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await node.boundingBox())?.width).toBeGreaterThan((fitted?.width ?? 0) * 1.2);
  await node.click();
  await expect(page.getByRole('heading', { level: 1, name: 'web-1' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  await page.getByRole('radio', { name: 'Picture' }).check();
  await expect(pictureOf(page)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
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
