import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens } from '../theme/designTokens.js';
import { modes } from '../theme/paletteTokens.js';
import { UsageError } from './commandLine.js';
import type { CreatedTheme } from './createTheme.js';

const json = (data: object): string => `${JSON.stringify(data, null, 2)}\n`;

/**
 * Writes the stylesheet, the manifest and the tokens of both modes into a folder. Returns the files. Throws a UsageError where
 * that is no folder, or none to be written into.
 */
export function writeTheme(theme: CreatedTheme, out: string): string[] {
  const texts: Record<string, string> = {
    [`${theme.name}.theme.css`]: theme.css,
    [`${theme.name}.theme.json`]: json(theme.manifest),
    ...Object.fromEntries(
      modes.map((mode) => [`${theme.name}.${mode}.tokens.json`, json(designTokens(theme, mode))] as const),
    ),
  };
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
