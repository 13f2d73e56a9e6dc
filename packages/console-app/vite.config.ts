import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { linguiMacro } from '../../scripts/vite/linguiMacro.js';
import { sources } from '../../scripts/vite/sources.js';
import { chunkGroups } from './vite/chunks.js';
import { themeBoot } from './vite/themeBoot.js';

/** LIVERY_MOCK_API=off leaves the sandbox and its panel out of the bundle altogether. */
const mockApi = process.env['LIVERY_MOCK_API'] !== 'off';

/** LIVERY_LIBRARY=built takes the component library as it is published, instead of its sources. */
const builtLibrary = process.env['LIVERY_LIBRARY'] === 'built';

/** react-aria speaks thirty languages; the console needs its own two. */
const reactAriaWords: Plugin = { ...optimizeLocales.vite({ locales: ['en-US', 'et-EE'] }), enforce: 'pre' };

export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [linguiMacro(), react(), vanillaExtractPlugin(), lingui(), reactAriaWords, themeBoot()],
  define: { __MOCK_API__: JSON.stringify(mockApi) },
  resolve: builtLibrary ? {} : sources,
  build: {
    outDir: mockApi ? 'dist' : 'dist-without-mock-api',
    emptyOutDir: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
});
