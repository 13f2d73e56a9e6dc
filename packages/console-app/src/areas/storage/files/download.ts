import { CallError } from '@livery/api/errors';
import type { S3Bucket } from '@livery/api/s3/types';
import { objectUrl } from '#shared/objectUrls.js';
import { nameOf } from './entries.js';

function save(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/**
 * Throws what the storage refuses the content of a file with. It is asked for a byte: HEAD succeeds for an archived file
 * that GET refuses, and its refusals have no words.
 */
async function checkReadable(storage: Pick<S3Bucket, 'get'>, key: string): Promise<void> {
  try {
    const response = await storage.get(key, { range: [0, 0] });
    await response.body?.cancel();
  } catch (thrown) {
    // An empty file has no first byte.
    if (!(thrown instanceof CallError && thrown.status === 416)) throw thrown;
  }
}

/**
 * Lets the browser save a file: from a link to the storage, so that nothing of it goes through memory. Where no address
 * leads to the storage, because it is in this page, from the bytes. Throws what the storage refuses it with: its response
 * to the link would be shown in the place of the console.
 */
export async function downloadFile(
  storage: Pick<S3Bucket, 'link' | 'get'>,
  key: string,
  isInPage: boolean,
): Promise<void> {
  const name = nameOf(key);
  if (!isInPage) {
    await checkReadable(storage, key);
    const { url } = await storage.link(key, { seconds: 600, download: name });
    save(url, name);
    return;
  }
  save(objectUrl(await (await storage.get(key)).blob()), name);
}
