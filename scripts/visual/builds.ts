import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/stage.js';

/* Outside of node_modules: what is in there is no source to the bundler. */
const cache = join(root, '.cache/visual');

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout.trim();
}

const git = (...args: string[]): string => run('git', args, root);

/** The files that differ between a revision and the working tree, new ones included. */
export const changedFiles = (revision: string): string[] =>
  [git('diff', '--name-only', revision), git('ls-files', '--others', '--exclude-standard')].flatMap((list) =>
    list.split('\n').filter(Boolean),
  );

/** Gives a checkout the packages that are installed here, by links; those of the project itself are the checkout's own. */
function linkPackages(source: string): void {
  const here = join(root, 'node_modules');
  const there = join(source, 'node_modules');
  mkdirSync(there);
  for (const name of readdirSync(here)) {
    if (name === '.cache' || name === '.vite' || name === '@livery') continue;
    symlinkSync(join(here, name), join(there, name));
  }
  cpSync(join(here, '@livery'), join(there, '@livery'), { recursive: true, verbatimSymlinks: true });
  const generator = 'scripts/codegen/node_modules';
  if (existsSync(join(root, generator))) symlinkSync(join(root, generator), join(source, generator));
}

const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** A Storybook of a revision: its folder, and where what was found out about it may be stored. */
export interface RevisionBuild {
  storybook: string;
  fingerprints: string;
}

/** Builds the Storybook of a revision in a checkout of its own, once for each state of the files. */
export function buildRevision(revision: string): RevisionBuild {
  const tree = git('rev-parse', '--short=16', `${revision}^{tree}`);
  const folder = join(cache, tree);
  // Of another making they say nothing.
  const making = ['fingerprint.ts', 'inPage.ts', 'stories.ts'].map((file) =>
    readFileSync(join(import.meta.dirname, file)),
  );
  const version = createHash('sha256').update(Buffer.concat(making)).digest('hex').slice(0, 8);
  const built = { storybook: join(folder, 'storybook'), fingerprints: join(folder, `fingerprints-${version}.json`) };
  if (existsSync(built.storybook)) return built;
  const source = join(folder, 'source');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--detach', source, revision);
  try {
    if (lockOf(source) === lockOf(root)) linkPackages(source);
    else run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], source);
    for (const task of ['generate', 'words']) run(process.execPath, ['scripts/setup.mjs', task], source);
    const unfinished = join(folder, 'unfinished');
    run('npx', ['storybook', 'build', '-o', unfinished, '--quiet'], source);
    renameSync(unfinished, built.storybook);
  } finally {
    git('worktree', 'remove', '--force', source);
  }
  return built;
}
