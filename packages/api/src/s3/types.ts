import type { SendOptions } from './transport.js';

/** Where the storage is and who asks. The secret key stays in memory. */
export interface S3Access {
  /** Address of the S3 API, without a bucket. */
  endpoint: string;
  /** Region to sign for; `us-east-1` where the storage names none. */
  region?: string | undefined;
  /** Whether the bucket stands in the path; otherwise it stands before the host. */
  pathStyle: boolean;
  accessKey: string;
  secretKey: string;
}

/** Gives the keys to sign with. `renew` asks for them again, once before a refusal is reported. */
export interface S3Credentials {
  current(): Promise<S3Access>;
  renew(): Promise<S3Access>;
}

/** An object as a list tells of it. */
export interface S3Object {
  key: string;
  /** In bytes. */
  size: number;
  /** In ISO 8601. */
  modified: string;
  etag: string;
  /** `STANDARD`, `STANDARD_IA`, `GLACIER` …; undefined where the storage does not tell. */
  storageClass?: string | undefined;
}

/** A page of a list. */
export interface S3Page {
  objects: S3Object[];
  /** What the keys have in common up to the delimiter, the delimiter included. */
  prefixes: string[];
  /** Those of the keys and prefixes that are not valid UTF-8, as the storage encodes them: a request would name another key. */
  undecoded?: string[];
  /** Set when there is more: what the next page is asked with. */
  next: string | undefined;
}

/** What is known of an object without its content. What a bucket does not expose to browsers is missing. */
export interface S3Facts {
  /** In bytes. */
  size: number | undefined;
  /** Media type. */
  type: string | undefined;
  /** As the storage writes it, in HTTP's form of a date. */
  modified: string | undefined;
  etag: string | undefined;
  /** The customer's own metadata, by name without `x-amz-meta-`. */
  metadata: Record<string, string>;
  /** What else it is served with, such as `cache-control`. */
  headers: Record<string, string>;
}

/** A part of a multipart upload that the storage has. */
export interface S3Part {
  number: number;
  /** In bytes. */
  size: number;
  etag: string;
}

/** A multipart upload that was begun and neither completed nor removed: its parts are stored, and charged. */
export interface S3Upload {
  key: string;
  uploadId: string;
  /** When it was begun, in ISO 8601; undefined where the storage does not tell. */
  begun: string | undefined;
}

/** What an object is stored with beside its content. */
export interface ObjectSettings extends Partial<Pick<S3Facts, 'type' | 'metadata' | 'headers'>> {}

export interface CopyOptions {
  /** What the copy has instead of the original's type, metadata and headers. */
  replace?: ObjectSettings;
  /** Size of the original in bytes, where it is known: what is too large for one request is copied in parts. */
  size?: number | undefined;
  /** The copy is refused where the original has another ETag by now. */
  etag?: string | undefined;
  /** As a list tells it: a copy is in the standard class unless it is named. */
  storageClass?: string | undefined;
  /** Who may read the copy: whoever may read the original (default), or its owner alone. */
  acl?: 'keep' | 'private' | undefined;
  /** Ends a copy in parts. */
  signal?: AbortSignal | undefined;
  /** Told of a copy in parts how many of them are copied. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** One object that was not deleted. */
export interface S3Failure {
  key: string;
  error: Error;
}

/**
 * The operations of the S3 API on one bucket. They throw the classes of `errors`, with the storage's own message; for a
 * key that no URL can have a KeyAddressError, except where the key is listed, copied from in one request or deleted.
 */
export interface S3Bucket {
  /** A page of up to 1,000 keys, in their order; with a delimiter what is below a prefix counts as one. */
  list(requested: {
    prefix?: string;
    delimiter?: string;
    after?: string | undefined;
    limit?: number;
    signal?: AbortSignal | undefined;
  }): Promise<S3Page>;
  head(key: string, signal?: AbortSignal): Promise<S3Facts>;
  /** The content; `range` are the first and the last byte. */
  get(key: string, options?: { range?: readonly [number, number]; signal?: AbortSignal }): Promise<Response>;
  /** Stores an object in one request. The storage checks its SHA-256. */
  put(key: string, body: Blob, options?: ObjectSettings & SendOptions): Promise<void>;
  /**
   * Copies within the bucket, with the original's settings, tags and access. A copy in parts has what the original tells of
   * itself: a page does not see metadata that the bucket's CORS does not expose. Throws an ObjectAclError, and copies
   * nothing, where the key may not read who may read the original; an OriginalKeptError where the copy is there without
   * the tags.
   */
  copy(from: string, to: string, options?: CopyOptions): Promise<void>;
  /** Throws an ObjectAclError where the key may not read who may read an object, so that a copy could not keep it. */
  checkAcl(key: string, signal?: AbortSignal): Promise<void>;
  /** Deletes up to 1,000 objects and gives those that were not deleted. */
  delete(keys: readonly string[]): Promise<S3Failure[]>;
  /** Begins a multipart upload and gives its id. */
  createUpload(key: string, settings?: ObjectSettings): Promise<string>;
  /** Stores a part, 5 MB at least unless it is the last, and gives its SHA-256, which the storage has checked. */
  uploadPart(key: string, uploadId: string, number: number, body: Blob, options?: SendOptions): Promise<string>;
  /** The multipart uploads that are neither completed nor removed, whoever began them. */
  listUploads(signal?: AbortSignal): Promise<S3Upload[]>;
  /** The parts that the storage has, in their order. */
  listParts(key: string, uploadId: string, signal?: AbortSignal): Promise<S3Part[]>;
  /** Puts the parts together. */
  completeUpload(key: string, uploadId: string, parts: readonly S3Part[]): Promise<void>;
  /** Gives a multipart upload up with its parts. */
  abortUpload(key: string, uploadId: string): Promise<void>;
  /** An address that anybody can read the object at until it ends; `download` is the name that a browser saves it by. */
  link(key: string, options: { seconds: number; download?: string }): Promise<{ url: string; ends: Date }>;
}
