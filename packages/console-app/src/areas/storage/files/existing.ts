import { firstListed } from '@livery/api/s3/firstListed';
import type { S3Bucket } from '@livery/api/s3/types';
import { isFile } from './entries.js';
import { listInSlots } from './slots.js';

/** Up to so many names of a folder are asked for one by one; for more the folder is listed. */
const few = 20;

type List = S3Bucket['list'];

/** Whether there is a file of this key; of a folder, whether anything lies below it. */
async function isThere(list: List, key: string, isFolder: boolean, signal?: AbortSignal): Promise<boolean> {
  const first = await firstListed(list, key, signal);
  return first !== undefined && (isFolder || (first.key === key && isFile(first)));
}

/** Whether a folder has a file or a folder of this name. */
export async function isNameTaken(
  bucket: S3Bucket,
  folder: string,
  name: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const key = `${folder}${name}`;
  const found = await Promise.all([
    isThere(bucket.list, key, false, signal),
    isThere(bucket.list, `${key}/`, true, signal),
  ]);
  return found.includes(true);
}

/** The files and folders directly in a folder. */
async function listFolder(list: List, folder: string, signal?: AbortSignal, after?: string): Promise<string[]> {
  const { objects, prefixes, next } = await list({ prefix: folder, delimiter: '/', after, signal });
  const keys = [...prefixes, ...objects.filter(isFile).map(({ key }) => key)];
  return next === undefined ? keys : [...keys, ...(await listFolder(list, folder, signal, next))];
}

/**
 * Which of these keys below a folder are those of files that the storage has. It is asked for nothing below a folder that
 * is not there.
 */
export async function findExisting(
  bucket: S3Bucket,
  folder: string,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<Set<string>> {
  const list = listInSlots(bucket);

  async function findIn(within: string, requested: readonly string[]): Promise<string[]> {
    const byName = new Map<string, string[]>();
    for (const key of requested) {
      const name = nextName(within, key);
      const below = byName.get(name);
      if (below) below.push(key);
      else byName.set(name, [key]);
    }
    const names = [...byName.keys()];
    const listed = names.length > few ? new Set(await listFolder(list, within, signal)) : undefined;
    const found = names.map(async (name) => {
      // The key of the folder itself may be that of a file.
      const isFolder = name.endsWith('/') && name !== within;
      if (!(listed ? listed.has(name) : await isThere(list, name, isFolder, signal))) return [];
      return isFolder ? findIn(name, byName.get(name) ?? []) : [name];
    });
    return (await Promise.all(found)).flat();
  }

  return new Set(await findIn(folder, keys));
}

/** A key up to the end of its first name below a folder, the slash of a folder included. */
function nextName(folder: string, key: string): string {
  const end = key.indexOf('/', folder.length);
  return end === -1 ? key : key.slice(0, end + 1);
}
