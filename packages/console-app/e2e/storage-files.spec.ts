import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Bucket } from '@livery/api/generated/types';
import {
  changeSiteConfig,
  chooseByKeys,
  expect,
  fetchResponse,
  holdRequests,
  lose,
  scrollsSideways,
  tabTo,
  test,
  untilIdle,
} from './harness.js';
import { rowOf } from './network.js';
import { allowAccess, bucket, keysIn, openFiles, uploads } from './storage.js';
import { changesSent, dialogOf, subtitle, toast } from './vms.js';

async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions of ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const upload = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Files to upload').setInputFiles(files);

const textFile = (name: string, content = 'hello') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** Makes a folder of text files, by their paths. The browser reads them when it sends them. */
async function withFolder(files: Record<string, string>, work: (parent: string) => Promise<void>): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'livery-folder-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(parent, path)), { recursive: true });
    writeFileSync(join(parent, path), content);
  }
  await work(parent).finally(() => rmSync(parent, { recursive: true, force: true }));
}

const bigSize = 17 * 2 ** 20;

/** A real file, which keeps its date: the same one can be chosen again. */
async function withBigFile(work: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-file-'));
  const path = join(folder, 'film.bin');
  writeFileSync(path, Buffer.alloc(bigSize, 7));
  await work(path).finally(() => rmSync(folder, { recursive: true, force: true }));
}

test('a bucket that does not let the console in says so; its button waits for the network, says why, and lets it in', async ({
  customer: page,
  context,
  site,
}) => {
  await page.goto(`/app/storage/bucket/${bucket}?tab=files`);
  await expect(page.getByText('This bucket does not let the console show its files')).toBeVisible();
  await expect(page.getByText(site.origin).first()).toBeVisible();
  const allow = page.getByRole('button', { name: 'Allow browser access' });
  await expect(allow).toBeEnabled();
  await context.setOffline(true);
  await expect(allow).toBeDisabled();
  await expect(allow).toHaveAccessibleDescription('No connection');
  await context.setOffline(false);
  await expect(allow).toBeEnabled();
  await allow.click();
  await expect(page.getByRole('link', { name: 'logo.svg' })).toBeVisible();
  const { allowed_origins } = await site.call<{ allowed_origins: string[] }>(`/storage/bucket?name=${bucket}`);
  expect(allowed_origins).toContain('https://shop.tamm-partners.example');
  expect(allowed_origins).toContain(site.origin);
});

test('where the storage does not say which origins are allowed, nothing replaces them unasked', async ({
  customer: page,
}) => {
  const sent = changesSent(page);
  const untold = ({ allowed_origins: _, ...told }: Bucket): Omit<Bucket, 'allowed_origins'> => told;
  await page.route(/\/v1\/storage\/bucket(\/list|\?.*)?$/, async (route) => {
    const response = await fetchResponse(route);
    const body = (await response.json()) as Bucket | Bucket[];
    await route.fulfill({ response, json: Array.isArray(body) ? body.map(untold) : untold(body) });
  });
  await page.goto(`/app/storage/bucket/${bucket}?tab=files`);
  await expect(page.getByText('This bucket does not let the console show its files')).toBeVisible();
  await expect(page.getByText('What you save replaces them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Allow browser access' })).toBeHidden();
  await page.getByRole('link', { name: 'Change allowed origins' }).click();
  await expect(page.getByRole('heading', { name: 'Allowed origins' })).toBeVisible();
  await expect(page.getByText('What you save replaces them.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('without a key one is made here; where its answer was lost, it is looked for and none is made twice', async ({
  customer: page,
  site,
}) => {
  await allowAccess(site);
  for (const { accessKey } of await keysIn(site)) await site.otherUser('deleteS3Key', {}, { accessKey });
  await page.goto(`/app/storage/bucket/${bucket}?tab=files`);
  await expect(page.getByText('There is no S3 key')).toBeVisible();
  await lose(page, 'storage/user/keys');
  await page.getByRole('button', { name: 'Create S3 key' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'It may have been created all the same' });
  await alert.getByRole('link', { name: 'Look whether it is there' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'logo.svg' })).toBeVisible();
  expect(await keysIn(site)).toHaveLength(1);
});

test('folders open, lead back and stay in the address; columns sort; a search shows what is loaded while the storage looks for beginnings', async ({
  customer: page,
  site,
}) => {
  await allowAccess(site);
  await openFiles(page);
  await page.getByRole('link', { name: 'products', exact: true }).click();
  await page.getByRole('link', { name: 'thumbnails', exact: true }).click();
  await expect(page).toHaveURL(/prefix=products%2Fthumbnails%2F/);
  await expect(page.getByRole('link', { name: 'sofa-linen.png' })).toBeVisible();
  await page.reload();
  await page.getByRole('navigation', { name: 'Folder' }).getByRole('link', { name: 'products' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(4);
  await page.getByRole('button', { name: 'Size', exact: true }).click();
  await expect(page.getByRole('rowheader').nth(1)).toContainText('lamp-steel.png');
  const release = await holdRequests(page, /prefix=products%2Flamp-/);
  const answered = page.waitForResponse(/prefix=products%2Flamp-/);
  await page.getByRole('searchbox', { name: 'Search this folder' }).fill('lamp-');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  release();
  await answered;
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test('uploads what is chosen or dropped, replaces only when told to, and downloads it; what fails is sent again, or by a retry; at 320 px nothing is too wide', async ({
  customer: page,
  site,
}) => {
  await allowAccess(site);
  await openFiles(page, bucket, { prefix: 'catalogue/' });
  await upload(page, [textFile('a.txt'), textFile('b.txt')]);
  await expect(uploads(page)).toContainText('Uploaded 2 files');
  await expect(rowOf(page, 'a.txt')).toContainText('5 bytes');
  await upload(page, [textFile('a.txt', 'another')]);
  await expect(dialogOf(page)).toContainText('What is in them now is lost');
  await dialogOf(page).getByRole('button', { name: 'Replace' }).click();
  await expect(rowOf(page, 'a.txt')).toContainText('7 bytes');
  const downloading = page.waitForEvent('download');
  await actOn(page, 'a.txt', 'Download');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('a.txt');

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['dropped'], 'dropped.txt', { type: 'text/plain' }));
    return data;
  });
  const table = page.getByRole('table', { name: 'Files' });
  await table.dispatchEvent('dragover', { dataTransfer: dropped });
  await table.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('link', { name: 'dropped.txt' })).toBeVisible();

  const refused = { path: `/s3/${bucket}/catalogue/refused.txt`, method: 'PUT' };
  await site.faults({ ...refused, status: 403 });
  await upload(page, [textFile('refused.txt')]);
  await expect(uploads(page)).toContainText('Access Denied');
  await site.faults({ ...refused, status: 503, times: 1 });
  await uploads(page).getByRole('button', { name: 'Retry refused.txt' }).click();
  await expect(page.getByRole('link', { name: 'refused.txt' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 568 });
  const long = 'a-name-that-is-quite-long-for-a-small-screen-to-show-in-a-line.txt';
  await upload(page, [textFile(long)]);
  await expect(page.getByRole('link', { name: long })).toBeVisible();
  await expect(uploads(page)).toBeVisible();
  await untilIdle(page);
  expect(await scrollsSideways(page)).toBe(false);
});

test('a folder that is chosen keeps its folders, asks before it replaces files below it, and replaces none that are skipped', async ({
  customer: page,
  site,
}) => {
  await allowAccess(site);
  await openFiles(page);
  const files = {
    'products/thumbnails/lamp-oak.png': 'another',
    'products/thumbnails/new.txt': 'new',
    'products/one.txt': '1',
    'products/2025/two.txt': '2',
  };
  await withFolder(files, async (parent) => {
    await page.getByLabel('Folder to upload').setInputFiles(join(parent, 'products'));
    await expect(dialogOf(page)).toContainText('products/thumbnails/lamp-oak.png');
    await expect(dialogOf(page)).not.toContainText('new.txt');
    await dialogOf(page).getByRole('button', { name: 'Skip these' }).click();
    await expect(uploads(page)).toContainText('Uploaded 3 files');
  });
  await page.getByRole('link', { name: 'products', exact: true }).click();
  await expect(page.getByRole('link', { name: 'one.txt' })).toBeVisible();
  await page.getByRole('link', { name: 'thumbnails', exact: true }).click();
  await expect(page.getByRole('link', { name: 'new.txt' })).toBeVisible();
  await expect(rowOf(page, 'lamp-oak.png')).toContainText('17.8 kB');
  await page.getByRole('navigation', { name: 'Folder' }).getByRole('link', { name: 'products' }).click();
  await page.getByRole('link', { name: '2025', exact: true }).click();
  await expect(page.getByRole('link', { name: 'two.txt' })).toBeVisible();
});

test('an upload, a new folder and a new name are compared with the whole folder while a search is typed; a folder is made, a file in it renamed by the keyboard, and the folder moved', async ({
  customer: page,
  site,
}) => {
  await allowAccess(site);
  await openFiles(page, bucket, { prefix: 'products/', q: 'sofa' });
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await upload(page, [textFile('lamp-steel.png')]);
  await expect(dialogOf(page)).toContainText('lamp-steel.png');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(uploads(page)).toBeHidden();
  await actOn(page, 'sofa-linen.png', 'Rename');
  await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill('lamp-oak.png');
  await dialogOf(page).getByRole('button', { name: 'Rename' }).click();
  await expect(dialogOf(page)).toContainText('There is something of this name here already');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New folder' }).click();
  const folder = dialogOf(page).getByRole('textbox', { name: 'Name of the folder' });
  await folder.fill('thumbnails');
  await dialogOf(page).getByRole('button', { name: 'Create folder' }).click();
  await expect(dialogOf(page)).toContainText('There is something of this name here already');
  await folder.fill('drafts');
  await dialogOf(page).getByRole('button', { name: 'Create folder' }).click();
  await expect(dialogOf(page)).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search this folder' }).clear();
  await page.getByRole('link', { name: 'drafts', exact: true }).click();
  await upload(page, [textFile('a.txt')]);
  await expect(page.getByRole('link', { name: 'a.txt' })).toBeVisible();
  await chooseByKeys(page, /^Actions of a\.txt/, 'ren');
  await expect(dialogOf(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('õ & b.txt');
  // What does not come along is found out first, and said before it is done.
  await expect(dialogOf(page).getByRole('button', { name: 'Rename' })).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Renamed a.txt')).toBeVisible();
  await expect(page.getByRole('link', { name: 'õ & b.txt' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Folder' }).getByRole('link', { name: 'products' }).click();
  await actOn(page, 'drafts', 'Move');
  await dialogOf(page).getByRole('textbox', { name: 'To the folder' }).fill('archive/2025');
  await dialogOf(page).getByRole('button', { name: 'Move' }).click();
  await expect(dialogOf(page)).toContainText('2 succeeded');
  await dialogOf(page).getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation', { name: 'Folder' }).getByRole('link', { name: bucket }).click();
  for (const name of ['archive', '2025', 'drafts']) await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('link', { name: 'õ & b.txt' })).toBeVisible();
});

test('a file above the limit of the site is not uploaded, and the limit is told in a unit that fits it', async ({
  customer: page,
  site,
}) => {
  await changeSiteConfig(page, () => ({ maxUploadSizeMb: 1 }));
  await allowAccess(site);
  await page.goto(`/app/storage/bucket/${bucket}`);
  await expect(subtitle(page, 'Largest upload')).toHaveText('1 MB');
  await page.getByRole('tab', { name: 'Files' }).click();
  await expect(page.getByRole('navigation', { name: 'Folder' })).toBeVisible();
  const large = { name: 'large.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(2 ** 20 + 1) };
  await upload(page, [large, textFile('small.txt')]);
  await expect(uploads(page)).toContainText('The file is larger than 1 MB');
  await expect(page.getByRole('link', { name: 'small.txt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'large.bin' })).toBeHidden();
});

test('offline nothing is uploaded or changed, and what would change something says why; after that a file is deleted by the keyboard', async ({
  customer: page,
  context,
  site,
}) => {
  await allowAccess(site);
  await openFiles(page);
  await actOn(page, 'logo.svg', 'Rename');
  await dialogOf(page).getByRole('textbox', { name: 'Name' }).fill('mark.svg');
  await context.setOffline(true);
  await expect(dialogOf(page).getByRole('button', { name: 'Rename' })).toHaveAccessibleDescription('No connection');
  await dialogOf(page).getByRole('textbox', { name: 'Name' }).press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await actOn(page, 'logo.svg', 'Delete');
  await expect(dialogOf(page).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('No connection');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Upload files' })).toHaveAccessibleDescription('No connection');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Upload files' })).not.toHaveAccessibleDescription('No connection');
  await upload(page, [textFile('a.txt')]);
  await expect(page.getByRole('link', { name: 'a.txt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'logo.svg' })).toBeVisible();
  // From before the list: Firefox does not let a page that is steered go round by way of its toolbar.
  await page.getByRole('button', { name: 'Upload files' }).focus();
  await chooseByKeys(page, /^Actions of logo\.svg/, 'del');
  await expect(page.getByRole('alertdialog')).toContainText('logo.svg');
  await tabTo(page, /^Delete$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'logo.svg' })).toBeHidden();
});

test('a large file goes in parts, is paused, survives a reload, and goes on where it was', async ({
  customer: page,
  site,
}) => {
  test.slow();
  await allowAccess(site);
  await openFiles(page);
  const parts: string[] = [];
  page.on('requestfinished', (request) => {
    const part = new URL(request.url()).searchParams.get('partNumber');
    if (part && request.method() === 'PUT') parts.push(part);
  });
  // The first part arrives; the others are on their way when the page is left.
  await page.route(/partNumber=[23]/, () => undefined);
  await withBigFile(async (path) => {
    const first = page.waitForResponse((response) => response.url().includes('partNumber=1'));
    await page.getByLabel('Files to upload').setInputFiles(path);
    await first;
    await uploads(page).getByRole('button', { name: 'Pause film.bin' }).click();
    await expect(uploads(page)).toContainText('Paused');
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(uploads(page)).toContainText('Paused');
    await openFiles(page);
    await expect(page.getByText('These uploads were interrupted')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByLabel('Files to upload').setInputFiles(path);
    await expect(uploads(page)).toContainText('Uploaded 1 file');
  });
  await expect.poll(() => parts.toSorted()).toEqual(['1', '2', '3']);
  await expect(rowOf(page, 'film.bin')).toContainText('17 MB');
});

test('files that are moved replace none of the same name unasked; those that are skipped stay', async ({
  customer: page,
  site,
}) => {
  await allowAccess(site);
  await openFiles(page, bucket, { prefix: 'products/thumbnails/' });
  await upload(page, [textFile('new.txt')]);
  await expect(page.getByRole('link', { name: 'new.txt' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select lamp-oak.png' }).check();
  await page.getByRole('checkbox', { name: 'Select new.txt' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await dialogOf(page).getByRole('textbox', { name: 'To the folder' }).fill('products');
  await site.faults({ path: `/s3/${bucket}/`, method: 'GET', status: 500, body: { message: 'IOException' }, times: 1 });
  const move = dialogOf(page).getByRole('button', { name: 'Move' });
  await move.click();
  await expect(dialogOf(page)).toContainText('IOException');
  await move.click();
  await expect(dialogOf(page)).toContainText('Replace files that are there?');
  await expect(dialogOf(page).getByRole('listitem')).toHaveText('lamp-oak.png');
  await dialogOf(page).getByRole('button', { name: 'Skip these' }).click();
  await expect(toast(page, 'Moved new.txt')).toBeVisible();
  await expect(page.getByRole('link', { name: 'new.txt' })).toBeHidden();
  await expect(rowOf(page, 'lamp-oak.png')).toContainText('17.8 kB');
  await page.getByRole('navigation', { name: 'Folder' }).getByRole('link', { name: 'products' }).click();
  await expect(rowOf(page, 'new.txt')).toContainText('5 bytes');
  await expect(rowOf(page, 'lamp-oak.png')).toContainText('80.2 kB');
});

test('deletes many and tells of each; what the storage says shows in its own words', async ({
  customer: page,
  site,
}) => {
  await allowAccess(site);
  await openFiles(page);
  await page.getByRole('checkbox', { name: 'Select products' }).check();
  await page.getByRole('checkbox', { name: 'Select index.html' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialogOf(page)).toContainText('Folders go with everything that is in them');
  await site.faults({ path: `/s3/${bucket}/`, method: 'POST', status: 403, body: { message: 'Locked' }, times: 1 });
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(dialogOf(page)).toContainText('Failed to delete files');
  await expect(dialogOf(page)).toContainText('Locked');
  await dialogOf(page).getByRole('button', { name: 'Retry failed (7)' }).click();
  await expect(dialogOf(page)).toContainText('7 succeeded');
  await expect(dialogOf(page)).toContainText('products/thumbnails/lamp-oak.png');
  await dialogOf(page).getByRole('contentinfo').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await site.faults({ path: `/s3/${bucket}/`, method: 'GET', status: 500, body: { message: 'IOException' }, times: 1 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'IOException' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toBeHidden();
});

test('shows pictures, text and PDF with what is known of the file; a link says when it ends, and anybody can read the file at it', async ({
  customer: page,
  site,
}) => {
  await allowAccess(site);
  await openFiles(page);
  await actOn(page, 'logo.svg', 'Get link');
  await expect(dialogOf(page)).toContainText('Whoever has this link can read the file until');
  const address = await dialogOf(page).getByText(/^http/).textContent();
  const response = await fetch(address ?? '');
  expect([response.status, (await response.text()).slice(0, 4)]).toEqual([200, '<svg']);
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();

  await page.getByRole('link', { name: 'logo.svg' }).click();
  const picture = dialogOf(page).getByRole('img', { name: 'logo.svg' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(dialogOf(page)).toContainText('image/svg+xml');
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'catalogue', exact: true }).click();
  await page.getByRole('link', { name: 'price list.txt' }).click();
  await expect(dialogOf(page).getByRole('region', { name: 'Content of price list.txt' })).toContainText(/lamp|sofa/);
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialogOf(page)).toBeHidden();
  await page.getByRole('link', { name: 'spring.pdf' }).click();
  await expect(dialogOf(page).locator('iframe')).toHaveAttribute('src', /^blob:/);
});

test('a hundred thousand files are loaded in steps and found by their beginning', async ({ customer: page, site }) => {
  test.slow();
  await site.reset('large');
  await allowAccess(site, 'sensor-readings');
  await openFiles(page, 'sensor-readings');
  await expect(page.getByText('The first 10,000 are loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('The first 20,000 are loaded')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search this folder' }).fill('reading-09999');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
});
