import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;

interface Manifest {
  exports: Record<string, Record<string, string>>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Manifest;
const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isPackage = (id: string) => packages.some((name) => id === name || id.startsWith(`${name}/`));

const themes = readdirSync(join(here, 'src/themes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'stories')
  .map(({ name }) => name);

/** The package.json of the published package: `dist` is its root, and the sources are not in it. */
function publishedManifest(): string {
  const {
    exports,
    scripts: _scripts,
    devDependencies: _dev,
    private: _private,
    ...rest
  } = manifest as Manifest & Record<string, unknown>;
  const published = Object.entries(exports).map(([path, { 'livery-source': _source, ...conditions }]) => [
    path,
    Object.fromEntries(Object.entries(conditions).map(([name, file]) => [name, file.replace('./dist/', './')])),
  ]);
  return `${JSON.stringify({ ...rest, exports: Object.fromEntries(published) }, null, 2)}\n`;
}

/** Makes `dist` a package that can be packed and published: its package.json, its README, and the plain CSS as it is. */
const packageFiles: Plugin = {
  name: 'livery-package-files',
  writeBundle: () => {
    copyFileSync(join(here, 'src/fonts.css'), join(here, 'dist/fonts.css'));
    writeFileSync(join(here, 'dist/fonts.css.d.ts'), 'export {};\n');
    copyFileSync(join(here, 'README.md'), join(here, 'dist/README.md'));
    writeFileSync(join(here, 'dist/package.json'), publishedManifest());
  },
};

/** Marks what makes a component as free of side effects: of a file with several, a consumer's bundler takes what is used. */
const pureComponents: Plugin = {
  name: 'livery-pure-components',
  renderChunk: (code) =>
    code.replaceAll(
      /^(?:var|const) [\w$]+ = (?=(?:forwardRef|genericForwardRef|createContext|onDemand)\()/gm,
      '$&/* @__PURE__ */ ',
    ),
};

/** One JavaScript and one stylesheet a component, with the folders of the source: a consumer's bundler takes what is used. */
export default defineConfig({
  root: here,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }) as Plugin, pureComponents, packageFiles],
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
        styling: 'src/styling.ts',
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
        /* Not `.css.js`: a consumer's own vanilla-extract would take it for one of its sources and lose the stylesheet. */
        entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.css.vanilla')}.js`,
        assetFileNames: ({ originalFileNames, names }) =>
          (originalFileNames[0]?.replace(/^(packages\/ui\/)?src\//, '') ?? names[0] ?? '[name][extname]').replace(
            '.css.ts.vanilla.css',
            '.css',
          ),
      },
    },
  },
});
