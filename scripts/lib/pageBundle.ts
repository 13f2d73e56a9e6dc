import { exactRegex } from 'rolldown/filter';
import { build } from 'vite';
import { root } from './stage.js';

export interface BuiltFile {
  name: string;
  text: string;
  /** Whether the page begins with it; the others load on demand. */
  isAtOnce: boolean;
}

interface BundleOptions {
  /** Where the files are written to. Left out, they are only returned. */
  outDir?: string;
  /** Leaves React out, and Vite's own helper for what loads later: they belong to the page, not to what it imports. */
  withoutPage?: boolean;
}

const entry = 'virtual:livery-page';
const preloadHelper = '\0vite/preload-helper.js';

/** Bundles a module, given as text, as a production build of a page does. Returns the files. */
export async function bundlePage(
  source: string,
  { outDir, withoutPage = false }: BundleOptions = {},
): Promise<readonly BuiltFile[]> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'livery-page',
        enforce: 'pre',
        // Filtered by the bundler: asked about each of a thousand modules, this would take twice the time.
        resolveId: { filter: { id: exactRegex(entry) }, handler: () => `\0${entry}` },
        load: {
          filter: { id: [exactRegex(`\0${entry}`), exactRegex(preloadHelper)] },
          handler(id) {
            if (id !== preloadHelper) return source;
            return withoutPage ? 'export const __vitePreload = (load) => load();' : undefined;
          },
        },
      },
    ],
    build: {
      ...(outDir === undefined ? { write: false } : { outDir, emptyOutDir: true }),
      ...(withoutPage && { modulePreload: false }),
      rolldownOptions: {
        input: { main: entry },
        preserveEntrySignatures: 'strict',
        ...(withoutPage && { external: /^react(-dom)?($|\/)/ }),
      },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const atOnce = new Set<string>();
  const collect = (name: string): void => {
    const chunk = files.find(({ fileName }) => fileName === name);
    if (chunk?.type !== 'chunk' || atOnce.has(name)) return;
    atOnce.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) atOnce.add(style);
    chunk.imports.forEach(collect);
  };
  for (const file of files) if (file.type === 'chunk' && file.isEntry) collect(file.fileName);
  return files.map((file) => ({
    name: file.fileName,
    text: String(file.type === 'chunk' ? file.code : file.source),
    isAtOnce: atOnce.has(file.fileName),
  }));
}
