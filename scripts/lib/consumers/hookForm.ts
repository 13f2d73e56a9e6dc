import type { Page } from '@playwright/test';
import { drive } from '@livery/ui/testing/playwright';

/**
 * Works `scripts/consumer/hookForm.tsx`: sends the form without its name, follows the summary of errors to the field, and
 * sends it again. Returns what came out wrong.
 */
export async function workForm(page: Page): Promise<string[]> {
  const ui = drive(page);
  const create = () => page.getByRole('button', { name: 'Create' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await create();
  const error = page.getByRole('link', { name: 'Give it a name' });
  await error.waitFor();
  const summary = await focused();
  await error.click();
  await page.keyboard.type('web-3');
  await ui.numberField('Disks').enter('4');
  await ui.select('Location').choose('Tallinn');
  await ui.checkbox('Backups').check();
  await create();
  await page.locator('output', { hasText: 'web-3' }).waitFor();
  const sent = await page.locator('output').textContent();
  const expected = JSON.stringify({ name: 'web-3', disks: 4, location: 'tll', backups: true });
  return [
    ...(summary?.includes('Give it a name') ? [] : [`after a failed submit "${summary ?? ''}" has the focus`]),
    ...(sent === expected ? [] : [`sent was ${sent ?? ''}`]),
  ];
}
