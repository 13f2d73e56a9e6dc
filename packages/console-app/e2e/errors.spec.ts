import type { Page } from '@playwright/test';
import { expect, fastForwardUntil, test } from './harness.js';

const list = '/jhv/user-resource/vm/list';
const failed = 'The virtual machines in Jõhvi could not be loaded';
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: failed });
const table = (page: Page) => page.getByRole('table', { name: 'Virtual machines' });

/** Counts the reads of the list that fails. */
function countReads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(list)) count += 1;
  });
  return () => count;
}

/** The list stands with what the other locations answered, and Retry gets the rest. */
async function retryGetsTheRest(page: Page): Promise<void> {
  await expect(table(page).getByRole('row')).not.toHaveCount(1);
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(alert(page)).toBeHidden();
  await expect(table(page).getByRole('cell', { name: 'Jõhvi' }).first()).toBeVisible();
}

interface Row {
  name: string;
  status?: number;
  body?: unknown;
  says: string | RegExp;
}

const atOnce: Row[] = [
  { name: 'a gateway that waited too long', status: 504, says: '(HTTP 504)' },
  {
    name: 'an errors.Error',
    status: 500,
    body: { errors: { Error: 'Hosts are away' }, correlation_id: 'c0ffee' },
    says: 'Hosts are away [c0ffee] (HTTP 500)',
  },
  { name: 'a message', status: 500, body: { message: 'IOException' }, says: 'IOException (HTTP 500)' },
  {
    name: 'a server error',
    status: 500,
    body: { message: 'Cannot read pool', stack: 'Error: at /srv/pool.js:1', correlation_id: 'c-2' },
    says: 'Cannot read pool [c-2] (HTTP 500)',
  },
  { name: 'a body without a known shape', status: 503, body: { code: 7 }, says: '{"code":7} (HTTP 503)' },
  { name: 'malformed JSON', body: '{"uuid": 7, "storage":', says: 'The answer was not JSON: {"uuid": 7, "storage":' },
  { name: 'JSON that is no list', body: { unexpected: true }, says: 'The answer was not a list' },
];

test('what a list is answered with is said at once, and Retry gets the list, but for a refusal, which it would not help', async ({
  customer: page,
  site,
}) => {
  const reads = countReads(page);
  const retry = () => alert(page).getByRole('button', { name: 'Retry' }).click();
  for (const [index, { name, says, ...fault }] of atOnce.entries()) {
    await test.step(name, async () => {
      await site.faults({ path: list, ...fault });
      if (index === 0) await page.goto('/app/compute');
      else await retry();
      await expect(alert(page)).toContainText(says);
      expect(reads()).toBe(index + 1);
      await expect(page.locator('body')).not.toContainText('/srv/pool.js');
    });
  }
  await site.faults();
  await retryGetsTheRest(page);
  await site.faults({ path: list, status: 403 });
  await page.goto('/app/compute');
  await expect(alert(page)).toContainText(/Forbidden \[[\w-]+\] \(HTTP 403\)/);
  await expect(alert(page).getByRole('button', { name: 'Retry' })).toBeHidden();
});

const afterRetries: (Omit<Row, 'status'> & { status?: number; network?: true })[] = [
  { name: 'a bad gateway', status: 502, says: 'Bad Gateway (HTTP 502)' },
  {
    name: 'a page where JSON was expected',
    status: 200,
    body: '<html><body><h1>Welcome</h1></body></html>',
    says: 'Bad Gateway (HTTP 502)',
  },
  { name: 'a connection that fails', network: true, says: 'Failed to connect to server' },
];

test('a bad gateway, a page where JSON was expected and a failing connection are tried three times more, then said; Retry gets the list, and what passes is never seen', async ({
  customer: page,
  site,
}) => {
  await page.clock.install();
  const reads = countReads(page);
  for (const { name, says, ...fault } of afterRetries) {
    await test.step(name, async () => {
      await site.faults({ path: list, ...fault });
      const before = reads();
      await page.goto('/app/compute');
      await fastForwardUntil(page, () => alert(page).isVisible());
      await expect(alert(page)).toContainText(says);
      expect(reads() - before).toBe(4);
      await site.faults();
      await retryGetsTheRest(page);
    });
  }
  await site.faults({ path: list, status: 502, times: 2 });
  await page.goto('/app/compute');
  await fastForwardUntil(page, () => table(page).getByRole('cell', { name: 'Jõhvi' }).first().isVisible());
  await expect(alert(page)).toBeHidden();
});

test.describe('in Estonian', () => {
  const speakEstonian = (page: Page) => page.addInitScript(() => localStorage.setItem('livery.language', 'et'));
  const noConnection = 'Serveriga ei õnnestunud ühendust luua';

  test('a list says what came instead; a server’s own message stays as it is', async ({ customer: page, site }) => {
    await speakEstonian(page);
    for (const [index, [says, fault]] of (
      [
        ['Vastus ei olnud JSON: {"uuid"', { body: '{"uuid"' }],
        ['Vastus ei olnud loend', { body: {} }],
        ['Hosts are away (HTTP 500)', { status: 500, body: { message: 'Hosts are away' } }],
      ] as const
    ).entries()) {
      await site.faults({ path: list, ...fault });
      if (index === 0) await page.goto('/app/compute');
      else await page.getByRole('alert').getByRole('button', { name: 'Proovi uuesti' }).click();
      await expect(page.getByRole('alert')).toContainText(says);
    }
  });

  test('the screen that stands for the whole console says that there is no connection', async ({ page, site }) => {
    await page.clock.install();
    await speakEstonian(page);
    await site.faults({ operationId: 'getUiConfig', network: true });
    await page.goto('/app/');
    await fastForwardUntil(page, () => page.getByRole('alert').isVisible());
    await expect(page.getByRole('alert')).toContainText(noConnection);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Midagi läks valesti');
    await site.faults();
    await page.getByRole('button', { name: 'Laadi leht uuesti' }).click();
    await expect(page.getByLabel('API-võti')).toBeVisible();
  });

  test('an unpublished version is marked', async ({ page, site: _ }) => {
    await speakEstonian(page);
    await page.addInitScript(() => localStorage.setItem('livery.apiKey', '"admin"'));
    await page.goto('/app/compute/create?osName=ubuntu');
    await page.getByRole('button', { name: /Versioon/ }).click();
    await expect(page.getByRole('option', { name: '(avaldamata)' })).toBeVisible();
    await expect(page.getByRole('option', { name: '(unpublished)' })).toHaveCount(0);
  });
});

test('rows of another shape show what they can; the mismatch is reported once', async ({ customer: page, site }) => {
  await page.clock.install();
  const mismatches: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('does not match the contract')) mismatches.push(message.text());
  });
  const row = {
    uuid: '5d1f8a52-0d6c-4a55-9a33-1a2b3c4d5e6f',
    name: 'half-known',
    status: 'running',
    vcpu: 'two',
    storage: null,
  };
  // Three locations answer alike: one operation, one field, one report.
  await site.faults({ operationId: 'listVms', body: [row, null] });
  await page.goto('/app/compute');
  await expect(table(page).getByText('half-known').first()).toBeVisible();
  const ofVcpu = () => mismatches.filter((text) => text.includes('vcpu')).length;
  await fastForwardUntil(page, async () => ofVcpu() > 0);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const read = page.waitForResponse(`**${list}`);
  await page.clock.fastForward('10:00');
  await page.getByRole('link', { name: 'Compute' }).click();
  await read;
  await expect(table(page).getByText('half-known').first()).toBeVisible();
  await page.clock.fastForward('00:10');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(ofVcpu()).toBe(1);
  expect(mismatches.join('\n')).not.toContain('half-known');
});
