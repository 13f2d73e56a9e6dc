import { lingui } from '@lingui/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { linguiMacro } from '../scripts/vite/linguiMacro.js';
import { sheetModes } from './sheetModes.js';
import { sources } from '../scripts/vite/sources.js';

/** What stories use: named here so that a cold cache does not reload in the middle of a test run. */
const prebundled = [
  '@floating-ui/react',
  '@lingui/core',
  '@lingui/react',
  '@storybook/addon-docs > @storybook/react-dom-shim',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@vanilla-extract/dynamic',
  'hono/tiny',
  'idb-keyval',
  'lucide-react',
  ...[
    'ComboBox',
    'Dialog',
    'Group',
    'Header',
    'I18nProvider',
    'ListBox',
    'Menu',
    'Modal',
    'NumberField',
    'Popover',
    'Select',
    'Tabs',
    'Text',
    'Virtualizer',
  ].map((name) => `react-aria-components/${name}`),
  'react-dom/client',
  'react-hook-form',
  'react/jsx-dev-runtime',
  'regexparam',
  'wouter',
  'wouter/memory-location',
  'wouter/use-browser-location',
  'zod/mini',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [linguiMacro(), sheetModes(), vanillaExtractPlugin(), lingui()],
      // Each story says how its console was built.
      define: { __MOCK_API__: 'globalThis.__MOCK_API__' },
      resolve: sources,
      optimizeDeps: { include: prebundled },
      build: {
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        chunkSizeWarningLimit: 2000,
        // "use client" of the packages says nothing to a page that has no server.
        rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
      },
    }),
};

export default config;
