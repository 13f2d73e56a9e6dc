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
 * Lets the browser save a file: from a link to the storage, so that nothing of it goes through memory. Where no address
 * leads to the storage, because it is in this page, from the bytes. Throws what the storage refuses it with: its response
 * to the link would be shown in the place of the console.
 */
export async function downloadFile(
  storage: Pick<S3Bucket, 'head' | 'link' | 'get'>,
  key: string,
  isInPage: boolean,
): Promise<void> {
  const name = nameOf(key);
  if (!isInPage) {
    await storage.head(key);
    const { url } = await storage.link(key, { seconds: 600, download: name });
    save(url, name);
    return;
  }
  save(objectUrl(await (await storage.get(key)).blob()), name);
}
