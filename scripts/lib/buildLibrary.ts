import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { newest } from './buildConsole.js';
import { root } from './stage.js';

/** Where the built library lies. */
export const libraryDist = join(root, 'packages/ui/dist');

/** Builds the library unless the built one is newer than its sources. */
export function buildLibrary({ force = false } = {}): void {
  const built = statSync(join(libraryDist, 'index.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (!force && newest(join(root, 'packages/ui/src')) < built) return;
  execFileSync('npm', ['run', 'build', '-w', '@livery/ui', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
