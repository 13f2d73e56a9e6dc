import type { Page } from '@playwright/test';
import { expect, test, type Site } from './harness.js';
import { act, dialogOf, expectStatus, findVm, nameNewVm, openVm, publicKey, submitOf, toast, typeName } from './vms.js';

interface Failure {
  operationId: string;
  /** The documented message (specification: account and billing, section 8; infrastructure, section 8). */
  message: string;
  /** Where the failure is said: where the action was. */
  place: 'page' | 'dialog';
  /** How the action is done. */
  attempt: (page: Page, site: Site) => Promise<void>;
  /** What shows that the retry worked. */
  done: (page: Page) => Promise<void>;
}

const message = (text: string) => (page: Page) => expect(toast(page, text)).toBeVisible();

/** One for each way in which something is asked; what every other call says is the contract's, and tested there. */
const failures: Failure[] = [
  {
    operationId: 'createVm',
    message: 'There was an error while creating your resource',
    place: 'page',
    async attempt(page) {
      await page.goto('/app/compute/create');
      await page.getByLabel('SSH key').fill(publicKey);
      await page.getByRole('button', { name: 'Create virtual machine' }).click();
    },
    done: message('ubuntu-jhv-1 is being created'),
  },
  {
    operationId: 'startVm',
    message: 'Failed to start virtual machine',
    place: 'page',
    async attempt(page, site) {
      await openVm(page, site, 'ci-runner');
      await page.getByRole('button', { name: 'Start', exact: true }).click();
    },
    done: message('Starting ci-runner'),
  },
  {
    operationId: 'stopVm',
    message: 'Failed to stop virtual machine',
    place: 'dialog',
    async attempt(page, site) {
      await openVm(page, site, 'web-1');
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await submitOf(dialogOf(page)).click();
    },
    done: message('Stopping web-1'),
  },
  {
    operationId: 'updateVm',
    message: 'Failed to update virtual machine',
    place: 'dialog',
    async attempt(page, site) {
      await openVm(page, site, 'ci-runner');
      const dialog = await act(page, 'Resize');
      await dialog.getByRole('radio', { name: '4 vCPU, 8 GB memory' }).check();
      await submitOf(dialog).click();
    },
    done: message('Resized ci-runner'),
  },
  {
    operationId: 'addDisk',
    message: 'Failed to add disk to VM',
    place: 'dialog',
    async attempt(page, site) {
      await openVm(page, site, 'web-1');
      await submitOf(await act(page, 'Add disk')).click();
    },
    done: message('Added a disk to web-1'),
  },
  {
    operationId: 'deleteVm',
    message: 'Error performing action',
    place: 'dialog',
    async attempt(page, site) {
      await openVm(page, site, 'web-1');
      const dialog = await act(page, 'Delete');
      await typeName(dialog, 'web-1');
      await submitOf(dialog).click();
    },
    done: message('Deleted web-1'),
  },
];

for (const { operationId, message, place, attempt, done } of failures) {
  test(`${operationId} that fails says “${message}” where it was asked for, and works on a retry`, async ({
    customer: page,
    site,
  }) => {
    await site.faults({ operationId, status: 500, times: 1 });
    await attempt(page, site);
    const where = place === 'dialog' ? dialogOf(page) : page.getByRole('main');
    const alert = where.getByRole('alert').filter({ hasText: message });
    await expect(alert).toContainText('(HTTP 500)');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await done(page);
    await expect(alert).toBeHidden();
  });
}

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
  {
    name: 'HTML where JSON was expected',
    fault: { status: 200, body: '<html><body>Maintenance</body></html>' },
    says: /Bad Gateway/,
  },
  { name: 'a body cut short', fault: { status: 500, body: '{"message": "half of it' }, says: /half of it/ },
];

test('an action says what it was answered with, and can be tried again', async ({ customer: page, site }) => {
  await openVm(page, site, 'ci-runner');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to start virtual machine' });
  for (const { name, fault, says, final } of answers) {
    await test.step(name, async () => {
      await site.faults({ operationId: 'startVm', times: 1, ...fault });
      await start.click();
      await expect(alert).toContainText(says);
      await expectStatus(page, 'Stopped');
      const retry = alert.getByRole('button', { name: 'Retry' });
      if (final) await expect(retry).toBeHidden();
      await (final ? start : retry).click();
      await expectStatus(page, 'Starting');
      await expect(alert).toBeHidden();
      // The page says so before the server has been told.
      await expect.poll(async () => (await findVm(site, 'ci-runner')).status).toBe('starting');
      await site.reset();
      await page.reload();
      await expectStatus(page, 'Stopped');
    });
  }
});

test('a server that cannot be reached is told apart from one that refuses', async ({ customer: page, site }) => {
  await openVm(page, site, 'ci-runner');
  await page.route('**/vm/start', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to start virtual machine' });
  await expect(alert).toContainText('Failed to connect to server');
  await page.unroute('**/vm/start');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expectStatus(page, 'Starting');
});

test('a list that is cut short leaves the page alive, and comes with a retry', async ({ customer: page, site }) => {
  await site.faults({ path: '/tll/user-resource/vm/list', body: '{"uuid": 7, "storage":' });
  await page.goto('/app/compute?all=1');
  const alert = page.getByRole('alert').filter({ hasText: 'The virtual machines in Tallinn could not be loaded' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(11);
  await site.faults();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(14);
});

test('machines that break the contract are shown as far as they can be, in the list and alone', async ({
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
});

test('a list that is no list at all leaves the page alive', async ({ customer: page, site }) => {
  await site.faults({ operationId: 'listVms', body: { unexpected: true } });
  await page.goto('/app/compute');
  await expect(page.getByRole('table', { name: 'Virtual machines' })).toBeVisible();
  await site.faults();
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'api' })).toBeVisible();
});

test('a machine that is not there says so and leads back to the list', async ({ customer: page }) => {
  await page.goto('/app/compute/vm/jhv/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machine not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
});

test('the parts of the create screen fail one by one, each with its retry', async ({ customer: page, site }) => {
  await site.faults({ operationId: 'listHostPools', status: 500 }, { operationId: 'getPricing', status: 500 });
  await page.goto('/app/compute/create');
  const pools = page.getByRole('alert').filter({ hasText: 'Failed to list host pools' });
  const prices = page.getByRole('alert').filter({ hasText: 'Failed to load the prices' });
  await expect(pools).toBeVisible();
  await expect(prices).toBeVisible();
  await nameNewVm(page, 'kept');
  await site.faults();
  await pools.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /Host pool/ })).toBeVisible();
  await prices.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('€');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('kept');
});
