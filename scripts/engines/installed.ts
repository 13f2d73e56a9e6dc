import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findWebKit } from './webKit.js';

const firefox = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** The ESR before it, 140, does not know a command with which Playwright starts. */
const oldestFirefox = 153;

function hasFirefox(): boolean {
  if (!existsSync(firefox)) return false;
  const { stdout } = spawnSync(firefox, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout)?.[0]) >= oldestFirefox;
}

/** A browser beside Chromium, and the packages of Debian that bring it. */
export interface Engine {
  name: 'firefox' | 'webkit';
  packages: readonly string[];
  isInstalled: () => boolean;
}

export const engines: readonly Engine[] = [
  { name: 'firefox', packages: ['firefox-esr'], isInstalled: hasFirefox },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], isInstalled: () => findWebKit() !== undefined },
];
