import { expect, test } from './harness.js';
import { expectStatus, openVm, stop } from './vms.js';

test('a transition goes on over a reload of the page and a restart of the server', async ({ customer: page, site }) => {
  await openVm(page, site, 'web-2');
  await stop(page);
  await page.reload();
  await expectStatus(page, 'Stopping');
  await site.stop();
  await site.start();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'web-2' })).toBeVisible();
  await expectStatus(page, 'Stopping');
  // The clock still stands: nothing but this ends it.
  await site.advance(10);
  await expectStatus(page, 'Stopped');
});
