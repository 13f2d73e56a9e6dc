import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { State } from '../state/state.js';
import { coalesceWrites } from './coalesceWrites.js';
import type { Store } from './store.js';

const wait = 150;

/**
 * Keeps the state as JSON in a file. It is written beside the file and moved into its place, so that a crash leaves
 * the old state or the new one, never half of one. `flush` before the process ends.
 */
export function fileStore(path: string): Store {
  const unfinished = `${path}.unfinished`;

  async function write(state: State): Promise<void> {
    const text = JSON.stringify(state);
    await mkdir(dirname(path), { recursive: true });
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  }

  return {
    async load() {
      await rm(unfinished, { force: true }).catch(() => undefined);
      try {
        return JSON.parse(await readFile(path, 'utf8')) as unknown;
      } catch {
        return undefined;
      }
    },
    ...coalesceWrites(write, wait),
  };
}
