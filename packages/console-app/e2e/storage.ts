import type { Locator, Page } from '@playwright/test';
import type { Bucket, S3Key } from '@livery/api/generated/types';
import { expect, type Site } from './harness.js';

/** A bucket of the demo scenario with files in folders. */
export const bucket = 'tamm-shop-media';

/** The buckets as the server has them now. */
export const bucketsIn = (site: Site): Promise<Bucket[]> => site.call<Bucket[]>('/storage/bucket/list');

/** A bucket as the server has it now. Throws when there is none. */
export const findBucket = (site: Site, name: string): Promise<Bucket> =>
  site.call<Bucket>(`/storage/bucket?name=${name}`);

/** The pairs of S3 keys as the server has them now. */
export const keysIn = (site: Site): Promise<S3Key[]> => site.call<S3Key[]>('/storage/user/keys');

/** Opens the page of a bucket; `tab` as the address has it. */
export async function openBucket(page: Page, name: string, tab?: string): Promise<void> {
  await page.goto(`/app/storage/bucket/${name}${tab === undefined ? '' : `?tab=${tab}`}`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}

/** A rule of a bucket's name, which says whether the name keeps it. */
export const ruleOf = (page: Page, text: string): Locator =>
  page.getByRole('list', { name: 'Rules of the name' }).getByRole('listitem').filter({ hasText: text });

/** Lets the console into a bucket, as "Allow browser access" does. */
export async function allowAccess(site: Site, name = bucket): Promise<void> {
  await site.otherUser('setBucketCors', {}, { name, allowed_origins: [site.origin] });
}

export async function openFiles(page: Page, name = bucket, query: Record<string, string> = {}): Promise<void> {
  await page.goto(`/app/storage/bucket/${name}?${new URLSearchParams({ tab: 'files', ...query })}`);
  await expect(page.getByRole('navigation', { name: 'Folder' })).toBeVisible();
}

/** The list of what is being uploaded. */
export const uploads = (page: Page): Locator => page.getByRole('region', { name: 'Uploads' });
