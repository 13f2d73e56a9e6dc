import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { consoleSource as console_, importsOf, sourcesIn } from './lib/sourceImports.js';

/* The arrows of docs/architecture.md, with what the linter does not see: dynamic imports, relative paths, types. */

const isTest = (file: string): boolean => /\.(stories|test)\.tsx?$|\/(testing|stories)\//.test(file);

const allFiles = ['packages', 'scripts'].flatMap(sourcesIn);
const allImports = allFiles.flatMap(importsOf);
const files = allFiles.filter((file) => /^packages\/\w+(-\w+)?\/src\//.test(file) && !isTest(file));
const sources = new Set(files);
const imports = allImports.filter(({ from }) => sources.has(from));

/** A folder of the console, and the folders above it, which it must not know. */
const layers: readonly [folder: string, above: readonly string[]][] = [
  ['i18n', ['generated', 'integrations', 'shared', 'kit', 'resources']],
  ['generated', ['integrations', 'shared', 'kit', 'resources']],
  ['shared', ['kit', 'resources', 'integrations/mock-api']],
  ['kit', ['resources', 'integrations']],
  ['resources', ['integrations']],
  ['areas', ['integrations/mock-api']],
  ['activity', ['areas', 'integrations']],
];
const top = ['login', 'start', 'shell', 'routes.ts', 'background.ts', 'root.tsx', 'main.tsx'];
const highest = ['areas', 'activity'];

const wrong = (test: (from: string, to: string) => boolean): string[] =>
  imports.filter(({ from, to }) => test(from, to)).map(({ from, to }) => `${from} → ${to}`);

/** Files that lead back to themselves, each cycle once. */
function cyclesIn(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  function follow(file: string, path: readonly string[]): void {
    const start = path.indexOf(file);
    if (start !== -1) found.push([...path.slice(start), file].join(' → '));
    if (start !== -1 || done.has(file)) return;
    for (const to of edges.get(file) ?? []) follow(to, [...path, file]);
    done.add(file);
  }
  for (const file of edges.keys()) follow(file, []);
  return found;
}

describe('imports, dynamic ones and types included', () => {
  it('are read', () => expect(imports.length).toBeGreaterThan(5000));

  it.each(layers)('%s/ imports nothing that is built on it', (folder, above) => {
    const refused = [...above, ...top, ...(highest.includes(folder) ? [] : highest)].map((one) => `${console_}/${one}`);
    if (folder === 'areas') refused.push(`${console_}/activity`);
    expect(
      wrong(
        (from, to) =>
          from.startsWith(`${console_}/${folder}/`) && refused.some((one) => to === one || to.startsWith(`${one}/`)),
      ),
    ).toEqual([]);
  });

  it('an area imports no other', () => {
    const areaOf = (file: string) => /\/src\/areas\/([^/]+)\//.exec(file)?.[1];
    expect(
      wrong((from, to) => areaOf(from) !== undefined && areaOf(to) !== undefined && areaOf(from) !== areaOf(to)),
    ).toEqual([]);
  });

  it('the kit is entered by its index alone', () => {
    const kit = `${console_}/kit/`;
    expect(wrong((from, to) => !from.startsWith(kit) && to.startsWith(kit) && to !== `${kit}index.ts`)).toEqual([]);
    expect(wrong((from, to) => from.startsWith(kit) && to === `${kit}index.ts`)).toEqual([]);
  });

  it('the client knows no sandbox, and rules know neither', () => {
    const api = 'packages/api/src';
    const isIn = (file: string, ...folders: string[]) => folders.some((one) => file.startsWith(`${api}/${one}/`));
    expect(
      wrong((from, to) => isIn(from, 'client', 'errors', 'queries', 's3', 'domain') && isIn(to, 'sandbox')),
    ).toEqual([]);
    expect(wrong((from, to) => isIn(from, 'domain') && isIn(to, 'client', 'errors', 'queries', 's3'))).toEqual([]);
  });

  it('lead round in no circle, types included; what is fetched on demand may name the types of what fetches it', () => {
    expect(
      cyclesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual(['a → b → c → a']);
    const edges = new Map<string, string[]>(files.map((file) => [file, []]));
    for (const { from, to, isOnDemand } of imports) if (!isOnDemand) edges.get(from)?.push(to);
    expect(cyclesIn(edges)).toEqual([]);
  });

  it('packages/api and packages/ui know neither each other nor the console', () => {
    const packageOf = (file: string) => file.split('/')[1];
    expect(wrong((from, to) => packageOf(from) !== packageOf(to) && packageOf(from) !== 'console-app')).toEqual([]);
  });
});

/** What a file exports by name. Of the library no types: its declarations need some that no other file names. */
function exportsOf(text: string, isLibrary = false): string[] {
  const declared = Array.from(
    text.matchAll(/^export (?:async |abstract )?(const|let|function|class|interface|type|enum) (\w+)/gm),
  ).filter(([, kind = '']) => !isLibrary || !['interface', 'type'].includes(kind));
  const listed = text.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  return [
    ...declared.map(([, , name = '']) => name),
    ...Array.from(listed, ([, names = '']) => names.split(','))
      .flat()
      .flatMap((name) => /(\w+)\s*$/.exec(name)?.[1] ?? []),
  ];
}

/** What the library's package.json lets in, as sources. */
const publicModules = Object.values(
  (JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as { exports: Record<string, Record<string, string>> })
    .exports,
).flatMap(({ 'livery-source': source }) =>
  source ? [new RegExp(`^${source.replace('./', 'packages/ui/').replace('*', '[^/]+')}$`)] : [],
);

/** Read by others than our own files: the library's public modules, generated code, what the build puts in a place. */
const isReadElsewhere = (file: string): boolean =>
  publicModules.some((pattern) => pattern.test(file)) ||
  /^packages\/ui\/src\/(themes|testing)\/|\/generated\/|\/src\/i18n\//.test(file);

describe('exports', () => {
  it('are read by another file', () => {
    const texts = new Map(allFiles.map((file) => [file, readFileSync(file, 'utf8')]));
    const readers = new Map<string, string[]>();
    for (const { from, to } of allImports) readers.set(to, [...(readers.get(to) ?? []), texts.get(from) ?? '']);
    const unread = files.flatMap((file) => {
      const read = readers.get(file) ?? [];
      if (isReadElsewhere(file) || read.some((text) => /^export (type )?\* from/m.test(text))) return [];
      const names = new Set(read.flatMap((text) => text.match(/\w+/g) ?? []));
      return exportsOf(texts.get(file) ?? '', file.startsWith('packages/ui/'))
        .filter((name) => !names.has(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(exportsOf('export const a = 1;\nexport { b, c as d };\nexport type { E };')).toEqual(['a', 'b', 'd', 'E']);
    expect(unread).toEqual([]);
  });
});
