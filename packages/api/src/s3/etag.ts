import { md5 } from '@noble/hashes/legacy.js';

/** The ETag that a storage without encryption gives a part with this content: its MD5 in lower-case hexadecimal. */
export async function etagOfPart(content: Blob): Promise<string> {
  const digest = md5(new Uint8Array(await content.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
