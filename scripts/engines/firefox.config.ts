import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.js';
import { root } from '../lib/stage.js';

const journeys = join(root, 'packages/console-app/e2e');

/** Journeys that need something of the browser's own, each with what it is about. */
const files = [
  'login', // signing in, two tabs
  'session', // a session that ends
  'shell', // focus, drawer, 320 px, what axe finds
  'vm-focus', // menus, dialogs and where the focus goes
  'vm-list', // table, select, filters, CSV
  'vm-large', // ten thousand rows
  'scroll', // history and where a screen was left
  'storage-files', // uploads, drops, downloads
  'vm-console', // terminal over a WebSocket
  'connection', // offline, drafts
  'mock-api-tabs', // the sandbox inside the page, in two tabs
  'network-view', // drawing, keys and pointer
];

/** What Firefox cannot be told to do over WebDriver BiDi. */
const notPossible = [
  'two fingers scale', // touch is emulated by Chromium's own protocol
  'the header has room for the widest logo', // so are phones
  'in forced colors', // no command for forced colors
  'a folder that is chosen', // it is no file to choose
];

/** The journeys in Debian's Firefox. */
export default defineConfig(base, {
  testDir: journeys,
  globalSetup: join(journeys, 'build.setup.ts'),
  outputDir: join(root, 'test-results/firefox'),
  testMatch: files.map((name) => `**/${name}.spec.ts`),
  grepInvert: notPossible.map((title) => new RegExp(title)),
  // Each is a whole browser: two are what two cores carry.
  workers: 2,
  timeout: 120_000,
  use: {
    browserName: 'firefox',
    // Not tried over WebDriver BiDi: a page for each journey.
    reuseContext: false,
    channel: 'moz-firefox',
    // Playwright's pictures add a style element, which the policy of the page refuses.
    screenshot: 'off',
    launchOptions: {
      executablePath: join(root, 'scripts/engines/firefox.mjs'),
      args: [],
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        // A page that works for seconds on a busy machine is no page that hangs.
        'dom.max_script_run_time': 0,
      },
    },
  },
});
