import type { S3Bucket, S3Object } from './types.js';

/**
 * The first object whose key begins with a prefix: the one of that very key, where there is one. A bucket that has none
 * refuses nothing, and a page without objects may be followed by others.
 */
export async function firstListed(
  list: S3Bucket['list'],
  prefix: string,
  signal?: AbortSignal,
  after?: string,
): Promise<S3Object | undefined> {
  const {
    objects: [first],
    next,
  } = await list({ prefix, limit: 1, after, signal });
  return first || next === undefined ? first : firstListed(list, prefix, signal, next);
}
