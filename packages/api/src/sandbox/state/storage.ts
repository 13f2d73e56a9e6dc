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

export interface StorageUserRecord {
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
}

export interface ObjectRecord {
  key: string;
  /** In bytes. */
  size: number;
  /** As the contract writes it: `YYYY-MM-DD HH:MM:SS`, UTC. */
  last_modified: string;
}

/** Region that the sandbox's S3 API takes signatures for. */
export const s3Region = 'default';

/** Address of the sandbox's S3 API, under which buckets stand by path style. `origin` is that of the sandbox. */
export const s3Url = (origin: string): string => `${origin}/s3`;

/** A bucket by its name; undefined when there is none. */
export function bucketRecordOf({ buckets }: StorageState, name: string): BucketRecord | undefined {
  return Object.hasOwn(buckets, name) ? buckets[name] : undefined;
}

/** What a bucket holds: the sum of the sizes of its objects in bytes, and how many they are. */
export function bucketUsage({ objects }: BucketRecord): { size_bytes: number; num_objects: number } {
  return { size_bytes: objects.reduce((sum, { size }) => sum + size, 0), num_objects: objects.length };
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
