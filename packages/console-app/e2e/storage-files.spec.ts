import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, scrollsSideways, test } from './harness.js';
import { rowOf } from './network.js';
import { allowAccess, bucket, findBucket, openFiles, uploads } from './storage.js';
import { dialogOf, toast } from './vms.js';

async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions of ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const upload = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Files to upload').setInputFiles(files);

const textFile = (name: string, content = 'hello') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** Makes a folder of files, by their paths. The browser reads them when it sends them; chosen again they are the same. */
async function withFolder(
  files: Record<string, string | Buffer>,
  work: (parent: string) => Promise<void>,
): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'livery-folder-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(parent, path)), { recursive: true });
    writeFileSync(join(parent, path), content);
  }
  await work(parent).finally(() => rmSync(parent, { recursive: true, force: true }));
}

test('a bucket that does not let the console in says so, and its button lets it in; offline nothing is allowed or changed; files are uploaded, chosen or dropped, replaced only when told to, and downloaded', async ({
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
  const { allowed_origins } = await findBucket(site, bucket);
  expect(allowed_origins).toContain('https://shop.tamm-partners.example');
  expect(allowed_origins).toContain(site.origin);

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

  await expect(page.getByRole('link', { name: 'logo.svg' })).toBeVisible();
  await page.getByRole('link', { name: 'catalogue', exact: true }).click();
  await expect(page.getByRole('link', { name: 'spring.pdf' })).toBeVisible();
  await upload(page, [textFile('a.txt'), textFile('b.txt')]);
  await expect(uploads(page)).toContainText('Uploaded 2 files');
  await expect(rowOf(page, 'a.txt')).toContainText('5 bytes');
  await upload(page, [textFile('a.txt', 'another')]);
  await expect(dialogOf(page)).toContainText('What is in them now is lost unless the bucket keeps versions');
  await dialogOf(page).getByRole('button', { name: 'Replace' }).click();
  await expect(rowOf(page, 'a.txt')).toContainText('7 bytes');
  const downloading = page.waitForEvent('download');
  await actOn(page, 'a.txt', 'Download');
  expect((await downloading).suggestedFilename()).toBe('a.txt');

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['dropped'], 'dropped.txt', { type: 'text/plain' }));
    return data;
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const table = page.getByRole('table', { name: 'Files' });
  await table.dispatchEvent('dragover', { dataTransfer: dropped });
  await table.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('link', { name: 'dropped.txt' })).toBeVisible();
  await expect(uploads(page)).toContainText('dropped.txt');
  expect(await scrollsSideways(page)).toBe(false);
  await actOn(page, 'b.txt', 'Delete');
  await dialogOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Deleted b.txt')).toBeVisible();
  await expect(page.getByRole('link', { name: 'b.txt' })).toBeHidden();
});

test('a folder that is chosen keeps its folders; what is uploaded or moved with it replaces none of the same name unasked, and those that are skipped stay', async ({
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
  const folders = page.getByRole('navigation', { name: 'Folder' });
  await page.getByRole('link', { name: 'products', exact: true }).click();
  await expect(page.getByRole('link', { name: 'one.txt' })).toBeVisible();
  await page.getByRole('link', { name: '2025', exact: true }).click();
  await expect(page.getByRole('link', { name: 'two.txt' })).toBeVisible();
  await folders.getByRole('link', { name: 'products' }).click();
  await page.getByRole('link', { name: 'thumbnails', exact: true }).click();
  await expect(page.getByRole('link', { name: 'new.txt' })).toBeVisible();
  await expect(rowOf(page, 'lamp-oak.png')).toContainText('17.8 kB');

  await page.getByRole('checkbox', { name: 'Select lamp-oak.png' }).check();
  await page.getByRole('checkbox', { name: 'Select new.txt' }).check();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await dialogOf(page).getByRole('textbox', { name: 'To the folder' }).fill('products');
  // What does not come along is found out first, and said before it is done.
  const move = dialogOf(page).getByRole('button', { name: 'Move' });
  await expect(move).not.toHaveAttribute('aria-busy', 'true');
  await move.click();
  await expect(dialogOf(page)).toContainText('Replace files that are there?');
  await expect(dialogOf(page).getByRole('listitem')).toHaveText('lamp-oak.png');
  await dialogOf(page).getByRole('button', { name: 'Skip these' }).click();
  await expect(toast(page, 'Moved new.txt')).toBeVisible();
  await expect(page.getByRole('link', { name: 'new.txt' })).toBeHidden();
  await expect(rowOf(page, 'lamp-oak.png')).toContainText('17.8 kB');
  await folders.getByRole('link', { name: 'products' }).click();
  await expect(rowOf(page, 'new.txt')).toContainText('3 bytes');
  await expect(rowOf(page, 'lamp-oak.png')).toContainText('80.2 kB');
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
  // One part is stored; the others are on their way when the page is left. The storage holds them back, as a route of the
  // browser would have the megabytes of each sent through the one who steers it.
  await site.faults({ path: `/s3/${bucket}/film.bin`, method: 'PUT', latency_ms: 600_000, times: 2 });
  await withFolder({ 'film.bin': Buffer.alloc(16 * 2 ** 20 + 1, 7) }, async (parent) => {
    const path = join(parent, 'film.bin');
    await page.getByLabel('Files to upload').setInputFiles(path);
    await expect.poll(() => parts).toHaveLength(1);
    await uploads(page).getByRole('button', { name: 'Pause film.bin' }).click();
    await expect(uploads(page)).toContainText('Paused');
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(uploads(page)).toContainText('Paused');
    await openFiles(page);
    await expect(page.getByText('These uploads were interrupted')).toBeVisible();
    await page.getByLabel('Files to upload').setInputFiles(path);
    await expect(uploads(page)).toContainText('Uploaded 1 file');
  });
  await expect.poll(() => parts.toSorted()).toEqual(['1', '2', '3']);
  await expect(rowOf(page, 'film.bin')).toContainText('16 MB');
});

test('a picture and a PDF are shown with what is known of the file; a link says when it ends, and anybody can read the file at it', async ({
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
  await page.getByRole('link', { name: 'spring.pdf' }).click();
  await expect(dialogOf(page).locator('iframe')).toHaveAttribute('src', /^blob:/);
});
