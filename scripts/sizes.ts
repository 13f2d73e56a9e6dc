/*
 * What a consumer of the library pays: each export bundled alone, over React, and each theme's stylesheet. Gzipped
 * bytes, as a table, each held to its budget; `--write` puts the table into the documentation. What loads later, on demand, is not counted.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { themeNames } from '@livery/ui/themes';
import { buildLibrary, libraryDist } from './lib/buildLibrary.js';
import { printTable } from './lib/measure.js';
import { bundlePage } from './lib/pageBundle.js';
import { root } from './lib/stage.js';

/** Bytes at most, JavaScript and styles together: what was measured and a tenth. Every export has a budget. */
const budgetFile = join(root, 'packages/ui/sizes.json');
const budgets = JSON.parse(readFileSync(budgetFile, 'utf8')) as { theme: number; exports: Record<string, number> };

/** The table in the documentation, which is stale when a row is other by more than this part of it, and 50 bytes. */
const tableFile = join(root, 'packages/ui/docs/sizes.md');
const tolerance = 0.05;
const writes = process.argv.includes('--write');

interface Size {
  name: string;
  script: number;
  style: number;
}

/** What a page sends at once for a module, over React. */
async function sizeOf(name: string, source: string): Promise<Size> {
  const files = (await bundlePage(source, { withoutPage: true })).filter(({ isAtOnce }) => isAtOnce);
  const bytesOf = (extension: string): number =>
    files
      .filter((file) => file.name.endsWith(extension) && file.text !== '')
      .reduce((sum, { text }) => sum + gzipSync(text).length, 0);
  return { name, script: bytesOf('.js'), style: bytesOf('.css') };
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

/**
 * The built module that each export of the index comes from. A bundler leaves out what the index brings besides, which
 * `npm test -- package` checks; to read all of it for each export would take ten times as long.
 */
function modulesOfExports(): Map<string, string> {
  const source = readFileSync(join(libraryDist, 'index.js'), 'utf8');
  const imports = source.matchAll(/^import \{([^}]*)\} from "([^"]+)";$/gm);
  return new Map(
    [...imports].flatMap(([, names = '', module = '']) =>
      names.split(',').map((name) => [name.trim(), join(libraryDist, module)] as const),
    ),
  );
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The table as text, each row with the bytes that it is compared by. */
function tableOf(sizes: readonly Size[]): string {
  const rows = sizes.map(
    ({ name, script, style }) =>
      `| ${name} | ${kilobytes(script)} | ${kilobytes(style)} | ${kilobytes(script + style)} | ${script + style} |`,
  );
  return `# Sizes

What a page pays for each export, bundled alone: gzipped kB over React. What loads later, on demand, is not counted. In the
repository \`npm run sizes -- --write\` writes it, and \`npm test\` refuses it where it is stale.

| Export | JavaScript, kB | CSS, kB | Both, kB | Both, bytes |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

/** Bytes of each row of a table. */
function bytesIn(table: string): Map<string, number> {
  const rows = table.matchAll(/^\| (?<name>[^|]+) \|.* (?<bytes>\d+) \|$/gm);
  return new Map([...rows].map(({ groups }) => [groups?.['name'] ?? '', Number(groups?.['bytes'])]));
}

function staleRows(sizes: readonly Size[]): string[] {
  const written = bytesIn(existsSync(tableFile) ? readFileSync(tableFile, 'utf8') : '');
  const present = bytesIn(tableOf(sizes));
  const other = [...present].filter(([name, bytes]) => {
    const before = written.get(name);
    return before === undefined || Math.abs(bytes - before) > Math.max(50, before * tolerance);
  });
  const gone = [...written.keys()].filter((name) => !present.has(name));
  return [...other.map(([name]) => name), ...gone];
}

buildLibrary();
const modules = modulesOfExports();
const sizes: Size[] = [];
for (const name of exportedNames()) {
  const module = modules.get(name);
  if (module === undefined) throw new Error(`The built index exports no ${name}.`);
  sizes.push(await sizeOf(name, `export { ${name} } from ${JSON.stringify(module)};`));
}
const themes: Size[] = [];
for (const name of themeNames) {
  const module = JSON.stringify(join(libraryDist, 'themes', name, 'index.js'));
  const { style } = await sizeOf(name, `export { default } from ${module};`);
  themes.push({ name: `theme ${name}`, script: 0, style });
}

if (writes) {
  // A budget is given once, and never raised here.
  for (const { name, script, style } of sizes) {
    budgets.exports[name] ??= Math.ceil(((script + style) * 1.1) / 100) * 100;
  }
  const exports = Object.fromEntries(
    sizes.map(({ name }) => [name, budgets.exports[name] ?? 0] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  writeFileSync(budgetFile, `${JSON.stringify({ ...budgets, exports }, undefined, 2)}\n`);
  mkdirSync(join(root, 'packages/ui/docs'), { recursive: true });
  writeFileSync(tableFile, tableOf([...sizes, ...themes]));
}

const issues: string[] = [];
printTable([
  ['gzipped bytes', 'script', 'style', 'both', 'budget'],
  ...[...sizes, ...themes].map(({ name, script, style }) => {
    const budget = name.startsWith('theme ') ? budgets.theme : budgets.exports[name];
    if (budget === undefined) issues.push(`${name} has no budget: npm run sizes -- --write`);
    else if (script + style > budget) issues.push(`${name} is over its budget of ${budget}: ${script + style}`);
    return [name, script, style, script + style, budget ?? '-'];
  }),
]);
const stale = staleRows([...sizes, ...themes]);
if (stale.length > 0) issues.push(`packages/ui/docs/sizes.md is stale (${stale.join(', ')}): npm run sizes -- --write`);
for (const issue of issues) console.error(issue);
process.exit(issues.length > 0 ? 1 : 0);
