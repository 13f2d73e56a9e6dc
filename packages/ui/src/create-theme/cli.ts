#!/usr/bin/env node
/* `livery-theme new acme --primary "#0b7285"`: makes a theme, prints its contrast report and writes its stylesheet. */
import process from 'node:process';
import { readCommand, usage, UsageError } from './commandLine.js';
import { createTheme, pageCode, PaletteError, reportText } from './index.js';
import { readManifest } from './manifestFile.js';
import { writeTheme } from './writeTheme.js';

function main(args: string[]): void {
  const command = readCommand(args, readManifest);
  if (!command) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const theme = createTheme(command.options);
  const written = writeTheme(theme, command);
  process.stdout.write(`${reportText(theme)}

Written: ${written.join(', ')}. The second is its manifest, from which it can be made again.
In your page:

${pageCode(theme.manifest)}
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
