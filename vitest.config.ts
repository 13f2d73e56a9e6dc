import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/lib/chromium.mjs';
import { linguiMacro } from './scripts/vite/linguiMacro.js';
import { prebundled } from './scripts/vite/prebundled.js';
import { sources } from './scripts/vite/sources.js';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [linguiMacro(), vanillaExtractPlugin()],
        resolve: sources,
        ssr: { resolve: { conditions: ['livery-source'] } },
        test: {
          name: 'unit',
          environment: 'node',
          // What never comes fails by itself, with what stands instead; a slow machine is no failure.
          testTimeout: 60_000,
          // Threads share what Node has compiled, and no core is left to the process that only hands out files.
          pool: 'threads',
          maxWorkers: '100%',
          include: ['packages/*/{src,vite,server}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'openapi/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx'],
        },
      },
      {
        plugins: [linguiMacro(), vanillaExtractPlugin()],
        define: { __MOCK_API__: 'true' },
        resolve: sources,
        optimizeDeps: { include: prebundled },
        test: {
          name: 'browser',
          testTimeout: 60_000,
          include: ['packages/*/src/**/*.browser.test.tsx'],
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Storybook's own settings do not reach where stylesheets are run.
        resolve: sources,
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 60_000,
          // One more than the deciding machine has of cores: a page that waits for its story leaves its core to another.
          maxWorkers: 3,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
          setupFiles: ['.storybook/vitest.setup.ts'],
        },
      },
    ],
  },
});
