import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'peerDependencies',
  Record<string, string>
>;
const packages = Object.keys({ ...dependencies, ...peerDependencies });
const isPackage = (id: string) => packages.some((name) => id === name || id.startsWith(`${name}/`));

const themes = readdirSync(join(here, 'src/themes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'stories')
  .map(({ name }) => name);

/** The faces of every page are plain CSS that the consumer's bundler resolves: copied as they are. */
const fonts: Plugin = {
  name: 'livery-fonts',
  writeBundle: () => {
    copyFileSync(join(here, 'src/fonts.css'), join(here, 'dist/fonts.css'));
    writeFileSync(join(here, 'dist/fonts.css.d.ts'), 'export {};\n');
  },
};

/** One JavaScript and one stylesheet a component, with the folders of the source: a consumer's bundler takes what is used. */
export default defineConfig({
  root: here,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }) as Plugin, fonts],
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    minify: false,
    outDir: 'dist',
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: {
      formats: ['es'],
      entry: {
        index: 'src/index.ts',
        'base.css': 'src/base.css.ts',
        'theme/index': 'src/theme/index.ts',
        'themes/index': 'src/themes/index.ts',
        'testing/index': 'src/testing/index.ts',
        ...Object.fromEntries(themes.map((name) => [`themes/${name}/index`, `src/themes/${name}/index.ts`])),
      },
    },
    rolldownOptions: {
      external: (id) => isPackage(id) && !id.endsWith('.css') && !id.endsWith('.woff2'),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ originalFileNames, names }) =>
          (originalFileNames[0]?.replace(/^(packages\/ui\/)?src\//, '') ?? names[0] ?? '[name][extname]').replace(
            '.css.ts.vanilla.css',
            '.css',
          ),
      },
    },
  },
});
