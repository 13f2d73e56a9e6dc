#!/usr/bin/env node
/* `livery-theme new acme --primary "#0b7285"`: makes a theme, prints its contrast report and writes its stylesheet. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { readCommand, UsageError } from './commandLine.js';
import { createTheme, PaletteError, reportText, type Manifest } from './index.js';
import { writeTheme } from './writeTheme.js';

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
  const written = writeTheme(theme, out);
  process.stdout.write(`${reportText(theme)}

Written: ${written.join(', ')}. The second is its manifest, from which it can be made again.
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
