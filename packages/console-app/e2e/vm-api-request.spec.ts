import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Site } from './harness.js';
import { dialogOf, findVm } from './vms.js';

const run = promisify(execFile);

/** Runs a command as somebody who has pasted it into a shell. */
async function inShell(command: string): Promise<void> {
  await run('sh', ['-c', `${command} --silent --show-error --fail`], {
    env: { ...process.env, LIVERY_API_KEY: 'demo' },
  });
}

const list = (site: Site, location: string) => `${site.origin}/v1/${location}/user-resource/vm`;

test('the requests of a bulk action are shown one a machine, in their order, and do it when run as a whole; those of a start and a deletion say what those would send', async ({
  customer: page,
  site,
}) => {
  const { uuid } = await findVm(site, 'staging-db');
  await page.goto('/app/compute?location=trtu');
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const strip = page.getByRole('group', { name: 'Actions for the selected rows' });
  const visible = async (action: string) => {
    await strip.getByRole('button', { name: action }).click();
    await dialogOf(page).getByText('Show as API request').click();
    return dialogOf(page).getByRole('region', { name: /^API requests?$/ });
  };
  // Two of the three run: only what would be done is shown.
  await expect(await visible('Start')).toHaveText(
    new RegExp(`^curl --request POST .*/trtu/.*/vm/start'.*uuid=${uuid}'$`, 's'),
  );
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  const deletions = await visible('Delete');
  await expect(deletions).toContainText(`'uuid=${uuid}'`);
  expect((await deletions.innerText()).match(/^curl --request DELETE /gm)).toHaveLength(3);

  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox', { name: 'Select all rows' }).uncheck();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const chosen = await Promise.all(['sandbox-docker', 'staging-web'].map((name) => findVm(site, name)));
  for (const { name } of chosen) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await strip.getByRole('button', { name: 'Stop' }).click();
  const dialog = dialogOf(page);
  await dialog.getByText('Show as API request').click();
  const requests = dialog.getByRole('region', { name: 'API requests' });
  const requested = (force: boolean) =>
    chosen
      .map(({ uuid }) =>
        [
          'curl --request POST \\',
          `  --url '${list(site, 'trtu')}/stop' \\`,
          '  --header "apikey: $LIVERY_API_KEY" \\',
          `  --data-urlencode 'uuid=${uuid}' \\`,
          `  --data-urlencode 'force=${force}'`,
        ].join('\n'),
      )
      .join('\n\n');
  await expect.poll(() => requests.innerText()).toBe(requested(false));
  await dialog.getByRole('checkbox', { name: 'Force stop' }).check();
  await expect.poll(() => requests.innerText()).toBe(requested(true));
  await dialog.getByRole('button', { name: 'Copy API requests' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(requested(true));

  await inShell(await page.evaluate(() => navigator.clipboard.readText()));
  for (const { name } of chosen) expect((await findVm(site, name)).status).toBe('stopping');
});
