#!/usr/bin/env node
/* `livery-theme new acme --primary "#0b7285"`: makes a theme, prints its contrast report and writes its stylesheet. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createTheme, designTokens, PaletteError, reportText, type ThemeOptions } from './index.js';

const usage = `Usage: livery-theme new <name> --primary "#rrggbb" [options]

  --dark "#rrggbb"            the brand in dark mode, where it should start from another color
  --company "Acme Hosting"    the name that people read
  --nav light|dark|brand      the navigation (light)
  --login light|dark|brand    the login page (light)
  --radius 6                  corner radius of controls in px
  --out .                     folder for the stylesheet, the manifest and, for tools of designers,
                              the tokens of both modes in the W3C format`;

class UsageError extends Error {}

function toneOf(value: string | undefined): 'light' | 'dark' | 'brand' {
  if (value === undefined || value === 'light') return 'light';
  if (value === 'dark' || value === 'brand') return value;
  throw new UsageError(`A tone is light, dark or brand, not "${value}".`);
}

function read(args: string[]): { options: ThemeOptions; out: string } {
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      primary: option,
      dark: option,
      company: option,
      nav: option,
      login: option,
      radius: option,
      out: option,
    },
  });
  const [task, name, ...rest] = positionals;
  const { primary, dark, company, nav, login, radius = '6', out = '.' } = values;
  if (task !== 'new' || name === undefined || rest.length > 0 || primary === undefined) throw new UsageError(usage);
  if (!/^\d+$/.test(radius)) throw new UsageError(`A radius is a whole number of px, not "${radius}".`);
  return {
    out,
    options: {
      name,
      company: company ?? name,
      brand: { color: primary, ...(dark !== undefined && { dark }) },
      nav: { tone: toneOf(nav), selected: 'soft' },
      login: { layout: 'centered', tone: toneOf(login) },
      radius: Number(radius),
    },
  };
}

function main(args: string[]): void {
  const { options, out } = read(args);
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
