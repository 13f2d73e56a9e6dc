import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium of the machine is, or undefined for the browser test tool's own. Throws for a named one that is not there. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`);
  return candidates.find((path) => path && existsSync(path));
}

/** The flags that keep a headless browser quiet and its pictures repeatable. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/** Launch options for every browser the project starts. */
export function launchOptions() {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: chromiumFlags };
}

/** Finds Chromium, or installs it: Debian's package when root, the browser test tool's own otherwise. */
export function ensureChromium() {
  if (findChromium()) return;
  const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  const root = process.getuid?.() === 0;
  if (
    root &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium']) &&
    findChromium()
  )
    return;
  if (run('npx', ['playwright', 'install', 'chromium'])) return;
  throw new Error('No Chromium: install one and set CHROMIUM_PATH to its executable.');
}
