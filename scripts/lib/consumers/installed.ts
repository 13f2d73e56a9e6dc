import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../stage.js';
import { packLibrary } from './project.js';

const react19 = {
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  react: '19.3.0',
  'react-dom': '19.3.0',
};

/** What each project installs from the package registry beside the library: the only place with these versions. */
const packages = {
  Bootstrap: { ...react19, bootstrap: '5.3.9' },
  jsdom: {
    ...react19,
    '@testing-library/dom': '10.4.2',
    '@testing-library/react': '16.3.3',
    '@testing-library/user-event': '14.6.13',
    jsdom: '28.1.0',
    vitest: '4.1.12',
  },
  next: { ...react19, '@types/node': '20.19.43', next: '16.4.6', typescript: '5.9.3' },
  'own theme': react19,
  'React 18': {
    '@types/react': '18.3.31',
    '@types/react-dom': '18.3.7',
    'lucide-react': '1.75.0',
    react: '18.3.1',
    'react-dom': '18.3.1',
  },
  Tailwind: { ...react19, tailwindcss: '4.3.5' },
  TypeScript: { ...react19, 'lucide-react': '1.75.0', typescript: '5.4.5' },
} satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Works on a new project outside of the repository, with the packed library and all packages installed by npm, the files of
 * `scripts/consumer` that are named, and files of its own by their paths.
 */
export async function withInstalled<Result>(
  name: keyof typeof packages,
  { copied = {}, files = {} }: { copied?: Readonly<Record<string, string>>; files?: Readonly<Record<string, string>> },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-installed-'));
  try {
    const dependencies = { ...packages[name], '@livery/ui': `file:${packLibrary(folder)}` };
    const manifest = { name: 'installed', type: 'module', private: true, dependencies };
    for (const [path, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    for (const [from, to] of Object.entries(copied)) cpSync(join(root, 'scripts/consumer', from), join(folder, to));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
