import { keptHeadersOf } from '../../s3/keptHeaders.js';
import { readXml, type XmlElement } from '../../s3/xml.js';
import type { State } from '../state/state.js';
import { ownerOfBucket } from '../state/tenants.js';
import { bucketRecordOf, type BucketRecord, type ObjectRecord, type StoredWith } from '../state/storage.js';
import { etagOf, md5Base64, type ContentStore } from './contentStore.js';
import { objectOf } from './objects.js';
import { refuse } from './refusal.js';

/** The largest body of one request, in bytes. A part of a real storage may have 5 GB. */
export const largestBody = 64 * 2 ** 20;

/** A signed request, and what it is answered from. */
export interface S3Request {
  headers: Headers;
  method: string;
  query: URLSearchParams;
  /** Of the body. */
  sent: { size: number; etag: string };
  /** Left out for a replica where no state keeps it. */
  body: Uint8Array<ArrayBuffer> | undefined;
  bucketName: string;
  /** Empty where the bucket itself is meant. */
  key: string;
  /** As the customer sees it whose key signed. */
  state: State;
  contents: ContentStore;
  /** In ms since 1970. */
  now: number;
}

/** The bucket and key that an address names: by path, or with the bucket before the host. */
export function locationStateOf(url: URL, base: URL): { bucketName: string; key: string } {
  const path = url.pathname.slice(base.pathname.replace(/\/$/, '').length + 1);
  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  if (url.host !== base.host) return { bucketName: url.host.slice(0, -base.host.length - 1), key: decoded(path) };
  const [bucketName = '', ...rest] = path.split('/');
  return { bucketName: decoded(bucketName), key: decoded(rest.join('/')) };
}

/** Whether an address belongs to the S3 API at this one. */
export function isS3Address(url: URL, base: URL): boolean {
  const isHost = url.host === base.host || url.host.endsWith(`.${base.host}`);
  const path = base.pathname.replace(/\/$/, '');
  return isHost && (url.pathname === path || url.pathname.startsWith(`${path}/`));
}

/** The bucket that is meant. Refuses one that is not there, another customer's or suspended. */
export function bucketOf({ state, bucketName }: Pick<S3Request, 'state' | 'bucketName'>): BucketRecord {
  const bucket =
    bucketRecordOf(state.storage, bucketName) ??
    refuse(ownerOfBucket(state, bucketName) ? 'AccessDenied' : 'NoSuchBucket');
  return bucket.is_suspended ? refuse('AccessDenied', 'The bucket is suspended') : bucket;
}

/** What a request says of the object that it stores. */
export function metadataOf(requestHeaders: Headers): Pick<ObjectRecord, StoredWith> {
  const prefix = 'x-amz-meta-';
  const own = [...requestHeaders].filter(([name]) => name.startsWith(prefix));
  const headers = keptHeadersOf(requestHeaders);
  const content_type = requestHeaders.get('content-type');
  const acl = [...requestHeaders].filter(([name]) => name === 'x-amz-acl' || name.startsWith('x-amz-grant-'));
  const storage_class = requestHeaders.get('x-amz-storage-class');
  const tags = requestHeaders.get('x-amz-tagging');
  return {
    ...(acl.length > 0 ? { acl: Object.fromEntries(acl) } : {}),
    ...(storage_class ? { storage_class } : {}),
    ...(tags ? { tags: Object.fromEntries(new URLSearchParams(tags)) } : {}),
    ...(content_type ? { content_type } : {}),
    ...(own.length > 0
      ? { metadata: Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value])) }
      : {}),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
  };
}

/** Refuses where a request is only for an object of another ETag. */
export function checkMatch(condition: string | null, record: ObjectRecord): void {
  if (condition !== null && condition.replaceAll('"', '') !== etagOf(record)) refuse('PreconditionFailed');
}

/** The most that a copy takes in one request, in bytes (S3). */
const largestCopied = 5 * 2 ** 30;

/** Refuses to copy more than one request may. */
export function checkCopied(size: number): void {
  if (size <= largestCopied) return;
  const limit = `The specified copy source is larger than the maximum allowable size for a copy source: ${largestCopied}`;
  refuse('InvalidRequest', limit);
}

/** The object that a request copies, and where it lies. Refuses one that is not there, or not as the request wants it. */
export function sourceOf({ state, headers }: S3Request): { bucketName: string; record: ObjectRecord } {
  const named = decodeURIComponent((headers.get('x-amz-copy-source') ?? '').replace(/^\//, ''));
  const [bucketName = '', ...rest] = named.split('/');
  const record = objectOf(bucketOf({ state, bucketName }), rest.join('/')) ?? refuse('NoSuchKey');
  checkMatch(headers.get('x-amz-copy-source-if-match'), record);
  return { bucketName, record };
}

/** The first and the last byte that are asked for; undefined for all. */
export function rangeOf(header: string | null, size: number): [number, number] | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? [start, end] : refuse('InvalidRange');
}

/** The body as an XML document. Refuses one of another name. */
export function bodyXml(body: Uint8Array | undefined, root: string): XmlElement {
  const document = readXml(new TextDecoder().decode(body));
  return document?.name === root ? document : refuse('MalformedXML');
}

/** The body of a request. Refuses one that is too large or does not have the MD5 that the request says. */
export async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > largestBody) refuse('EntityTooLarge');
  const body = new Uint8Array(await request.arrayBuffer());
  if (body.length > largestBody) refuse('EntityTooLarge');
  const digest = request.headers.get('content-md5');
  if (digest !== null && digest !== md5Base64(body)) refuse('BadDigest');
  return body;
}
