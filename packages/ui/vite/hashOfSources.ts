import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of the sources in a folder, tests and stories left out. The names in the library's stylesheets depend on it, so
 * that two versions on one page keep apart. Public names do not: tokens, layers, data attributes.
 */
export function hashOfSources(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .toSorted();
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return BigInt(`0x${hash.digest('hex').slice(0, 12)}`)
    .toString(36)
    .slice(0, 3);
}
