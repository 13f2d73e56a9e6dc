import { createHash } from 'node:crypto';

interface Identifier {
  /** What vanilla-extract would take: a hash of the file, and a number in it that counts from 0. */
  hash: string;
  filePath: string;
}

const base36 = (text: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 16)}`)
    .toString(36)
    .slice(0, length);

/**
 * Names what is private in the stylesheets of one version: by a hash of version and file, five letters and digits, and the
 * number in the file. Another version has no name in common with it.
 */
export function versionedIdentifiers(version: string): (identifier: Identifier) => string {
  const hashes = new Map<string, string>();
  return ({ hash, filePath }) => {
    const ofFile = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, ofFile);
    if (!hash.startsWith(ofFile)) throw new Error(`${hash} is not one of ${filePath}, which has ${ofFile}.`);
    return `l${base36(`${version} ${filePath}`, 5)}${hash.slice(ofFile.length)}`;
  };
}
