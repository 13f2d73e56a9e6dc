import { addressOf } from './builtFiles.js';
import { expect, test, untilIdle } from './harness.js';
import { nextBuild } from './nextBuild.js';

test('an update while a form is filled in: the page says so when it needs a file that is gone, and keeps what was typed', async ({
  customer: page,
  site,
}) => {
  const next = nextBuild();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const version = page.locator('meta[name="livery-version"]');
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  try {
    const watching = page.waitForResponse(`**${addressOf('shell/atRest.tsx')}`);
    await page.goto('/app/compute/create');
    await untilIdle(page);
    await watching;
    await name.fill('web-of-mine');
    await expect(version).toHaveAttribute('content', next.before);
    await site.stop();
    await site.start(next.folder);

    await page.keyboard.press('Control+k');
    const notice = page.getByRole('region', { name: 'Notifications' }).getByText(/The console was updated\./);
    await expect(notice).toBeVisible();
    await expect(page.getByText(`Version ${next.before} is open, ${next.version} is current.`)).toBeVisible();
    await expect(page.getByText(/could not be loaded/)).toBeHidden();
    await expect(name).toHaveValue('web-of-mine');

    // What is gone is asked for again, but not by what says so.
    const counts = missing.map((url) => missing.filter((other) => other === url).length);
    expect(Math.max(...counts)).toBeLessThan(5);
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(version).toHaveAttribute('content', next.version);
    await expect(name).toHaveValue('web-of-mine');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  } finally {
    await site.stop();
    await site.start();
    next.remove();
  }
});
