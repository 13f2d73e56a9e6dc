import { generatedObjects, generatedRecordOf, type BucketRecord, type ObjectRecord } from '../state/storage.js';

/** Where in sorted keys a text stands or would stand. */
function positionOf(keys: readonly string[], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** After every key that begins with a text. */
const afterAll = (text: string): string => `${text}\uffff`;

function keysOf({ objects, generated }: BucketRecord): readonly string[] {
  const stored = objects.map(({ key }) => key);
  if (!generated) return stored;
  const { keys } = generatedObjects(generated.count);
  if (stored.length === 0 && generated.left_out.length === 0) return keys;
  const gone = new Set(generated.left_out);
  return [...keys.filter((key) => !gone.has(key)), ...stored].toSorted((a, b) => (a < b ? -1 : 1));
}

/** An object by its key; undefined where there is none. */
export function objectOf(bucket: BucketRecord, key: string): ObjectRecord | undefined {
  return bucket.objects.find((one) => one.key === key) ?? generatedRecordOf(bucket, key);
}

export const isEmpty = (bucket: BucketRecord): boolean => keysOf(bucket).length === 0;

/** Stores an object, in the place of another of the same key. */
export function storeObject(bucket: BucketRecord, record: ObjectRecord): void {
  removeObject(bucket, record.key);
  const at = positionOf(
    bucket.objects.map(({ key }) => key),
    record.key,
  );
  bucket.objects.splice(at, 0, record);
}

export function removeObject(bucket: BucketRecord, key: string): void {
  if (generatedRecordOf(bucket, key)) bucket.generated?.left_out.push(key);
  bucket.objects = bucket.objects.filter((one) => one.key !== key);
}

interface Listing {
  objects: ObjectRecord[];
  prefixes: string[];
  /** What the next page comes after; undefined at the end. */
  next: string | undefined;
}

interface Listed {
  prefix: string;
  delimiter: string;
  /** A key, or a prefix of the page before. */
  after: string;
  limit: number;
}

/** A page of the keys of a bucket. What a prefix and the delimiter have in common counts as one. */
export function listObjects(bucket: BucketRecord, { prefix, delimiter, after, limit }: Listed): Listing {
  const keys = keysOf(bucket);
  const page: Listing = { objects: [], prefixes: [], next: undefined };
  const isPrefix = delimiter !== '' && after.endsWith(delimiter) && after !== prefix;
  const start = isPrefix ? afterAll(after) : after === '' ? '' : `${after}\0`;
  let at = Math.max(positionOf(keys, prefix), positionOf(keys, start));
  let last = '';
  for (;;) {
    const key = keys[at];
    if (!key?.startsWith(prefix)) return page;
    if (page.objects.length + page.prefixes.length === limit) return { ...page, next: last };
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    if (end < 0) {
      const record = objectOf(bucket, key);
      if (record) page.objects.push(record);
      last = key;
      at += 1;
    } else {
      last = key.slice(0, end + delimiter.length);
      page.prefixes.push(last);
      at = positionOf(keys, afterAll(last));
    }
  }
}
