import { md5 } from '@noble/hashes/legacy.js';
import { hexOf } from './digests.js';

/**
 * The ETag of an object that was made of these parts, where theirs are the MD5 of what they hold: the MD5 of theirs, and
 * their number. Undefined where one is no MD5.
 */
export function etagOfUpload(parts: readonly { etag: string }[]): string | undefined {
  if (!parts.every(({ etag }) => /^[\da-f]{32}$/i.test(etag))) return undefined;
  const bytes = parts.flatMap(({ etag }) => etag.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []);
  return `${hexOf(md5(new Uint8Array(bytes)))}-${parts.length}`;
}
