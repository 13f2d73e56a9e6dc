import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostingHeaders } from './consoleHeaders.js';
import { root } from './stage.js';
import { keepUpToDate } from './upToDate.js';

const app = join(root, 'packages/console-app');

const inputs = [
  'package-lock.json',
  'lingui.config.ts',
  'scripts/vite',
  'scripts/lib/consoleHeaders.ts',
  ...['src', 'package.json'].flatMap((part) => ['api', 'ui', 'console-app'].map((name) => `packages/${name}/${part}`)),
  ...['index.html', 'vite.config.ts', 'vite'].map((part) => `packages/console-app/${part}`),
];

/** Builds the console's production bundle unless the built one is of the same sources. Gives its folder. */
export function buildConsole({ mockApi = true, force = false } = {}): string {
  const name = mockApi ? 'dist' : 'dist-without-mock-api';
  const dist = join(app, name);
  const build = (): void => {
    // From the root: the catalogues are matched by their paths from there.
    execFileSync('npx', ['vite', 'build', app, '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, LIVERY_MOCK_API: mockApi ? 'on' : 'off' },
    });
    const headers = hostingHeaders(readFileSync(join(dist, 'index.html'), 'utf8'));
    writeFileSync(join(dist, 'headers.json'), `${JSON.stringify(headers, undefined, 2)}\n`);
  };
  keepUpToDate({ name: `console-${name}`, inputs, product: join(dist, 'index.html'), build }, { force });
  return dist;
}
