import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { designTokens } from '../theme/designTokens.js';
import { modes } from '../theme/paletteTokens.js';
import { UsageError, type Command } from './commandLine.js';
import { complete } from './complete.js';
import type { CreatedTheme } from './createTheme.js';
import { readManifest } from './manifestFile.js';
import { unusual } from './unusual.js';

const json = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

/** Throws a UsageError where the file of a manifest says what the new one would lose. */
function refuseLoss(file: string, { manifest }: CreatedTheme): void {
  const kept = unusual(manifest);
  const lost = [...unusual(complete(readManifest(file))).keys()].filter((path) => !kept.has(path));
  if (lost.length === 0) return;
  throw new UsageError(
    `${file} is there and would lose ${lost.join(', ')}: begin with it by --manifest ${file}, or pass --force.`,
  );
}

/**
 * Writes the stylesheet, the manifest and the tokens of both modes into a folder. Returns the files. Throws a UsageError where
 * that is no folder, or none to be written into, and where a manifest is there that says more than the new one and that the
 * command did not begin with.
 */
export function writeTheme(theme: CreatedTheme, { out, file: begun, force }: Omit<Command, 'options'>): string[] {
  const manifestFile = `${theme.name}.theme.json`;
  const texts: Record<string, string> = {
    [`${theme.name}.theme.css`]: theme.css,
    [manifestFile]: json(theme.manifest),
    ...Object.fromEntries(
      modes.map((mode) => [`${theme.name}.${mode}.tokens.json`, json(designTokens(theme, mode))] as const),
    ),
  };
  const before = join(out, manifestFile);
  const begunWithIt = begun !== undefined && resolve(begun) === resolve(before);
  if (!force && !begunWithIt && existsSync(before)) refuseLoss(before, theme);
  try {
    mkdirSync(out, { recursive: true });
    return Object.entries(texts).map(([name, text]) => {
      const file = join(out, name);
      writeFileSync(file, text);
      return file;
    });
  } catch (error) {
    throw new UsageError(
      `--out is a folder to write into, not ${out}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
