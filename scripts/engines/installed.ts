import { existsSync } from 'node:fs';
import { findWebKit } from './webKit.js';

const firefox = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** A browser beside Chromium, and the packages of Debian that bring it. */
export interface Engine {
  name: 'firefox' | 'webkit';
  packages: readonly string[];
  isInstalled: () => boolean;
}

export const engines: readonly Engine[] = [
  { name: 'firefox', packages: ['firefox-esr'], isInstalled: () => existsSync(firefox) },
  { name: 'webkit', packages: ['webkit2gtk-driver', 'xvfb'], isInstalled: () => findWebKit() !== undefined },
];
