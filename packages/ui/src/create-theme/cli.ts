#!/usr/bin/env node
/* `livery-theme new acme --primary "#0b7285"`: makes a theme, prints its contrast report and writes its stylesheet. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readCommand, UsageError } from './commandLine.js';
import { createTheme, designTokens, PaletteError, reportText, type Manifest } from './index.js';

function readManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new UsageError(`${file} is no manifest: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function main(args: string[]): void {
  const { options, out } = readCommand(args, readManifest);
  const theme = createTheme(options);
  mkdirSync(out, { recursive: true });
  const file = join(out, `${theme.name}.theme`);
  writeFileSync(`${file}.css`, theme.css);
  writeFileSync(`${file}.json`, `${JSON.stringify(theme.manifest, null, 2)}\n`);
  for (const mode of ['light', 'dark'] as const)
    writeFileSync(
      join(out, `${theme.name}.${mode}.tokens.json`),
      `${JSON.stringify(designTokens(theme, mode), null, 2)}\n`,
    );
  process.stdout.write(`${reportText(theme)}

Written: ${file}.css, ${file}.json, from which it can be made again, and ${join(out, theme.name)}.<mode>.tokens.json.
In your page: import './${theme.name}.theme.css'; await applyTheme('${theme.name}', 'light');
`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  const expected = error instanceof UsageError || error instanceof PaletteError || error instanceof RangeError;
  const fromArguments = error instanceof TypeError && 'code' in error;
  if (!expected && !fromArguments) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
