import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const app = join(root, 'packages/console-app');

/** When the newest file below a folder was written, in ms since 1970. */
export function newest(folder: string): number {
  return Math.max(
    0,
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );
}

/** Builds the console's production bundle unless the built one is newer than its sources. */
export function buildConsole({ mockApi = true, force = false } = {}): string {
  const dist = join(app, mockApi ? 'dist' : 'dist-without-mock-api');
  const built = statSync(join(dist, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ['packages/api/src', 'packages/ui/src', 'packages/console-app/src', 'packages/console-app/vite'];
  if (!force && sources.every((folder) => newest(join(root, folder)) < built)) return dist;
  // From the root: the catalogues are matched by their paths from there.
  execFileSync('npx', ['vite', 'build', app, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LIVERY_MOCK_API: mockApi ? 'on' : 'off' },
  });
  return dist;
}
