import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../dist');

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** `main-1a2b.js` as a later build would name it after a change. */
const renamed = (name: string): string => name.replace(/(\.\w+)$/, 'next$1');

/**
 * The built console as if it were built anew after a change in every file: other names, another version, none of the files of
 * before. Returns its folder and versions.
 */
export function nextBuild(): { folder: string; before: string; version: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'livery-next-build-'));
  cpSync(dist, folder, { recursive: true });
  const hashed = filesBelow(join(folder, 'assets')).filter((file) => !file.includes('/messages/'));
  const names = new Map(hashed.map((file) => [basename(file), renamed(basename(file))]));
  for (const file of hashed) renameSync(file, join(dirname(file), names.get(basename(file)) ?? ''));
  const { version: before } = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as { version: string };
  const version = `${before}next`;
  for (const file of filesBelow(folder).filter((one) => /\.(js|css|html|json)$/.test(one))) {
    const text = readFileSync(file, 'utf8');
    const changed = text.replaceAll(/[\w.-]+\.(?:js|css|woff2|svg|png)\b/g, (name) => names.get(name) ?? name);
    writeFileSync(file, changed.replaceAll(before, version));
  }
  return { folder, before, version, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
