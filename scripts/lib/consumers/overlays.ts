import type { Page } from '@playwright/test';
import { drive } from '@livery/ui/testing/playwright';

/** Works everything of `scripts/consumer/overlays.tsx` by the drivers for Playwright. Returns what came out wrong, a sentence each. */
export async function workOverlays(page: Page): Promise<string[]> {
  const ui = drive(page);
  const wrong: string[] = [];
  const check = (what: string, found: unknown, expected: unknown): void => {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      wrong.push(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  };
  /** What a button says of copying lies over what is beside it while it is pointed at. */
  const pointElsewhere = async (): Promise<void> => {
    await page.mouse.move(1, 1);
    await page.getByRole('tooltip').waitFor({ state: 'hidden' });
  };
  const done = () => page.locator('output').textContent();

  await ui.disclosure('More facts').open();
  check('what the disclosure holds', await page.getByText('Made in Tallinn').isVisible(), true);
  await ui.disclosure('More facts').close();
  check('what the closed disclosure holds', await page.getByText('Made in Tallinn').isVisible(), false);

  // A page without TLS has no clipboard, which the button says.
  check('how copying went', await ui.copyButton('UUID').copy(), 'refused');
  await pointElsewhere();
  check('the masked value', await ui.maskedValue('API key').reveal(), 'lk_5f1c');
  check('how copying the masked value went', await ui.maskedValue('API key').copy(), 'refused');
  await pointElsewhere();

  const tooltip = ui.tooltip('Turn off');
  check('the tooltip', await tooltip.show(), 'It is off already');
  await tooltip.hide();

  const columns = ui.popover('Columns');
  await columns.open();
  check('whether an open popover stays so', await (await columns.open()).isVisible(), true);
  await columns.close();
  check('whether a closed popover is open', await columns.isOpen(), false);

  await ui.splitButton('Stop').press();
  await ui.confirmDialog('Stop web-1?').cancel();
  await ui.confirmDialog('Stop web-1?').closed();
  await ui.splitButton('Stop').press();
  await ui.confirmDialog('Stop web-1?').confirm();
  await ui.confirmDialog('Stop web-1?').closed();
  check('after the first confirmation', await done(), 'stopped');

  await ui.splitButton('Stop').choose('Delete');
  const deletion = ui.confirmByName('Delete web-1');
  check('the consequences', await deletion.consequences(), ['2 disks', '4 snapshots']);
  await deletion.confirm('web-1');
  await deletion.closed();
  check('after the second confirmation', await done(), 'deleted');

  await page.getByRole('button', { name: 'New token' }).click();
  const secret = ui.oneTimeSecret('Token created');
  check('the token', await secret.value('Token'), 'lt_9a2b');
  check('how copying the token went', await secret.copy('Token'), 'refused');
  await pointElsewhere();
  await secret.confirm();

  await page.getByRole('button', { name: 'Commands' }).click();
  const palette = ui.commandPalette('Commands');
  await palette.type('Stop');
  check('the commands', (await palette.options()).length, 1);
  await palette.choose('Start web-1');
  check('after a command', await done(), 'Start web-1');

  await page.getByRole('button', { name: 'Save' }).click();
  await ui.toasts().find('Not saved').pressAction('Retry');
  check('after the action of a toast', await done(), 'tried again');
  await page.getByRole('button', { name: 'Save' }).click();
  await ui
    .toasts()
    .find(/Not saved/)
    .close();
  return wrong;
}
