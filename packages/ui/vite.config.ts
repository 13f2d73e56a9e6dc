import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Plugin } from 'vite';
import { buildTargets } from '../../scripts/vite/browsers.js';
import { allStyles } from './vite/allStyles.js';
import { hashOfSources } from './vite/hashOfSources.js';
import { versionedIdentifiers } from './vite/identifiers.js';
import { tokenFiles } from './vite/tokenFiles.js';

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
  const whole = {
    ...rest,
    bin: { 'livery-theme': './create-theme/cli.js' },
    exports: Object.fromEntries(published),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Makes `dist` a package that can be packed and published: its package.json, its README, and the plain CSS as it is. */
const packageFiles: Plugin = {
  name: 'livery-package-files',
  writeBundle: () => {
    copyFileSync(join(here, 'src/fonts.css'), join(here, 'dist/fonts.css'));
    writeFileSync(join(here, 'dist/fonts.css.d.ts'), 'export {};\n');
    for (const part of ['README.md', 'CHANGELOG.md', 'LICENSE', 'docs'])
      cpSync(join(here, part), join(here, 'dist', part), { recursive: true });
    writeFileSync(join(here, 'dist/package.json'), publishedManifest());
  },
};

/** Where components are; themes, tokens and the tests' drivers run on a server too. */
const ofComponents = /^(collections|components|compositions|internal|messages|react-aria-patches)\//;

/** What only runs in a browser: hooks and contexts of React, and the packages that are built on them. */
const inBrowserOnly =
  /\b(useState|useEffect|useLayoutEffect|useInsertionEffect|useReducer|useRef|useContext|useSyncExternalStore|useTransition|useDeferredValue|createContext|flushSync|createPortal)\b|from "(react-aria|react-aria-components|@floating-ui\/react|@tanstack\/react-virtual)[/"]|\bon[A-Z]\w+:/;

/**
 * Writes "use client" into each file that needs a browser, or imports one that does: in frameworks with server components a
 * page then takes components as they are. Files that need none stay usable on a server, and so does the index.
 */
const clientFiles: Plugin = {
  name: 'livery-client-files',
  enforce: 'post',
  generateBundle: (_options, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const marked = new Set(
      chunks.filter(({ fileName, code }) => ofComponents.test(fileName) && inBrowserOnly.test(code)),
    );
    const ofName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    for (let before = -1; before !== marked.size;) {
      before = marked.size;
      for (const chunk of chunks) {
        const needsMarked = chunk.imports.some((name) => marked.has(ofName.get(name) ?? chunk));
        if (ofComponents.test(chunk.fileName) && needsMarked) marked.add(chunk);
      }
    }
    for (const chunk of marked) chunk.code = `"use client";\n${chunk.code}`;
  },
};

/** Marks what makes a component as free of side effects: of a file with several, a consumer's bundler takes what is used. */
const pureComponents: Plugin = {
  name: 'livery-pure-components',
  renderChunk: (code) =>
    code.replaceAll(
      /^(?:var|const) [\w$]+ = (?=(?:\w*[fF]orwardRef|createContext|onDemand)\()/gm,
      '$&/* @__PURE__ */ ',
    ),
};

/** One JavaScript and one stylesheet a component, with the folders of the source: a consumer's bundler takes what is used. */
export default defineConfig({
  root: here,
  plugins: [
    vanillaExtractPlugin({ identifiers: versionedIdentifiers(hashOfSources(join(here, 'src'))) }) as Plugin,
    pureComponents,
    clientFiles,
    packageFiles,
    tokenFiles(join(here, 'dist')),
    allStyles(join(here, 'dist')),
  ],
  build: {
    target: buildTargets,
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
        'theme-region': 'src/theme-region.ts',
        'theme/index': 'src/theme/index.ts',
        'themes/index': 'src/themes/index.ts',
        'collections/index': 'src/collections/index.ts',
        'testing/index': 'src/testing/index.ts',
        'testing/playwright/index': 'src/testing/playwright/index.ts',
        'create-theme/index': 'src/create-theme/index.ts',
        'create-theme/cli': 'src/create-theme/cli.ts',
        ...Object.fromEntries(themes.map((name) => [`themes/${name}/index`, `src/themes/${name}/index.ts`])),
      },
    },
    rolldownOptions: {
      external: (id) => (isPackage(id) || id.startsWith('node:')) && !id.endsWith('.css') && !id.endsWith('.woff2'),
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
