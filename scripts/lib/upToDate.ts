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

const markerOf = (name: string): string => join(root, 'node_modules/.livery-built', name);

/** Whether something was built from just these inputs. */
export function isUpToDate({ name, inputs, product }: BuiltKey): boolean {
  const marker = markerOf(name);
  return existsSync(product) && existsSync(marker) && readFileSync(marker, 'utf8') === digestOf(inputs);
}

/** Notes that something was built from its inputs as they are. */
export function markUpToDate({ name, inputs }: BuiltKey): void {
  const marker = markerOf(name);
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, digestOf(inputs));
}

/** Builds something unless it was built from just these inputs, or always when forced. */
export function keepUpToDate({ build, ...key }: Built, { force = false } = {}): void {
  if (!force && isUpToDate(key)) return;
  build();
  markUpToDate(key);
}
