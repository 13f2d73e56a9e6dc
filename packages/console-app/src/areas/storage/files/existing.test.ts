import { describe, expect, it } from 'vitest';
import type { S3Bucket } from '@livery/api/s3/types';
import { findExisting, isNameTaken } from './existing.js';

/** A bucket of keys that lists two at a time, and what it was asked. What keeps a folder is empty unless it is in `files`. */
function bucketOf(...keys: string[]) {
  const requested: string[] = [];
  const files: string[] = [];
  const sizeOf = (key: string) => (key.endsWith('/') && !files.includes(key) ? 0 : 1);
  const bucket = {
    list({ prefix = '', delimiter, after = '', limit = 2 }) {
      requested.push(prefix + (delimiter === undefined ? '' : '*'));
      const end = (key: string) => (delimiter === undefined ? -1 : key.indexOf(delimiter, prefix.length));
      const matching = keys.filter((key) => key.startsWith(prefix));
      const names = [
        ...new Set(matching.map((key) => (end(key) === -1 ? key : key.slice(0, end(key) + 1)))),
      ].toSorted();
      const rest = names.filter((name) => name > after);
      const page = rest.slice(0, limit);
      const isPrefix = (name: string) => delimiter !== undefined && name.endsWith(delimiter) && name !== prefix;
      return Promise.resolve({
        objects: page
          .filter((name) => !isPrefix(name))
          .map((key) => ({ key, size: sizeOf(key), modified: '', etag: '' })),
        prefixes: page.filter(isPrefix),
        next: rest.length > limit ? page.at(-1) : undefined,
      });
    },
  } satisfies Partial<S3Bucket>;
  return { bucket: bucket as unknown as S3Bucket, requested, files };
}

const many = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}${at}.txt`);

describe('what is there already', () => {
  it('is found in the folder and below it, and nothing that only begins alike', async () => {
    const { bucket } = bucketOf('a/b.txt', 'a/c/d.txt', 'a/c/e.txt.old', 'b.txt');
    const found = await findExisting(bucket, 'a/', ['a/b.txt', 'a/c/d.txt', 'a/c/e.txt', 'a/c', 'a/f.txt']);
    expect(found).toEqual(new Set(['a/b.txt', 'a/c/d.txt']));
  });

  it('is listed where many of a folder are asked for, page by page', async () => {
    const { bucket, requested } = bucketOf('a/', 'a/3.txt', 'a/7.txt', 'a/99.txt', 'a/sub/1.txt');
    const found = await findExisting(bucket, 'a/', [...many('a/', 30), ...many('a/sub/', 2)]);
    expect(found).toEqual(new Set(['a/3.txt', 'a/7.txt', 'a/sub/1.txt']));
    expect(requested).toEqual(['a/*', 'a/*', 'a/*', 'a/sub/0.txt', 'a/sub/1.txt']);
  });

  it('is no object that only keeps a folder', async () => {
    const { bucket } = bucketOf('a/b/', 'a/b/c');
    expect(await findExisting(bucket, 'a/', ['a/b/', 'a/b/c', 'a/b/d/'])).toEqual(new Set(['a/b/c']));
  });

  it.each([0, 30])('is a file whose key ends with a slash, asked for with %d others', async (count) => {
    const { bucket, files } = bucketOf('a/b/', 'a/b/c', 'a/d/', 'a/d/1.txt');
    files.push('a/b/');
    const others = [...many('a/b/', count), ...many('a/d/', count)];
    const found = await findExisting(bucket, 'a/', ['a/b/', 'a/d/', ...others]);
    expect(found).toEqual(new Set(['a/b/', ...others.filter((key) => key === 'a/d/1.txt')]));
  });

  it('asks nothing about what lies below a folder that is not there', async () => {
    const { bucket, requested } = bucketOf('other.txt');
    expect(await findExisting(bucket, '', many('photos/2025/', 500))).toEqual(new Set());
    expect(requested).toEqual(['photos/']);
  });

  it('is told with the error of the storage where it cannot be found out', async () => {
    const bucket = { list: () => Promise.reject(new Error('IOException')) } satisfies Partial<S3Bucket>;
    await expect(findExisting(bucket as unknown as S3Bucket, '', ['a'])).rejects.toThrow('IOException');
  });
});

it('a name is taken by a file or a folder of it, not by what begins alike', async () => {
  const { bucket } = bucketOf('a/b', 'a/c/d', 'a/ef');
  const names = ['b', 'c', 'e', 'ef'];
  expect(await Promise.all(names.map((name) => isNameTaken(bucket, 'a/', name)))).toEqual([true, true, false, true]);
});

it('a name is taken also where the storage begins with a page that has nothing and goes on', async () => {
  const { bucket } = bucketOf('a/b');
  const list: S3Bucket['list'] = (requested) =>
    requested.after === undefined
      ? Promise.resolve({ objects: [], prefixes: [], next: ' ' })
      : bucket.list({ ...requested, after: '' });
  const found = (name: string) => isNameTaken({ ...bucket, list }, 'a/', name);
  expect([await found('b'), await found('c')]).toEqual([true, false]);
});

it('a name that nobody waits for any more is no longer asked about', async () => {
  const abort = new AbortController();
  const bucket = {
    list: ({ signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  } satisfies Partial<S3Bucket>;
  const asked = isNameTaken(bucket as unknown as S3Bucket, 'a/', 'b', abort.signal);
  abort.abort(new Error('Cancelled'));
  await expect(asked).rejects.toThrow('Cancelled');
});
