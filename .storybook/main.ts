import { lingui } from '@lingui/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { buildTargets } from '../scripts/vite/browsers.js';
import { linguiMacro } from '../scripts/vite/linguiMacro.js';
import { prebundled } from '../scripts/vite/prebundled.js';
import { sources } from '../scripts/vite/sources.js';
import { sheetModes } from './sheetModes.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [linguiMacro(), sheetModes(), vanillaExtractPlugin(), lingui()],
      // Each story says how its console was built.
      define: { __MOCK_API__: 'globalThis.__MOCK_API__' },
      resolve: sources,
      optimizeDeps: { include: ['@storybook/addon-docs > @storybook/react-dom-shim', ...prebundled] },
      build: {
        target: buildTargets,
        chunkSizeWarningLimit: 2000,
        // "use client" of the packages says nothing to a page that has no server.
        rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
      },
    }),
};

export default config;
