import type { S3Key } from '../../generated/types.js';
import { nextBits, pick, type Seed } from './random.js';

/** The object storage: one S3 user, which owns all buckets and has all keys (specification: infrastructure, section 3). */
export interface StorageState {
  user: StorageUserRecord;
  /** By name. Names come from outside: look one up with `bucketRecordOf`, which knows names such as `constructor`. */
  buckets: Record<string, BucketRecord>;
  /** The oldest first. A request to the S3 API is signed with one of them. */
  keys: S3Key[];
}

interface StorageUserRecord {
  /** Owner of the buckets and `userId` of the keys. */
  id: string;
  display_name: string;
  /** Most buckets that it may have. */
  max_buckets: number;
}

export interface BucketRecord {
  name: string;
  /** The S3 user's id. */
  owner: string;
  billing_account_id: number;
  /** Whether the S3 API refuses access, because of the billing account. */
  is_suspended: boolean;
  /** Web origins that browsers may use it from; what the S3 API answers to `?cors` follows from them. */
  allowed_origins: string[];
  /** As the contract writes it: `YYYY-MM-DD HH:MM:SS`, UTC. */
  created_at: string;
  /** Sorted by key, each key once. */
  objects: ObjectRecord[];
  /** Objects that follow from a rule beside those that are listed. */
  generated?: GeneratedObjects;
  /** Multipart uploads that are neither completed nor aborted. */
  uploads?: UploadRecord[];
}

/** An object. What was there from the beginning has a key and a size, and its content follows from these. */
export interface ObjectRecord {
  key: string;
  /** In bytes. */
  size: number;
  /** As the contract writes it: `YYYY-MM-DD HH:MM:SS`, UTC. */
  last_modified: string;
  /** MD5 of what was stored, or of the MD5s of its parts. */
  etag?: string;
  /** Media type that it was stored with. */
  content_type?: string;
  /** Without `x-amz-meta-`. */
  metadata?: Record<string, string>;
  /** What else it is served with, such as `cache-control`. */
  headers?: Record<string, string>;
  /** Headers that say who has access (`x-amz-acl`, `x-amz-grant-*`), where it is not its owner alone. */
  acl?: Record<string, string>;
  /** `STANDARD` by default. */
  storage_class?: string;
  tags?: Record<string, string>;
  /** The content in Base64, where somebody stored it and it is small. */
  body?: string;
}

/** `count` objects of one name with a number, which take no room in the state. */
interface GeneratedObjects {
  count: number;
  /** As the contract writes it: when all of them were stored. */
  last_modified: string;
  /** Keys of those that were deleted or replaced. */
  left_out: string[];
}

/** What an object is stored with beside its content. */
export type StoredWith = 'content_type' | 'metadata' | 'headers' | 'acl' | 'storage_class' | 'tags';

export interface UploadRecord extends Pick<ObjectRecord, 'key' | StoredWith> {
  id: string;
  /** As the contract writes it. */
  begun_at?: string;
  /** Sorted by number. */
  parts: PartRecord[];
}

export interface PartRecord {
  number: number;
  /** In bytes. */
  size: number;
  /** MD5 of the part, or of what names it where it is copied of an object too large to be read. */
  etag: string;
}

/** Region that the sandbox's S3 API takes signatures for. */
export const s3Region = 'default';

/** A bucket by its name; undefined when there is none. */
export function bucketRecordOf({ buckets }: StorageState, name: string): BucketRecord | undefined {
  return Object.hasOwn(buckets, name) ? buckets[name] : undefined;
}

const generatedKey = (at: number): string => `reading-${String(at).padStart(6, '0')}.csv`;
const generatedSize = (at: number): number => 900 + ((at * 7919) % 8192);

/** The object of this key that follows from the rule; undefined where there is none, or it was deleted or replaced. */
export function generatedRecordOf({ generated }: BucketRecord, key: string): ObjectRecord | undefined {
  const at = Number(/^reading-(\d{6})\.csv$/.exec(key)?.[1] ?? Number.NaN);
  if (!generated || !(at < generated.count) || generated.left_out.includes(key)) return undefined;
  return { key, size: generatedSize(at), last_modified: generated.last_modified };
}

interface Generated {
  keys: readonly string[];
  size_bytes: number;
}

/** By count: always the same, and dear to make. */
const generatedByCount = new Map<number, Generated>();

/** All that the rule gives for a count, whatever was deleted since. */
export function generatedObjects(count: number): Generated {
  const cached = generatedByCount.get(count);
  if (cached) return cached;
  const numbers = Array.from({ length: count }, (_, at) => at);
  const made = { keys: numbers.map(generatedKey), size_bytes: numbers.reduce((sum, at) => sum + generatedSize(at), 0) };
  generatedByCount.set(count, made);
  return made;
}

/** What a bucket holds: the sum of the sizes of its objects in bytes, and how many they are. */
export function bucketUsage({ objects, generated }: BucketRecord): { size_bytes: number; num_objects: number } {
  const stored = objects.reduce((sum, { size }) => sum + size, 0);
  if (!generated) return { size_bytes: stored, num_objects: objects.length };
  const { keys, size_bytes } = generatedObjects(generated.count);
  const gone = generated.left_out.reduce((sum, key) => sum + generatedSize(Number(key.slice(8, 14))), 0);
  return {
    size_bytes: stored + size_bytes - gone,
    num_objects: objects.length + keys.length - generated.left_out.length,
  };
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T'] as const;

/** Adds a new pair of keys of the S3 user. */
export function addS3Key(storage: StorageState, source: Seed): S3Key {
  const accessKey = `LV${Array.from({ length: 18 }, () => pick(source, letters)).join('')}`;
  const secretKey = Array.from({ length: 5 }, () => nextBits(source).toString(36).padStart(7, '0')).join('');
  const key: S3Key = { userId: storage.user.id, accessKey, secretKey };
  storage.keys.push(key);
  return key;
}

/** An object storage without buckets and keys. */
export function emptyStorage(): StorageState {
  return { user: { id: 'user-77', display_name: 'Tamm & Partners', max_buckets: 100 }, buckets: {}, keys: [] };
}
