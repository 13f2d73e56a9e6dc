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

/** Lets the console into the bucket, as "Allow browser access" does. */
export async function allowAccess(site: Site): Promise<void> {
  await site.otherUser('setBucketCors', {}, { name: bucket, allowed_origins: [site.origin] });
}

/** Opens the files of the bucket, which lets the console in. */
export async function openFiles(page: Page): Promise<void> {
  await page.goto(`/app/storage/bucket/${bucket}?tab=files`);
  await expect(page.getByRole('navigation', { name: 'Folder' })).toBeVisible();
}

/** The list of what is being uploaded. */
export const uploads = (page: Page): Locator => page.getByRole('region', { name: 'Uploads' });
