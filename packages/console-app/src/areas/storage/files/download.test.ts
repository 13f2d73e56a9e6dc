import { expect, it, vi } from 'vitest';
import { GeneralError } from '@livery/api/errors';
import type { S3Bucket } from '@livery/api/s3/types';
import { downloadFile } from './download.js';

it('a file that the storage refuses is not downloaded: its refusal would take the place of the console', async () => {
  const refusal = new GeneralError('NoSuchKey', { code: 'NoSuchKey' }, { status: 404 });
  const link = vi.fn<S3Bucket['link']>();
  const get = vi.fn<S3Bucket['get']>();
  const head: S3Bucket['head'] = () => Promise.reject(refusal);
  await expect(downloadFile({ head, link, get }, 'gone.txt', false)).rejects.toBe(refusal);
  expect(link).not.toHaveBeenCalled();
});
