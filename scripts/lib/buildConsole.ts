import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostingHeaders } from '../../packages/console-app/server/headers.js';
import { root } from './stage.js';
import { keepUpToDate } from './upToDate.js';

const app = join(root, 'packages/console-app');

/** What the console is built from, relative to the root. */
export const inputs = [
  'package-lock.json',
  'lingui.config.ts',
  'scripts/vite',
  'packages/console-app/server/headers.ts',
  'package.json',
  'scripts/lib/buildConsole.ts',
  ...['src', 'package.json'].flatMap((part) => ['api', 'ui', 'console-app'].map((name) => `packages/${name}/${part}`)),
  ...['index.html', 'vite.config.ts', 'vite'].map((part) => `packages/console-app/${part}`),
];

/** The favicon of each theme as an address that holds it. */
function favicons(): Record<string, string> {
  const themes = join(root, 'packages/ui/src/themes');
  return Object.fromEntries(
    readdirSync(themes).flatMap((theme) => {
      const file = join(themes, theme, 'favicon.svg');
      return existsSync(file) ? [[theme, `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8'))}`]] : [];
    }),
  );
}

/**
 * Names a build by its version and what its files hold: in the page, in `version.json` for pages that are open, and in
 * `build.json` for the server. Returns the page.
 */
function addVersion(dist: string): string {
  const { version: number } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' }).toSorted();
  const digest = createHash('sha256').update(files.join('\0')).update(page).digest('hex').slice(0, 8);
  const version = `${number}+${digest}`;
  const html = page.replace(
    '<!--livery-server-->',
    (mark) => `<meta name="livery-version" content="${version}" />${mark}`,
  );
  writeFileSync(join(dist, 'index.html'), html);
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version }));
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ version, favicons: favicons() }));
  return html;
}

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
    const html = addVersion(dist);
    const headers = hostingHeaders(html);
    writeFileSync(join(dist, 'headers.json'), `${JSON.stringify(headers, undefined, 2)}\n`);
  };
  keepUpToDate({ name: `console-${name}`, inputs, product: join(dist, 'index.html'), build }, { force });
  return dist;
}
