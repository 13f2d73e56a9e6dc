import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator } from '@playwright/test';
import { expect, test, type Site } from './harness.js';
import { dialogOf, expectStatus, findVm, openActions, openVm } from './vms.js';

const run = promisify(execFile);

/** Opens the request of a form and gives it as it is shown. */
async function requestOf(place: Locator): Promise<string> {
  await place.getByText('Show as API request').click();
  return place.getByRole('region', { name: 'API request' }).innerText();
}

/** Runs a command as somebody who has pasted it into a shell. */
async function inShell(command: string, secrets: Record<string, string> = {}): Promise<void> {
  await run('sh', ['-c', `${command} --silent --show-error --fail`], {
    env: { ...process.env, LIVERY_API_KEY: 'demo', ...secrets },
  });
}

const list = (site: Site, location: string) => `${site.origin}/v1/${location}/user-resource/vm`;

test('the request of a stop is shown exactly, and does it', async ({ customer: page, site }) => {
  const { uuid } = await openVm(page, site, 'web-2');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const command = await requestOf(dialogOf(page));
  expect(command).toBe(
    [
      'curl --request POST \\',
      `  --url '${list(site, 'jhv')}/stop' \\`,
      '  --header "apikey: $LIVERY_API_KEY" \\',
      `  --data-urlencode 'uuid=${uuid}' \\`,
      "  --data-urlencode 'force=false'",
    ].join('\n'),
  );
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expectStatus(page, 'Running');
  await inShell(command);
  expect((await findVm(site, 'web-2')).status).toBe('stopping');
});

test('the request of a new machine creates the very machine that the form describes', async ({
  customer: page,
  site,
}) => {
  await page.goto('/app/compute/create');
  await page.getByRole('radio', { name: 'Tallinn' }).check();
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ng$ecret');
  await page.getByLabel('Name', { exact: true }).fill("Mari's shop & café");
  const command = await requestOf(page.getByRole('main'));
  expect(command).toContain(`--url '${list(site, 'tll')}'`);
  expect(command).not.toContain('Str0ng$ecret');
  await inShell(command, { PASSWORD: 'Str0ng$ecret' });
  expect(await findVm(site, "Mari's shop & café")).toMatchObject({
    location: 'tll',
    status: 'creating',
    os_name: 'ubuntu',
    vcpu: 1,
    memory: 2048,
    billing_account: 1201,
  });
});

test('the requests of what has no dialog of its own are shown together', async ({ customer: page, site }) => {
  await openVm(page, site, 'ci-runner');
  const menu = await openActions(page);
  await menu.getByRole('menuitem', { name: 'Show as API request' }).click();
  const dialog = dialogOf(page);
  const start = await dialog.getByRole('region', { name: 'Start', exact: true }).innerText();
  await expect(dialog.getByRole('region', { name: 'Switch weekly backups on or off' })).toContainText('/backup');
  await inShell(start);
  expect((await findVm(site, 'ci-runner')).status).toBe('starting');
});
