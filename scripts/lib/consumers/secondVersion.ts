import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { librarySources } from '../buildLibrary.js';
import { root } from '../stage.js';

/** Where the sources of the second version lie: in the repository, so that they find its packages. */
const copy = join(root, '.cache/second-version');

/**
 * Builds the library from changed sources, with buttons in bold capitals, and installs it in a project as
 * `livery-ui-next`, beside the present one.
 */
export function installSecondVersion(folder: string): void {
  rmSync(copy, { recursive: true, force: true });
  const library = join(copy, 'packages/ui');
  mkdirSync(library, { recursive: true });
  for (const part of librarySources) {
    cpSync(join(root, 'packages/ui', part), join(library, part), { recursive: true });
  }
  for (const part of ['scripts', 'tsconfig.base.json', 'package.json']) {
    symlinkSync(join(root, part), join(copy, part));
  }

  const button = join(library, 'src/components/Button/Button.css.ts');
  const source = readFileSync(button, 'utf8');
  const changed = source.replace('fontWeight: 550,', "fontWeight: 800,\n  textTransform: 'uppercase',");
  if (changed === source) throw new Error('Button.css.ts has no weight of 550 to change for a second version.');
  writeFileSync(button, changed);

  execFileSync('npx', ['vite', 'build', library, '--logLevel', 'error'], { stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(join(library, 'dist'), join(folder, 'node_modules/livery-ui-next'), { recursive: true });
  rmSync(copy, { recursive: true });
}
