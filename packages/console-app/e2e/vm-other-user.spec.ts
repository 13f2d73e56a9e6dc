import { expect, hold, test } from './harness.js';
import { changesSent, dialogOf, expectStatus, findVm, openVm, submitOf } from './vms.js';

const colleague = 'jaan@tamm-partners.example';

test('a machine that somebody else has stopped meanwhile is not stopped again: the refusal says why', async ({
  customer: page,
  site,
}) => {
  const { location, uuid } = await openVm(page, site, 'web-1');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const dialog = dialogOf(page);
  await site.otherUser('stopVm', { location }, { uuid, force: true });
  await submitOf(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText('Wait until the virtual machine has finished');
  await expectStatus(page, 'Stopping');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('row', { name: /Stop/ }).filter({ hasText: colleague })).toBeVisible();
});

test('a name that somebody else has given meanwhile is there after the next look at the list; one that is read in the background says nothing, and can be refreshed meanwhile', async ({
  customer: page,
  site,
}) => {
  const web = await findVm(site, 'web-1');
  await page.goto('/app/compute?location=jhv');
  await expect(page.getByRole('rowheader', { name: 'web-1' })).toBeVisible();
  await site.otherUser('updateVm', { location: web.location }, { uuid: web.uuid, name: 'renamed-by-jaan' });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'renamed-by-jaan' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'web-1' })).toHaveCount(0);

  const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
  const { location, uuid } = await findVm(site, 'ci-runner');
  await site.otherUser('startVm', { location }, { uuid });
  await refresh.click();
  await expectStatus(page.getByRole('row', { name: /ci-runner/ }), 'Starting');
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true');

  // From here on the page follows the machine by itself; its next look is not answered.
  const poll = page.waitForRequest('**/jhv/user-resource/vm/list');
  const release = await hold(page, '/user-resource/vm/list');
  await poll;
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  const requested = page.waitForRequest('**/jhv/user-resource/vm/list');
  await refresh.click();
  await requested;
  release();
});

test('a machine that somebody else stops while several are asked about is left out', async ({
  customer: page,
  site,
}) => {
  const runner = await findVm(site, 'ci-runner');
  const web1 = await findVm(site, 'web-1');
  await page.goto('/app/compute?location=jhv');
  await page.getByRole('checkbox', { name: 'Select web-1' }).check();
  await page.getByRole('checkbox', { name: 'Select web-2' }).check();
  // A machine that starts is followed, and with it the list of its location.
  await site.otherUser('startVm', { location: runner.location }, { uuid: runner.uuid });
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expectStatus(page.getByRole('row', { name: /ci-runner/ }), 'Starting');
  const strip = page.getByRole('group', { name: 'Actions for the selected rows' });
  await strip.getByRole('button', { name: 'Stop' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Stop 2 virtual machines' })).toBeVisible();

  await site.otherUser('stopVm', { location: web1.location }, { uuid: web1.uuid, force: true });
  await dialog.getByText('1 selected is left out').click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'web-1' })).toContainText('Wait until');
  const sent = changesSent(page);
  await dialog.getByRole('button', { name: 'Stop 1 virtual machine' }).click();
  await expect(dialogOf(page)).toContainText('1 succeeded · 1 left out');
  expect(sent).toEqual(['POST /jhv/user-resource/vm/stop']);
});
