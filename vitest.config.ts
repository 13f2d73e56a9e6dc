import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions, quicklyOptimized } from './scripts/lib/chromium.mjs';
import { linguiMacro } from './scripts/vite/linguiMacro.js';
import { testsWithModuleMocks } from './scripts/vite/moduleMocks.js';
import { prebundled } from './scripts/vite/prebundled.js';
import { sources } from './scripts/vite/sources.js';

const unitTests = ['packages/*/{src,vite,server}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'openapi/**/*.test.ts'];
const noUnitTests = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.tsx'];

/** Rules, in Node. Without isolation the files of a thread share what they import: modules keep no state that could differ. */
const unit = (
  name: string,
  files: { include: string[]; exclude: string[]; isolate: boolean },
): TestProjectInlineConfiguration => ({
  plugins: [linguiMacro(), vanillaExtractPlugin()],
  resolve: sources,
  ssr: { resolve: { conditions: ['livery-source'] } },
  test: {
    name,
    environment: 'node',
    // What never comes fails by itself, with what stands instead; a slow machine is no failure.
    testTimeout: 60_000,
    // Threads share what Node has compiled, and no core is left to the process that only hands out files.
    pool: 'threads',
    maxWorkers: '100%',
    // What one test has replaced is the next one's again, in another file too.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: ['scripts/vite/unitSetup.ts'],
    ...files,
  },
});

export default defineConfig({
  test: {
    projects: [
      unit('unit', { include: unitTests, exclude: [...noUnitTests, ...testsWithModuleMocks], isolate: false }),
      unit('unit-apart', { include: [...testsWithModuleMocks], exclude: noUnitTests, isolate: true }),
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
            provider: playwright({ launchOptions: launchOptions(quicklyOptimized) }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
