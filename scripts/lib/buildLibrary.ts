import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './stage.js';
import { keepUpToDate } from './upToDate.js';

/** Where the built library lies. */
export const libraryDist = join(root, 'packages/ui/dist');

/** What of `packages/ui` the library is built from. */
export const librarySources = [
  'src',
  'vite',
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'docs',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.build.json',
];

const inputs = [
  'package-lock.json',
  'scripts/vite/browsers.ts',
  ...librarySources.map((part) => `packages/ui/${part}`),
];

/** Builds the library unless the built one is of the same sources. */
export function buildLibrary({ force = false } = {}): void {
  const build = (): void => {
    execFileSync('npm', ['run', 'build', '-w', '@livery/ui', '--silent'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  keepUpToDate({ name: 'library', inputs, product: join(libraryDist, 'index.js'), build }, { force });
}
