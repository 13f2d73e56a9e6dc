import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * The arrows of docs/architecture.md, with what the linter does not see: dynamic imports, relative paths, types. The parser
 * is that of TypeScript 5, which the generators bring along.
 */
const { preProcessFile } = createRequire(resolve('scripts/codegen/package.json'))('typescript') as {
  preProcessFile: (text: string) => { importedFiles: readonly { fileName: string; pos: number }[] };
};

const console_ = 'packages/console-app/src';

/** The file that an import names, of our own sources; undefined for what is not ours. */
function targetOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier === '#kit'
      ? `${console_}/kit/index.js`
      : specifier.startsWith('#')
        ? `${console_}/${specifier.slice(1)}`
        : specifier.startsWith('@livery/')
          ? specifier.replace(/^@livery\/([^/]+)/, 'packages/$1/src')
          : undefined;
  if (path === undefined) return undefined;
  const bare = path.replace(/\.js$/, '');
  return [`${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, path].find((one) => existsSync(one));
}

const isTest = (file: string): boolean => /\.(stories|test)\.tsx?$|\/(testing|stories)\//.test(file);

const files = ['api', 'ui', 'console-app'].flatMap((name) =>
  readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' })
    .map((path) => `packages/${name}/src/${path}`)
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file)),
);
const imports = files.flatMap((from) => {
  const text = readFileSync(from, 'utf8');
  return preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
    const to = targetOf(from, fileName);
    return to === undefined ? [] : [{ from, to, isOnDemand: /\bimport\(\s*$/.test(text.slice(0, pos)) }];
  });
});

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
