import { relative } from 'node:path';
import { importsOf, sourcesIn, type SourceImport } from '../lib/sourceImports.js';
import { root } from '../lib/stage.js';

const sources = (): string[] => ['packages/ui/src', 'packages/api/src', 'packages/console-app/src'].flatMap(sourcesIn);

/** What all files of the packages import of each other. */
export const allImports = (): SourceImport[] => sources().flatMap(importsOf);

/** Files that every story stands on. */
const everywhere = /^(?:\.storybook\/|package-lock\.json$)/;

/**
 * Whether a story's file reaches one of the changed files by its imports. Whatever is no source of ours (a stylesheet's
 * picture, the set-up of Storybook) may be anywhere, so that everything is affected by it.
 */
export function affectedBy(changed: readonly string[], imports: readonly SourceImport[]): (file: string) => boolean {
  const known = new Set(sources());
  const relevant = changed.filter((file) => file.startsWith('packages/') || everywhere.test(file));
  if (relevant.some((file) => !known.has(file))) return () => true;
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  const affected = new Set(relevant);
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  return (file) => affected.has(relative(root, file));
}
