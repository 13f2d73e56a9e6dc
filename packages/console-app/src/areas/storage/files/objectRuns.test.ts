import { describe, expect, it, vi } from 'vitest';
import { ConnectionError, ForbiddenError, GeneralError, UndecodedKeyError } from '@livery/api/errors';
import type { S3Bucket } from '@livery/api/s3/types';
import { deleteObjects, findKeys, findMoves, moveObjects, withoutBlocked } from './objectRuns.js';

const folder = (key: string) => ({ key, isFolder: true });
const file = (key: string, facts: { size?: number } = {}) => ({ key, isFolder: false, ...facts });
const bucketName = 'shop';

/** A bucket of keys that lists one at a time; `locked` ones are refused. What is in an object is its first key. */
function bucketOf(keys: string[], locked: readonly string[] = []) {
  const all = new Map(keys.map((key) => [key, key]));
  const sizes: (number | undefined)[] = [];
  const bucket = {
    list({ prefix = '', after = '' }) {
      const [first, ...rest] = [...all.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
      const objects = first === undefined ? [] : [{ key: first, size: first.length, modified: '', etag: '' }];
      return Promise.resolve({ objects, prefixes: [], next: rest.length > 0 ? first : undefined });
    },
    delete(requested) {
      for (const key of requested) if (!locked.includes(key)) all.delete(key);
      const failures = requested.filter((key) => locked.includes(key));
      return Promise.resolve(failures.map((key) => ({ key, error: new Error('Locked') })));
    },
    copy(from, to, { size } = {}) {
      sizes.push(size);
      const content = all.get(from);
      if (locked.includes(from) || content === undefined) return Promise.reject(new Error('Locked'));
      all.set(to, content);
      return Promise.resolve();
    },
  } satisfies Partial<S3Bucket>;
  return { bucket: bucket as unknown as S3Bucket, all, sizes, keys: () => [...all.keys()].toSorted() };
}

describe('deleting', () => {
  it('takes folders with what is in them, and has an outcome for each object', async () => {
    const { bucket, keys } = bucketOf(['a/', 'a/1', 'a/b/2', 'c', 'd'], ['a/1']);
    const outcomes = await deleteObjects(bucket, await findKeys(bucket, [folder('a/'), file('c')]), {});
    expect(outcomes).toEqual([
      { row: 'a/', result: 'done' },
      { row: 'a/1', result: 'failed', error: new Error('Locked') },
      { row: 'a/b/2', result: 'done' },
      { row: 'c', result: 'done' },
    ]);
    expect(keys()).toEqual(['a/1', 'd']);
  });

  it('leaves alone what was not begun when it is cancelled', async () => {
    const { bucket, keys } = bucketOf(['a']);
    const outcomes = await deleteObjects(bucket, ['a'], { signal: AbortSignal.abort() });
    expect([outcomes, keys()]).toEqual([[{ row: 'a', result: 'cancelled' }], ['a']]);
  });

  it('asks for a thousand at a time, and says how far it is', async () => {
    const all = Array.from({ length: 2500 }, (_, at) => `${at}`);
    const { bucket, keys } = bucketOf(all);
    const progress: string[] = [];
    await deleteObjects(bucket, all, { onProgress: (done, total) => progress.push(`${done}/${total}`) });
    expect(keys()).toEqual([]);
    expect(progress).toEqual(['1000/2500', '2000/2500', '2500/2500']);
  });
});

it('the contents of many folders are asked for a few at a time', async () => {
  const folders = Array.from({ length: 50 }, (_, at) => `${at}/`);
  const { bucket } = bucketOf(folders.map((key) => `${key}a`));
  const [running, most] = [new Set<object>(), new Set<number>()];
  const list: S3Bucket['list'] = async (requested) => {
    running.add(requested);
    most.add(running.size);
    const page = await bucket.list(requested);
    running.delete(requested);
    return page;
  };
  expect(await findKeys({ ...bucket, list }, folders.map(folder))).toEqual(folders.map((key) => `${key}a`));
  const moves = await findMoves(
    { ...bucket, list },
    folders.map((key, at) => ({ entry: folder(key), to: `b/${at}` })),
  );
  expect([moves.length, Math.max(...most)]).toEqual([50, 4]);
});

it('nothing of a folder is begun where one of its keys is not valid UTF-8: the request would name another key', async () => {
  const { bucket } = bucketOf(['a/1']);
  const list: S3Bucket['list'] = async (requested) => ({ ...(await bucket.list(requested)), undecoded: ['a/%FF'] });
  await expect(findKeys({ ...bucket, list }, [folder('a/')])).rejects.toBeInstanceOf(UndecodedKeyError);
  await expect(findMoves({ ...bucket, list }, [{ entry: folder('a/'), to: 'b' }])).rejects.toBeInstanceOf(
    UndecodedKeyError,
  );
});

it.each([
  ['an object that keeps a folder', { key: 'a/', isFolder: false }],
  ['a folder without a slash at its end', { key: 'a', isFolder: true }],
])('%s is neither a file nor a folder: nothing below it or beside it is taken for it', async (_, entry) => {
  const { bucket } = bucketOf(['a/', 'a/1', 'ab']);
  await expect(findKeys(bucket, [entry])).rejects.toThrow('Neither');
  await expect(findMoves(bucket, [{ entry, to: 'new' }])).rejects.toThrow('Neither');
});

it('what is stored by the key of a folder is deleted without what lies in the folder', async () => {
  const { bucket, keys } = bucketOf(['a/', 'a/1']);
  await deleteObjects(bucket, await findKeys(bucket, [file('a/', { size: 3 })]), {});
  expect(keys()).toEqual(['a/1']);
});

it('a deletion that fails without naming an object counts no object of the request as deleted', async () => {
  const { bucket } = bucketOf(['a', 'b']);
  const nameless = { ...bucket, delete: () => Promise.resolve([{ key: '', error: new Error('Slow down') }]) };
  const outcomes = await deleteObjects(nameless, ['a', 'b'], {});
  expect(outcomes.map(({ result }) => result)).toEqual(['failed', 'failed']);
});

describe('moving', () => {
  it('replaces no original whose own copy failed, and a retry of the rest moves all', async () => {
    const locked = ['a/a/x'];
    const { bucket, all } = bucketOf(['a/a/a/x', 'a/a/x', 'a/a/y'], locked);
    const first = await moveObjects(bucket, await findMoves(bucket, [{ entry: folder('a/a/'), to: 'a' }]), {
      bucketName,
    });
    expect(first.map(({ row, result }) => [row.from, result])).toEqual([
      ['a/a/x', 'failed'],
      ['a/a/y', 'done'],
      ['a/a/a/x', 'cancelled'],
    ]);
    expect(all.get('a/a/x')).toBe('a/a/x');
    locked.pop();
    const again = first.filter(({ result }) => result !== 'done').map(({ row }) => row);
    await moveObjects(bucket, again, { bucketName });
    expect(Object.fromEntries(all)).toEqual({ 'a/a/x': 'a/a/a/x', 'a/x': 'a/a/x', 'a/y': 'a/a/y' });
  });

  it('leaves out what would replace an original that was chosen to stay', () => {
    const all = [
      { from: 'a/a/x', to: 'a/x' },
      { from: 'a/a/a/x', to: 'a/a/x' },
      { from: 'a/a/a/y', to: 'a/a/y' },
    ];
    expect(withoutBlocked(all.slice(1), all)).toEqual([all[2]]);
    expect(withoutBlocked(all, all)).toEqual(all);
  });

  it('keeps the folders below, and an original whose copy failed', async () => {
    const { bucket, keys } = bucketOf(['a/', 'a/1', 'a/b/2', 'c'], ['a/1']);
    const outcomes = await moveObjects(bucket, await findMoves(bucket, [{ entry: folder('a/'), to: 'z/a' }]), {
      bucketName,
    });
    expect(outcomes.map(({ row, result }) => [row.from, result])).toEqual([
      ['a/', 'done'],
      ['a/1', 'failed'],
      ['a/b/2', 'done'],
    ]);
    expect(keys()).toEqual(['a/1', 'c', 'z/a/', 'z/a/b/2']);
  });

  it.each<[string, S3Bucket['delete']]>([
    ['one', () => Promise.resolve([{ key: 'a', error: new Error('Kept') }])],
    ['all of a request', () => Promise.reject(new ForbiddenError('Kept', '', { status: 403 }))],
    ['nobody can say now', () => Promise.reject(new GeneralError('Kept', '', { status: 503 }))],
  ])('says which originals were copied but not deleted: %s', async (_, refuse) => {
    const { bucket, keys } = bucketOf(['a', 'b']);
    const outcomes = await moveObjects({ ...bucket, delete: refuse }, [{ from: 'a', to: 'c' }], { bucketName });
    expect(outcomes).toMatchObject([{ result: 'failed', error: { kind: 'original-kept' } }]);
    expect(outcomes[0]).toHaveProperty('error.cause.message', expect.stringContaining('Kept'));
    expect(keys()).toEqual(['a', 'b', 'c']);
  });

  it('says nothing of the original where no answer came to its deletion', async () => {
    const { bucket } = bucketOf(['a']);
    const lost: S3Bucket['delete'] = ([key = '']) => Promise.resolve([{ key, error: new ConnectionError() }]);
    const outcomes = await moveObjects({ ...bucket, delete: lost }, [{ from: 'a', to: 'c' }], { bucketName });
    expect(outcomes).toMatchObject([{ result: 'failed', error: { kind: 'connection' } }]);
  });

  it('has moved what another try finds gone, where the response to its deletion was lost', async () => {
    const { bucket, keys } = bucketOf(['a']);
    const missing = new GeneralError('Not found', undefined, { status: 404 });
    const copy: S3Bucket['copy'] = (from, to) =>
      keys().includes(from) ? bucket.copy(from, to) : Promise.reject(missing);
    const lost: S3Bucket['delete'] = async (requested) => {
      await bucket.delete(requested);
      throw new ConnectionError();
    };
    const [first] = await moveObjects({ ...bucket, copy, delete: lost }, [{ from: 'a', to: 'b' }], { bucketName });
    expect(first?.result).not.toBe('done');
    const moves = first ? [first.row] : [];
    expect(await moveObjects({ ...bucket, copy }, moves, { bucketName })).toMatchObject([{ result: 'done' }]);
    expect(keys()).toEqual(['b']);
    expect(await moveObjects({ ...bucket, copy }, [{ from: 'a', to: 'b' }], { bucketName })).toMatchObject([
      { result: 'failed' },
    ]);
  });

  it('tells of each how large it is, which decides how it is copied', async () => {
    const { bucket, sizes } = bucketOf(['a/1', 'b']);
    const moves = await findMoves(bucket, [
      { entry: folder('a/'), to: 'c' },
      { entry: file('b', { size: 6e9 }), to: 'd' },
    ]);
    await moveObjects(bucket, moves, { bucketName });
    expect(sizes).toEqual([3, 6e9]);
  });

  it('of a folder up to one of its own name replaces nothing that moves itself', async () => {
    const { bucket, all } = bucketOf(['a/a/a/x', 'a/a/x', 'a/a/y']);
    const outcomes = await moveObjects(bucket, await findMoves(bucket, [{ entry: folder('a/a/'), to: 'a' }]), {
      bucketName,
    });
    expect(outcomes.every(({ result }) => result === 'done')).toBe(true);
    expect(Object.fromEntries(all)).toEqual({ 'a/a/x': 'a/a/a/x', 'a/x': 'a/a/x', 'a/y': 'a/a/y' });
  });

  it('of what is copied in parts holds the lock of an upload to its new key', async () => {
    const { bucket } = bucketOf(['a', 'b']);
    const names: string[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request(name: string, _: object, work: () => Promise<void>) {
          names.push(name);
          return work();
        },
      },
    });
    const moves = [
      { from: 'a', to: 'c', size: 6 * 2 ** 30 },
      { from: 'b', to: 'd', size: 5 * 2 ** 30 },
    ];
    const outcomes = await moveObjects(bucket, moves, { bucketName }).finally(() => vi.unstubAllGlobals());
    expect(outcomes.map(({ result }) => result)).toEqual(['done', 'done']);
    expect(names).toEqual(['livery.upload/shop/c']);
  });

  it('counts the parts of what is copied in parts, and never more than there is', async () => {
    const { bucket } = bucketOf(['a', 'b']);
    const copy: S3Bucket['copy'] = async (from, to, { onProgress, ...options } = {}) => {
      for (const done of [1, 2, 3]) if (from === 'b') onProgress?.(done, 3);
      await bucket.copy(from, to, options);
    };
    const moves = [
      { from: 'a', to: 'c' },
      { from: 'b', to: 'd', size: 6e9 },
    ];
    const counts: number[] = [];
    await moveObjects({ ...bucket, copy }, moves, {
      bucketName,
      concurrency: 1,
      onProgress: (done, total) => void counts.push(done, total),
    });
    expect(counts).toEqual([1, 2, 1.25, 2, 1.5, 2, 1.75, 2, 2, 2]);
  });

  it('is given up with the rest, and the original stays', async () => {
    const { bucket, keys } = bucketOf(['a']);
    const abort = new AbortController();
    const copy: S3Bucket['copy'] = (_, __, { signal } = {}) => {
      abort.abort();
      return Promise.reject(signal?.reason as Error);
    };
    const outcomes = await moveObjects({ ...bucket, copy }, [{ from: 'a', to: 'b' }], {
      bucketName,
      signal: abort.signal,
    });
    expect([outcomes.map(({ result }) => result), keys()]).toEqual([['cancelled'], ['a']]);
  });
});
