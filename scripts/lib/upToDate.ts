import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './stage.js';

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** What files and folders hold, names included, in 64 hex digits. Paths are relative to the root. */
function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(join(root, input)))) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

interface BuiltKey {
  name: string;
  /** Files and folders it is made from, relative to the root. */
  inputs: readonly string[];
  /** A file that is there once it is built. */
  product: string;
}

interface Built extends BuiltKey {
  build: () => void;
}

/**
 * Whether something is to be built: undefined where it was built from just these inputs, else what notes that it is built now,
 * from the inputs as they were at this call.
 */
export function outdated({ name, inputs, product }: BuiltKey, force = false): (() => void) | undefined {
  const marker = join(root, 'node_modules/.livery-built', name);
  const digest = digestOf(inputs);
  const isSame = existsSync(product) && existsSync(marker) && readFileSync(marker, 'utf8') === digest;
  if (isSame && !force) return undefined;
  return () => {
    mkdirSync(dirname(marker), { recursive: true });
    writeFileSync(marker, digest);
  };
}

/** Builds something unless it was built from just these inputs, or always when forced. */
export function keepUpToDate({ build, ...key }: Built, { force = false } = {}): void {
  const markBuilt = outdated(key, force);
  if (!markBuilt) return;
  build();
  markBuilt();
}
