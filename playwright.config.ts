import { defineConfig } from '@playwright/test';
import { launchOptions, oneRenderer, unoptimized } from './scripts/lib/chromium.mjs';

/** The journeys: a person in Chromium, through the production bundle, against the sandbox over HTTP. */
export default defineConfig({
  testDir: 'packages/console-app/e2e',
  globalSetup: './packages/console-app/e2e/build.setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the deciding machine has of cores: a page that waits for an answer leaves its core to another.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // What never comes has failed; how long what comes may take is not for a journey to say.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    launchOptions: launchOptions(oneRenderer, unoptimized),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
    // What moves while it appears is not clicked at once: the page would be scrolled about in search of it.
    contextOptions: { reducedMotion: 'reduce' },
    // One page a worker, without what the last journey left: a page for each journey is a process for each.
    reuseContext: true,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
