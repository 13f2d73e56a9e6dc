import { expect, scrollsSideways, tabTo, test } from './harness.js';
import { expectStatus, findVm, publicKey, subtitle, toast } from './vms.js';

/* Here everything moves as it does for most people; in the other journeys nothing does. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('creates a machine on a screen of 320 px, and follows it until it runs', async ({ customer: page, site }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/app/compute');
  await page.getByRole('link', { name: 'Create virtual machine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create virtual machine' })).toBeVisible();
  await page.getByText('Tallinn', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Tallinn' })).toBeChecked();
  await page.getByText('Debian', { exact: true }).click();
  await page.getByText('1 vCPU, 2 GB', { exact: true }).click();
  await page.getByLabel('SSH key').fill(publicKey);
  await page.getByRole('textbox', { name: 'Password' }).fill('Str0ngSecret');
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  const price = page.getByRole('region', { name: 'Price' });
  await price.getByRole('button', { name: 'Show price details' }).click();
  await expect(price.getByText('2 GB memory')).toBeVisible();
  await price.getByRole('button', { name: 'Hide price details' }).click();
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  await expect(toast(page, 'debian-tll-1 is being created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'debian-tll-1' })).toBeVisible();
  await expectStatus(page, 'Creating');
  await expect(page.getByRole('progressbar', { name: 'Creating debian-tll-1' })).toBeVisible();
  await site.advance(20);
  await expectStatus(page, 'Running');
  await expect(subtitle(page, 'Private IPv4')).toContainText('10.20.');
  await expect(subtitle(page, 'Public IPv4')).toContainText('185.31.');
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(await findVm(site, 'debian-tll-1')).toMatchObject({
    location: 'tll',
    os_name: 'debian',
    vcpu: 1,
    memory: 2048,
    username: 'debian',
    billing_account: 1201,
  });
});

test('creates a machine and stops it with the keyboard alone', async ({ customer: page, site }) => {
  await page.goto('/app/compute');
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
  await tabTo(page, /Create virtual machine/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create virtual machine' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, /Jõhvi/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Tallinn' })).toBeChecked();
  await tabTo(page, /Ubuntu/);
  await tabTo(page, /Version/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '24.04' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '22.04' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /SSH key/);
  await page.keyboard.insertText(publicKey);
  await tabTo(page, /^Password/);
  await page.keyboard.insertText('Str0ngSecret');
  await tabTo(page, /^Name/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('by-hand');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'by-hand' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await site.advance(20);
  await expectStatus(page, 'Running');
  await tabTo(page, /^Stop$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Stop by-hand?' })).toBeVisible();
  await tabTo(page, /^Stop$/);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Stopping by-hand')).toBeVisible();
  await expectStatus(page, 'Stopping');
  await site.advance(10);
  await expectStatus(page, 'Stopped');
  expect(await findVm(site, 'by-hand')).toMatchObject({ location: 'tll', os_version: '22.04', status: 'stopped' });
});
