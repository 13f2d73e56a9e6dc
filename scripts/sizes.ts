/*
 * What a consumer of the library pays: each export bundled alone, over React, and each theme's stylesheet. Gzipped
 * bytes, as a table; what has a budget is held to it. What loads later, on demand, is not counted.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { themeNames } from '@livery/ui/themes';
import { build, type Rolldown } from 'vite';
import { buildLibrary, libraryDist } from './lib/buildLibrary.js';
import { root } from './lib/stage.js';

/** Bytes at most, JavaScript and styles together: what was measured and a tenth. */
const budgets: Record<string, number> = {
  AppShell: 11_300,
  Button: 5300,
  Checkbox: 5600,
  ComboBox: 73_500,
  CommandPalette: 7100,
  Dialog: 7100,
  Drawer: 7100,
  LineChart: 18_500,
  Menu: 4800,
  NumberField: 33_500,
  PasswordField: 6300,
  Select: 11_200,
  Table: 11_100,
  Tabs: 6000,
  TextField: 6000,
  ToastRegion: 8600,
  Tooltip: 2500,
};
const themeBudget = 2200;

interface Size {
  name: string;
  script: number;
  style: number;
}

const gzipped = (text: string | Uint8Array): number => (text.length === 0 ? 0 : gzipSync(text).length);

/** Bundles one module as a consumer's production build would, React left out. */
async function bundled(name: string, source: string): Promise<Size> {
  const entry = 'virtual:livery-size';
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'livery-size',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => {
          if (id === `\0${entry}`) return source;
          // Vite's own helper for what loads later belongs to the consumer's build, not to the component.
          return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined;
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { main: entry },
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  const files = (Array.isArray(output) ? output : [output]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const assets = new Map(
    files.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source] as const] : [])),
  );

  const atOnce = new Set<Rolldown.OutputChunk>();
  const collect = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const file of chunk.imports) collect(chunks.get(file));
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) collect(chunk);
  const styles = new Set([...atOnce].flatMap((chunk) => Array.from(chunk.viteMetadata?.importedCss ?? [])));
  return {
    name,
    script: [...atOnce].reduce((sum, { code }) => sum + gzipped(code), 0),
    style: [...styles].reduce((sum, file) => sum + gzipped(assets.get(file) ?? ''), 0),
  };
}

/** The components and functions that the library's index exports, without its types. */
function exportedNames(): string[] {
  const source = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8');
  const lists = [...source.matchAll(/^export \{([^}]*)\} from '\.\/(?:components|compositions)\//gm)].map(
    ([, list = '']) => list,
  );
  return lists
    .flatMap((list) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .toSorted();
}

let over = 0;
function line({ name, script, style }: Size, budget: number | undefined): void {
  const total = script + style;
  const broken = budget !== undefined && total > budget;
  if (broken) over += 1;
  const columns = [script, style, total].map((bytes) => String(bytes).padStart(8)).join('');
  console.log(`${name.padEnd(20)}${columns}${budget === undefined ? '' : `  of ${budget}${broken ? '  OVER' : ''}`}`);
}

buildLibrary();
console.log(`${'gzipped bytes'.padEnd(20)}${['script', 'style', 'both'].map((word) => word.padStart(8)).join('')}\n`);
const index = JSON.stringify(join(libraryDist, 'index.js'));
for (const name of exportedNames()) {
  line(await bundled(name, `export { ${name} } from ${index};`), budgets[name]);
}

console.log('');
for (const name of themeNames) {
  const module = JSON.stringify(join(libraryDist, 'themes', name, 'index.js'));
  const { style } = await bundled(name, `export { default } from ${module};`);
  line({ name: `theme ${name}`, script: 0, style }, themeBudget);
}

if (over > 0) console.error(`\n${over} over budget`);
process.exit(over > 0 ? 1 : 0);
