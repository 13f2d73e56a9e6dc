import { md5 } from '@noble/hashes/legacy.js';
import { hexOf } from './digests.js';

const isMd5 = (etag: string): boolean => /^[\da-f]{32}$/i.test(etag);

/**
 * Whether an object of this ETag may have been stored with these bytes in one request: what is no MD5 does not tell. One
 * that ends with a number of parts was stored in parts.
 */
export const mayBeEtagOf = (bytes: ArrayBuffer, etag: string): boolean =>
  isMd5(etag) ? etag.toLowerCase() === hexOf(md5(new Uint8Array(bytes))) : !/-\d+$/.test(etag);

/**
 * The ETag of an object that was made of these parts, where theirs are the MD5 of what they hold: the MD5 of theirs, and
 * their number. Undefined where one is no MD5.
 */
export function etagOfUpload(parts: readonly { etag: string }[]): string | undefined {
  if (!parts.every(({ etag }) => isMd5(etag))) return undefined;
  const bytes = parts.flatMap(({ etag }) => etag.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []);
  return `${hexOf(md5(new Uint8Array(bytes)))}-${parts.length}`;
}
