import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its windows: a page costs about half the processor time that it costs in the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const candidates = [
  process.env.CHROMIUM_PATH,
  headlessShell,
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

/** Room for what pages make and throw away: it is cleaned up less often. */
const room = '--max-semi-space-size=64';

/** Scripts are not optimized: in pages that live for seconds that takes longer than it saves. */
export const unoptimized = `--js-flags=--no-maglev --no-turbofan ${room}`;

/** Scripts are optimized quickly alone: for pages that live for minutes, in which much runs a few times. */
export const quicklyOptimized = `--js-flags=--no-turbofan ${room}`;

/** A browser with one page keeps its process: otherwise every address that is opened begins a new one. */
export const oneRenderer = '--renderer-process-limit=1';

/** Launch options for every browser the project starts, with more flags where it is for a purpose of its own. */
export function launchOptions(...flags) {
  const executablePath = findChromium();
  return { ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags, ...flags] };
}

/** Installs one of Debian's packages, which only root may; false if that was not possible. */
export function installPackage(name) {
  if (process.getuid?.() !== 0) return false;
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', timeout: 5 * 60_000 }).status === 0;
  // A machine's list of packages may be months old, and the browsers in it too; without a network it has to do.
  run('update', '-qq');
  return run('install', '-y', '-qq', '--no-install-recommends', name);
}

/**
 * Finds Chromium, or installs it: Debian's package when root, the browser test tool's own otherwise. The shell of
 * Debian's package is installed beside a whole browser too, unless CHROMIUM_PATH names one; without it the tests take
 * longer, that is all.
 */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH ? findChromium() : existsSync(headlessShell)) return;
  if (installPackage('chromium-headless-shell') || findChromium()) return;
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0) return;
  throw new Error('No Chromium: install one and set CHROMIUM_PATH to its executable.');
}
