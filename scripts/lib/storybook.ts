import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { freePort, startProcess } from './delivered.js';
import { root } from './stage.js';
import { keepUpToDate } from './upToDate.js';

/** Where the static Storybook lies after a build. */
export const storybookDist = join(root, 'storybook-static');

/** One entry of Storybook's index that the scripts use. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** The file that has it, from the root of the project. */
  importPath: string;
  /** Has "test" unless the story says that it is not to be tested. */
  tags: readonly string[];
}

const inputs = [
  'package-lock.json',
  'lingui.config.ts',
  '.storybook',
  'scripts/vite',
  'packages/ui/docs',
  'packages/ui/CHANGELOG.md',
  ...['api', 'ui', 'console-app'].flatMap((name) => [`packages/${name}/src`, `packages/${name}/package.json`]),
];

/** Builds the static Storybook unless the built one is of the same sources. Throws with what the build says when it fails. */
export function buildStorybook({ withStatistics = false } = {}): void {
  const build = (): void => {
    rmSync(storybookDist, { recursive: true, force: true });
    const options = ['-o', storybookDist, '--quiet', ...(withStatistics ? ['--stats-json'] : [])];
    const { status, stdout, stderr } = spawnSync('npx', ['storybook', 'build', ...options], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    if (status !== 0) throw new Error(`Storybook does not build:\n${stdout}${stderr}`);
  };
  const product = join(storybookDist, withStatistics ? 'preview-stats.json' : 'iframe.html');
  keepUpToDate({ name: 'storybook', inputs, product, build });
}

/** Every story and docs page of a built Storybook. */
export function storybookIndex(folder = storybookDist): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(entries);
}

/** Every story of a Storybook that is served. */
export async function storiesOf(origin: string): Promise<StoryEntry[]> {
  const { entries } = (await (await fetch(`${origin}/index.json`)).json()) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** All stylesheets of the built Storybook in one text. */
export function storybookStyles(): string {
  const assets = join(storybookDist, 'assets');
  const files = readdirSync(assets).filter((file) => file.endsWith('.css'));
  return files.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a static Storybook on a free port until `close`. */
export async function serveStorybook(folder = storybookDist): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)));
    const file = path.startsWith(folder) ? readFile(path) : Promise.reject(new Error('outside'));
    file.then(
      (body) =>
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Starts Storybook's development server on a free port until `close`. Throws with what it says where it does not answer. */
export async function startStorybook(): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const options = ['--ci', '--no-open', '--quiet', '--exact-port', '--port', String(port)];
  const server = await startProcess(join(root, 'node_modules/.bin/storybook'), ['dev', ...options], {
    cwd: root,
    isReady: () =>
      fetch(`${origin}/index.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return { origin, close: server.stop };
}
