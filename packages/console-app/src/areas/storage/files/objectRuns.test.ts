import { describe, expect, it } from 'vitest';
import type { S3Bucket } from '@livery/api/s3/bucket';
import { deleteRun, moveRun, type ObjectRun } from './objectRuns.js';

/** A bucket of keys that lists one at a time; `locked` ones are refused. */
function bucketOf(keys: string[], locked: readonly string[] = []) {
  const all = new Set(keys);
  const bucket = {
    list({ prefix = '', after = '' }) {
      const [first, ...rest] = [...all].filter((key) => key.startsWith(prefix) && key > after).toSorted();
      const objects = first === undefined ? [] : [{ key: first, size: 1, modified: '', etag: '' }];
      return Promise.resolve({ objects, prefixes: [], next: rest.length > 0 ? first : undefined });
    },
    deleteMany(wanted) {
      for (const key of wanted) if (!locked.includes(key)) all.delete(key);
      const failures = wanted.filter((key) => locked.includes(key));
      return Promise.resolve(failures.map((key) => ({ key, code: 'AccessDenied', message: 'Locked' })));
    },
    copy(from, to) {
      if (locked.includes(from)) return Promise.reject(new Error('Locked'));
      all.add(to);
      return Promise.resolve();
    },
    delete(key) {
      all.delete(key);
      return Promise.resolve();
    },
  } satisfies Partial<S3Bucket>;
  return { bucket: bucket as unknown as S3Bucket, keys: () => [...all].toSorted() };
}

function start(run: ObjectRun, signal = new AbortController().signal) {
  const progress: string[] = [];
  const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`);
  return run({ onProgress, signal }).then((results) => ({ results, progress }));
}

describe('deleting', () => {
  it('takes folders with what is in them, and has a result for each object', async () => {
    const { bucket, keys } = bucketOf(['a/', 'a/1', 'a/b/2', 'c', 'd'], ['a/1']);
    const { results } = await start(deleteRun(bucket, ['a/', 'c']));
    expect(results).toEqual([{ key: 'a/' }, { key: 'a/1', error: 'Locked' }, { key: 'a/b/2' }, { key: 'c' }]);
    expect(keys()).toEqual(['a/1', 'd']);
  });

  it('leaves alone what was not begun when it is cancelled', async () => {
    const { bucket, keys } = bucketOf(['a']);
    const abort = new AbortController();
    abort.abort();
    const { results } = await start(deleteRun(bucket, ['a']), abort.signal);
    expect([results, keys()]).toEqual([[{ key: 'a', cancelled: true }], ['a']]);
  });
});

describe('moving', () => {
  it('keeps the folders below, and an original whose copy failed', async () => {
    const { bucket, keys } = bucketOf(['a/', 'a/1', 'a/b/2', 'c'], ['a/1']);
    const { results, progress } = await start(moveRun(bucket, [{ from: 'a/', to: 'z/a/' }]));
    expect(results.map(({ key, error }) => [key, error !== undefined])).toEqual([
      ['a/', false],
      ['a/1', true],
      ['a/b/2', false],
    ]);
    expect(keys()).toEqual(['a/1', 'c', 'z/a/', 'z/a/b/2']);
    expect(progress.at(-1)).toBe('3/3');
  });
});
