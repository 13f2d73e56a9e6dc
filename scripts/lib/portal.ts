import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { drive } from '@livery/ui/testing/playwright';
import { ensureChromium, launchOptions } from './chromium.mjs';

const origin = 'http://portal.test/';
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Opens the built page of a folder, without a server, in a browser. */
export async function withPage<Result>(folder: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  ensureChromium();
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    await page.route(`${origin}**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
      return route.fulfill({ contentType: types[extname(path)] ?? '', body: readFileSync(join(folder, path)) });
    });
    await page.goto(origin);
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Works every field of the portal by the drivers for Playwright. Gives what came of it. */
export function workedPortal(folder: string): Promise<Record<string, unknown>> {
  return withPage(folder, async (page) => {
    const ui = drive(page);
    await ui.textField('Name').enter('web-3');
    await ui.numberField('Disks').enter('4');
    await ui.checkbox('Backups').check();
    await ui.switch('Public').uncheck();
    await ui.select('Location').choose('Tallinn');
    await ui.radioCards('Size').choose('Medium');
    await ui.menu('Actions').choose('Rename');
    await ui.dialog('Rename').press('Save');
    await ui.dialog('Rename').close();
    await ui.tabs('web-1').choose('Network');
    const tab = await page.locator('output').textContent();
    await ui.table('Machines').select('web-2');
    const location = () => page.evaluate(() => new FormData(document.forms[0]).get('location'));
    const result = {
      name: await ui.textField('Name').value(),
      disks: await ui.numberField('Disks').value(),
      backups: await ui.checkbox('Backups').value(),
      isPublic: await ui.switch('Public').value(),
      location: await location(),
      tab,
      selected: await page.locator('output').textContent(),
    };
    await page.getByRole('button', { name: 'Reset' }).click();
    return { ...result, locationAfterReset: await location(), visible: await ui.select('Location').value() };
  });
}
