import { lingui } from '@lingui/vite-plugin';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type PluginOption } from 'vite';
import { buildTargets } from '../scripts/vite/browsers.js';
import { linguiMacro } from '../scripts/vite/linguiMacro.js';
import { prebundled } from '../scripts/vite/prebundled.js';
import { sources } from '../scripts/vite/sources.js';
import { sheetModes } from './sheetModes.js';

/** Which modules a plugin of Storybook reads for their props. Controls show those of the library's components alone. */
const documented = { id: /\/packages\/ui\/src\/(?!.*\.(?:stories|test)\.).*\.tsx$/ };

/** Has props read of what is documented, and of nothing else: of all modules it would take a third of the build. */
function limitDocgen(plugins: readonly PluginOption[] = []): void {
  for (const plugin of plugins) {
    if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') continue;
    const { transform } = plugin;
    if (typeof transform === 'function') plugin.transform = { filter: documented, handler: transform };
  }
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal(base) {
    limitDocgen(base.plugins);
    return mergeConfig(base, {
      // Whoever builds reads no list of its files.
      logLevel: 'warn',
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
    });
  },
};

export default config;
