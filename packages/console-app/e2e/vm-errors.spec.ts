import { expect, test } from './harness.js';
import { act, dialogOf, expectStatus, findVm, nameNewVm, openVm, publicKey, submitOf, toast, typeName } from './vms.js';

test('what fails says so where it was asked for, in its documented words, and works on a retry: create, resize, add a disk, stop and delete', async ({
  customer: page,
  site,
}) => {
  const dialog = dialogOf(page);
  /** Fails once, and is done by the retry (messages: account and billing, section 8; infrastructure, section 8). */
  const failOnce = async (operationId: string, message: string, attempt: () => Promise<void>, done: string) =>
    test.step(operationId, async () => {
      await site.faults({ operationId, status: 500, times: 1 });
      await attempt();
      const where = operationId === 'createVm' ? page.getByRole('main') : dialog;
      const alert = where.getByRole('alert').filter({ hasText: message });
      await expect(alert).toContainText('(HTTP 500)');
      // A refusal was not done.
      await expect(alert).not.toContainText('It may have been created all the same');
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(toast(page, done)).toBeVisible();
      await expect(alert).toBeHidden();
    });
  const submit = () => submitOf(dialog).click();

  await page.goto('/app/compute/create');
  await page.getByLabel('SSH key').fill(publicKey);
  await nameNewVm(page, 'shop');
  const create = () => page.getByRole('button', { name: 'Create virtual machine' }).click();
  await failOnce('createVm', 'There was an error while creating your resource', create, 'shop is being created');

  await page.getByRole('navigation').getByRole('link', { name: 'Compute' }).click();
  await page.getByRole('link', { name: 'ci-runner', exact: true }).click();
  const resize = async () => {
    await act(page, 'Resize');
    await dialog.getByRole('radio', { name: '4 vCPU, 8 GB memory' }).check();
    await submit();
  };
  await failOnce('updateVm', 'Failed to update virtual machine', resize, 'Resized ci-runner');
  await expect(dialog).toBeHidden();
  const addDisk = async () => {
    await act(page, 'Add disk');
    await submit();
  };
  await failOnce('addDisk', 'Failed to add disk to VM', addDisk, 'Added a disk to ci-runner');
  await expect(dialog).toBeHidden();

  await page.getByRole('navigation').getByRole('link', { name: 'Compute' }).click();
  await page.getByRole('link', { name: 'db-1', exact: true }).click();
  const stop = async () => {
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await submit();
  };
  await failOnce('stopVm', 'Failed to stop virtual machine', stop, 'Stopping db-1');
  await expect(dialog).toBeHidden();
  await site.advance(10);
  await expectStatus(page, 'Stopped');
  const remove = async () => {
    await act(page, 'Delete');
    await typeName(dialog, 'db-1');
    await submit();
  };
  await failOnce('deleteVm', 'Error performing action', remove, 'Deleted db-1');
});

interface AnswerClass {
  name: string;
  fault: { status?: number; body?: unknown };
  says: RegExp;
  /** Another try of the very same cannot help: what was refused has to change first. */
  final?: true;
}

const answers: AnswerClass[] = [
  {
    name: 'a message',
    fault: { status: 400, body: { message: 'The host is unknown', correlation_id: 'c-17' } },
    says: /The host is unknown \[c-17\] \(HTTP 400\)/,
    final: true,
  },
  { name: 'a conflict', fault: { status: 409, body: { message: 'The host is busy' } }, says: /busy \(HTTP 409\)/ },
  { name: 'a refusal of rights', fault: { status: 403 }, says: /Forbidden.*\(HTTP 403\)/, final: true },
  {
    name: 'a stack',
    fault: { status: 500, body: { message: 'Unhandled', stack: 'at x', correlation_id: 'c-18' } },
    says: /Unhandled \[c-18\] \(HTTP 500\)/,
  },
  { name: 'a timeout', fault: { status: 504 }, says: /504/ },
  { name: 'a gateway’s page', fault: { status: 502 }, says: /502/ },
  // Not after another gateway's page: each answer is told from the one before.
  { name: 'a body cut short', fault: { status: 500, body: '{"message": "half of it' }, says: /half of it/ },
  {
    name: 'HTML where JSON was expected',
    fault: { status: 200, body: '<html><body>Maintenance</body></html>' },
    says: /Bad Gateway/,
  },
];

test('an action says what it was answered with, also that no server was reached, and can be tried again', async ({
  customer: page,
  site,
}) => {
  await openVm(page, site, 'ci-runner');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to start virtual machine' });
  const retry = alert.getByRole('button', { name: 'Retry' });
  await page.route('**/vm/start', (route) => route.abort('connectionrefused'));
  await start.click();
  await expect(alert).toContainText('Failed to connect to server');
  await page.unroute('**/vm/start');
  let again = retry;
  for (const { name, fault, says, final } of answers) {
    await test.step(name, async () => {
      await site.faults({ operationId: 'startVm', times: 1, ...fault });
      await again.click();
      await expect(alert).toContainText(says);
      await expectStatus(page, 'Stopped');
      if (final) await expect(retry).toBeHidden();
      again = final ? start : retry;
    });
  }
  await again.click();
  await expectStatus(page, 'Starting');
  await expect(alert).toBeHidden();
  // The page says so before the server has been told.
  await expect.poll(async () => (await findVm(site, 'ci-runner')).status).toBe('starting');
});

test('machines that break the contract are shown as far as they can be, in the list and alone; one that is not there says so and leads back to the list', async ({
  customer: page,
  site,
}) => {
  const odd = { uuid: 'a', name: 'odd', storage: null, status: 'unheard-of' };
  await site.faults({ path: '/jhv/user-resource/vm/list', body: [odd, null, 7] });
  await page.goto('/app/compute?location=jhv');
  const row = page.getByRole('row', { name: /odd/ });
  await expect(row).toContainText('unheard-of');
  await row.getByRole('link', { name: 'odd' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'odd' })).toBeVisible();
  await site.faults();
  await page.goBack();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'web-1' })).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/app/compute/vm/jhv/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machine not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
});
