import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/* The parser is that of TypeScript 5, which the generators bring along: it sees dynamic imports, relative paths and types. */
const { preProcessFile } = createRequire(resolve('scripts/codegen/package.json'))('typescript') as {
  preProcessFile: (text: string) => { importedFiles: readonly { fileName: string; pos: number }[] };
};

export const consoleSource = 'packages/console-app/src';

/** The file that an import names, of our own sources; undefined for what is not ours. */
function targetOf(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.')
    ? join(dirname(from), specifier)
    : specifier === '#kit'
      ? `${consoleSource}/kit/index.js`
      : specifier === '@livery/ui'
        ? 'packages/ui/src/index.js'
        : specifier.startsWith('#')
          ? `${consoleSource}/${specifier.slice(1)}`
          : specifier.startsWith('@livery/')
            ? specifier.replace(/^@livery\/([^/]+)/, 'packages/$1/src')
            : undefined;
  if (path === undefined) return undefined;
  const bare = path.replace(/\.js$/, '');
  return [`${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, path].find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
}

export interface SourceImport {
  from: string;
  to: string;
  /** Whether it is an `import()`. */
  isOnDemand: boolean;
}

/** The TypeScript files below a folder. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file));

/** What a file imports of our own sources. */
export function importsOf(from: string): SourceImport[] {
  const text = readFileSync(from, 'utf8');
  return preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
    const to = targetOf(from, fileName);
    return to === undefined ? [] : [{ from, to, isOnDemand: /\bimport\(\s*$/.test(text.slice(0, pos)) }];
  });
}
