import { afterEach, expect, it, vi } from 'vitest';
import { ForbiddenError, GeneralError } from '@livery/api/errors';
import type { S3Bucket } from '@livery/api/s3/types';
import { downloadFile } from './download.js';

afterEach(() => vi.unstubAllGlobals());

it.each([
  new GeneralError('NoSuchKey', { code: 'NoSuchKey' }, { status: 404 }),
  // Of an archived file: HEAD would succeed.
  new ForbiddenError('InvalidObjectState', { code: 'InvalidObjectState' }, { status: 403 }),
])(
  'a file that the storage refuses is not downloaded: its refusal would take the place of the console',
  async (refusal) => {
    const link = vi.fn<S3Bucket['link']>();
    const get: S3Bucket['get'] = () => Promise.reject(refusal);
    await expect(downloadFile({ link, get }, 'gone.txt', false)).rejects.toBe(refusal);
    expect(link).not.toHaveBeenCalled();
  },
);

it.each<[string, S3Bucket['get']]>([
  ['of which one byte is asked for', () => Promise.resolve(new Response('a', { status: 206 }))],
  ['that is empty', () => Promise.reject(new GeneralError('InvalidRange', '', { status: 416 }))],
])('a file %s is saved from a link', async (_, answer) => {
  const clicked = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => clicked });
  const get = vi.fn<S3Bucket['get']>(answer);
  const link: S3Bucket['link'] = () => Promise.resolve({ url: 'https://s3.example/a.txt', ends: new Date(0) });
  await downloadFile({ link, get }, 'a.txt', false);
  expect(get).toHaveBeenCalledWith('a.txt', { range: [0, 0] });
  expect([clicked.href, clicked.click.mock.calls.length]).toEqual(['https://s3.example/a.txt', 1]);
});
