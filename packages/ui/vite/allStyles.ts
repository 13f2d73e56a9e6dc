import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What a built file imports, at once or on demand, in the order of its imports. */
const importsOf = (code: string): string[] =>
  [
    ...code.matchAll(/(?:^|[\s;}])(?:import|export)\b[^'"();]*["'](\.[^"']+)["']|\bimport\(["'](\.[^"']+)["']\)/g),
  ].flatMap(([, atOnce, onDemand]) => atOnce ?? onDemand ?? []);

/** The stylesheets that the files of a package import, each once, in the order in which a bundler takes them. */
export function stylesheetsOf(entries: readonly string[], isLeftOut: (file: string) => boolean): string[] {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file) || isLeftOut(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) sheets.push(file);
    else for (const imported of importsOf(readFileSync(file, 'utf8'))) visit(join(dirname(file), imported));
  };
  for (const entry of entries) visit(entry);
  return sheets;
}

/**
 * Writes `styles.css`: the stylesheets of all components in one, for a shadow root. Themes, the reset of a page and faces
 * are not in it.
 */
export const allStyles = (dist: string): Plugin => ({
  name: 'livery-all-styles',
  writeBundle: () => {
    const entries = ['index.js', 'theme-region.js', 'collections/index.js'].map((file) => join(dist, file));
    const sheets = stylesheetsOf(entries, (file) => relative(dist, file).startsWith('themes'));
    writeFileSync(join(dist, 'styles.css'), sheets.map((sheet) => readFileSync(sheet, 'utf8')).join(''));
    writeFileSync(join(dist, 'styles.css.d.ts'), 'export {};\n');
  },
});
