import { describe, expect, it } from 'vitest';
import { ConnectionError, GeneralError, OriginalKeptError, UndecodedKeyError } from '@livery/api/errors';
import type { S3Bucket } from '@livery/api/s3/types';
import { deleteObjects, findKeys, findMoves, moveObjects, withoutBlocked } from './objectRuns.js';

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
      return Promise.resolve(failures.map((key) => ({ key, code: 'AccessDenied', message: 'Locked' })));
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
    const outcomes = await deleteObjects(bucket, await findKeys(bucket, ['a/', 'c']), {});
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
  const { bucket } = bucketOf(folders.map((folder) => `${folder}a`));
  const [running, most] = [new Set<object>(), new Set<number>()];
  const list: S3Bucket['list'] = async (requested) => {
    running.add(requested);
    most.add(running.size);
    const page = await bucket.list(requested);
    running.delete(requested);
    return page;
  };
  expect(await findKeys({ ...bucket, list }, folders)).toEqual(folders.map((folder) => `${folder}a`));
  const moves = await findMoves(
    { ...bucket, list },
    folders.map((folder) => ({ from: folder, to: `b/${folder}` })),
  );
  expect([moves.length, Math.max(...most)]).toEqual([50, 4]);
});

it('nothing of a folder is begun where one of its keys is not valid UTF-8: the request would name another key', async () => {
  const { bucket } = bucketOf(['a/1']);
  const list: S3Bucket['list'] = async (requested) => ({ ...(await bucket.list(requested)), undecoded: ['a/%FF'] });
  await expect(findKeys({ ...bucket, list }, ['a/'])).rejects.toBeInstanceOf(UndecodedKeyError);
  await expect(findMoves({ ...bucket, list }, [{ from: 'a/', to: 'b/' }])).rejects.toBeInstanceOf(UndecodedKeyError);
});

it('a deletion that fails without naming an object counts no object of the request as deleted', async () => {
  const { bucket } = bucketOf(['a', 'b']);
  const nameless = { ...bucket, delete: () => Promise.resolve([{ key: '', code: 'SlowDown', message: 'Slow down' }]) };
  const outcomes = await deleteObjects(nameless, ['a', 'b'], {});
  expect(outcomes.map(({ result }) => result)).toEqual(['failed', 'failed']);
});

describe('moving', () => {
  it('replaces no original whose own copy failed, and a retry of the rest moves all', async () => {
    const locked = ['a/a/x'];
    const { bucket, all } = bucketOf(['a/a/a/x', 'a/a/x', 'a/a/y'], locked);
    const first = await moveObjects(bucket, await findMoves(bucket, [{ from: 'a/a/', to: 'a/' }]), {});
    expect(first.map(({ row, result }) => [row.from, result])).toEqual([
      ['a/a/x', 'failed'],
      ['a/a/y', 'done'],
      ['a/a/a/x', 'cancelled'],
    ]);
    expect(all.get('a/a/x')).toBe('a/a/x');
    locked.pop();
    const again = first.filter(({ result }) => result !== 'done').map(({ row }) => row);
    await moveObjects(bucket, again, {});
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
    const outcomes = await moveObjects(bucket, await findMoves(bucket, [{ from: 'a/', to: 'z/a/' }]), {});
    expect(outcomes.map(({ row, result }) => [row.from, result])).toEqual([
      ['a/', 'done'],
      ['a/1', 'failed'],
      ['a/b/2', 'done'],
    ]);
    expect(keys()).toEqual(['a/1', 'c', 'z/a/', 'z/a/b/2']);
  });

  it('says which originals were copied but not deleted', async () => {
    const { bucket, keys } = bucketOf(['a', 'b']);
    const refused = { ...bucket, delete: () => Promise.resolve([{ key: 'a', code: 'AccessDenied', message: 'Kept' }]) };
    const outcomes = await moveObjects(refused, [{ from: 'a', to: 'c' }], {});
    expect(outcomes).toMatchObject([{ result: 'failed', error: new OriginalKeptError('Kept') }]);
    expect(keys()).toEqual(['a', 'b', 'c']);
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
    const [first] = await moveObjects({ ...bucket, copy, delete: lost }, [{ from: 'a', to: 'b' }], {});
    expect(first?.result).not.toBe('done');
    const moves = first ? [first.row] : [];
    expect(await moveObjects({ ...bucket, copy }, moves, {})).toMatchObject([{ result: 'done' }]);
    expect(keys()).toEqual(['b']);
    expect(await moveObjects({ ...bucket, copy }, [{ from: 'a', to: 'b' }], {})).toMatchObject([{ result: 'failed' }]);
  });

  it('tells of each how large it is, which decides how it is copied', async () => {
    const { bucket, sizes } = bucketOf(['a/1', 'b']);
    const moves = await findMoves(bucket, [
      { from: 'a/', to: 'c/' },
      { from: 'b', to: 'd', size: 6e9 },
    ]);
    await moveObjects(bucket, moves, {});
    expect(sizes).toEqual([3, 6e9]);
  });

  it('of a folder up to one of its own name replaces nothing that moves itself', async () => {
    const { bucket, all } = bucketOf(['a/a/a/x', 'a/a/x', 'a/a/y']);
    const outcomes = await moveObjects(bucket, await findMoves(bucket, [{ from: 'a/a/', to: 'a/' }]), {});
    expect(outcomes.every(({ result }) => result === 'done')).toBe(true);
    expect(Object.fromEntries(all)).toEqual({ 'a/a/x': 'a/a/a/x', 'a/x': 'a/a/x', 'a/y': 'a/a/y' });
  });

  it('is given up with the rest, and the original stays', async () => {
    const { bucket, keys } = bucketOf(['a']);
    const abort = new AbortController();
    const copy: S3Bucket['copy'] = (_, __, { signal } = {}) => {
      abort.abort();
      return Promise.reject(signal?.reason as Error);
    };
    const outcomes = await moveObjects({ ...bucket, copy }, [{ from: 'a', to: 'b' }], { signal: abort.signal });
    expect([outcomes.map(({ result }) => result), keys()]).toEqual([['cancelled'], ['a']]);
  });
});
