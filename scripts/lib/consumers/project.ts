import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { libraryDist } from '../buildLibrary.js';
import { root } from '../stage.js';

/** Packs the built library into a folder. Returns the name of the tarball. */
export function packLibrary(folder: string): string {
  execFileSync('npm', ['pack', libraryDist, '--pack-destination', folder, '--silent'], { stdio: 'ignore' });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack made no tarball.');
  return tarball;
}

/** What the first group of a pattern finds in the README: pages are set up by what it says, not by a copy of it. */
export function fromReadme(pattern: RegExp): string {
  const found = pattern.exec(readFileSync(join(libraryDist, 'README.md'), 'utf8'))?.[1];
  if (found === undefined) throw new Error(`The README has nothing like ${String(pattern)}.`);
  return found;
}

interface ConsumerProject {
  folder: string;
  /** The installed library. */
  library: string;
}

/** What a project that uses the library has beside it, under the names it imports. */
const besides: Record<string, string> = {
  '@types/react': '@types/react',
  '@types/react-dom': '@types/react-dom',
  'lucide-react': 'lucide-react',
  react: 'react',
  'react-18-types': 'react-18-types',
  'react-dom': 'react-dom',
  'react-hook-form': 'react-hook-form',
};

/**
 * A new project outside of the repository with the packed library installed. Its dependencies are links to those of the
 * repository, so that no registry is asked.
 */
export function createConsumerProject(): ConsumerProject {
  const folder = mkdtempSync(join(tmpdir(), 'livery-consumer-'));
  const modules = join(folder, 'node_modules');
  const library = join(modules, '@livery/ui');
  mkdirSync(library, { recursive: true });

  execFileSync('tar', ['-xzf', join(folder, packLibrary(folder)), '-C', library, '--strip-components=1']);

  const { dependencies } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, target] of Object.entries({
    ...Object.fromEntries(Object.keys(dependencies).map((dependency) => [dependency, dependency])),
    ...besides,
  })) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', target), join(modules, name), 'dir');
  }

  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', type: 'module', private: true }));
  cpSync(join(root, 'scripts/consumer'), folder, { recursive: true });
  return { folder, library };
}
