import { expect, test, untilIdle } from './harness.js';
import { dialogOf, openActions, openVm, stopped } from './vms.js';

/** What has no message shows the six characters of its id. */
const isId = (text: string): boolean => /^[\w+/]{6}$/.test(text) && /[A-Z\d+/]/.test(text.slice(1));

/** Actions that are done at once, or lead elsewhere. */
const withoutDialog = /^(Start|Rename|Open console|Switch weekly backups on or off)$/;

test('each tab of a machine, and each dialog of its menu, comes with its code, styles and words in the build, and asks for nothing that the policy refuses', async ({
  customer: page,
  site,
}) => {
  const idsShown = async (): Promise<string[]> =>
    (
      await page
        .locator('main, [role=dialog], [role=alertdialog]')
        .locator('button, a, th, h1, h2, label')
        .allInnerTexts()
    ).filter(isId);
  await stopped(site, 'staging-web');
  await openVm(page, site, 'staging-web');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await untilIdle(page);
    expect(await idsShown()).toEqual([]);
  }
  const menu = await openActions(page);
  const possible = await menu.locator('[role=menuitem]:not([aria-disabled=true])').allInnerTexts();
  const actions = possible.filter((action) => !withoutDialog.test(action));
  expect(actions.length).toBeGreaterThan(8);
  await page.keyboard.press('Escape');
  for (const action of actions)
    await test.step(action, async () => {
      await (await openActions(page)).getByRole('menuitem', { name: action }).click();
      await expect(dialogOf(page)).toBeVisible();
      await untilIdle(page);
      expect(await idsShown()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
    });
});
