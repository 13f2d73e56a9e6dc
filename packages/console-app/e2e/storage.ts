import type { Locator, Page } from '@playwright/test';
import type { Bucket, S3Key } from '@livery/api/generated/types';
import { expect, type Site } from './harness.js';

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
