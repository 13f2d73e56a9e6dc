import { md5 } from '@noble/hashes/legacy.js';

const hexOf = (digest: Uint8Array): string => Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether an ETag is the MD5 of what it stands for: that of something encrypted is not. */
export const isMd5 = (etag: string): boolean => /^[\da-f]{32}$/i.test(etag);

/** The ETag that a storage without encryption gives a part with this content: its MD5 in lower-case hexadecimal. */
export async function etagOfPart(content: Blob): Promise<string> {
  return hexOf(md5(new Uint8Array(await content.arrayBuffer())));
}

/** The ETag of an object that was made of these parts: the MD5 of theirs, and their number. Undefined where one is no MD5. */
export function etagOfUpload(parts: readonly { etag: string }[]): string | undefined {
  if (!parts.every(({ etag }) => isMd5(etag))) return undefined;
  const bytes = parts.flatMap(({ etag }) => etag.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []);
  return `${hexOf(md5(new Uint8Array(bytes)))}-${parts.length}`;
}
