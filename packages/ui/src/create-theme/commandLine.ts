import { parseArgs } from 'node:util';
import { headingFaces } from '../theme/headingFaces.js';
import { loginLayouts, selectedMarks, tones, type Manifest } from '../theme/manifest.js';
import { greatestTextSize } from '../theme/scale.js';
import { complete, type ThemeOptions } from './complete.js';
import type { CommandOption } from './command.js';

export const usage = `Usage: livery-theme new <name> --primary "#rrggbb" [options]
       livery-theme new <name> --manifest acme.theme.json [options]

  --manifest file             a manifest to begin with; the options change it
  --dark "#rrggbb"            the brand in dark mode, where it should start from another color
  --company "Acme Hosting"    the name that people read
  --nav light|dark|brand      the navigation (light)
  --selected soft|fill|shade  how the current page is marked in it (soft)
  --gray-hue 0-360            hue of the grays (the brand's)
  --gray-chroma 0-0.03        their chroma in OKLCH (0.006)
  --radius 6                  corner radius of controls in px
  --density regular           compact, regular or spacious: room of controls and between things
  --text-size 13              size of running text in px, from 12 to 18
  --body "Georgia, serif"     face of running text, as CSS has it; brought along by your page
  --heading inter             face of headings: ${Object.keys(headingFaces).join(', ')}
  --layout centered           the login page: ${loginLayouts.join(', ')}
  --login light|dark|brand    its picture (light)
  --out .                     folder for the stylesheet, the manifest and, for tools of designers,
                              the tokens of both modes in the W3C format
  --force                     write over a manifest that says more than the new one
  --help                      this text`;

export class UsageError extends Error {}

function oneOf<Choice extends string>(option: string, choices: readonly Choice[], value: string): Choice {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) throw new UsageError(`--${option} is one of ${choices.join(', ')}, not "${value}".`);
  return found;
}

function numberOf(option: string, value: string, max: number): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= 0 && number <= max))
    throw new UsageError(`--${option} is a number from 0 to ${max}, not "${value}".`);
  return number;
}

const densityNames = ['compact', 'regular', 'spacious'] as const;

/** What each option changes of a manifest. */
const changes: Record<CommandOption, (value: string, manifest: Manifest) => Partial<Manifest>> = {
  dark: (value, { brand }) => ({ brand: { ...brand, dark: value } }),
  company: (company) => ({ company }),
  nav: (value, { nav }) => ({ nav: { ...nav, tone: oneOf('nav', tones, value) } }),
  selected: (value, { nav }) => ({ nav: { ...nav, selected: oneOf('selected', selectedMarks, value) } }),
  'gray-hue': (value, { neutral }) => ({ neutral: { ...neutral, hue: numberOf('gray-hue', value, 360) } }),
  'gray-chroma': (value, { neutral }) => ({ neutral: { ...neutral, chroma: numberOf('gray-chroma', value, 0.03) } }),
  radius: (value) => ({ radius: Math.round(numberOf('radius', value, 32)) }),
  density: (value) => ({ density: oneOf('density', densityNames, value) }),
  'text-size': (value, { body }) => ({ body: { ...body, size: numberOf('text-size', value, greatestTextSize) } }),
  body: (face, { body }) => ({ body: { ...body, face } }),
  heading: (value, { heading }) => ({
    heading: { ...heading, face: oneOf('heading', ['inter', ...headingFaceNames], value) },
  }),
  layout: (value, { login }) => ({ login: { ...login, layout: oneOf('layout', loginLayouts, value) } }),
  login: (value, { login }) => ({ login: { ...login, tone: oneOf('login', tones, value) } }),
};

const headingFaceNames = Object.keys(headingFaces) as (keyof typeof headingFaces)[];

/** What a command asks for. */
export interface Command {
  options: ThemeOptions;
  /** The folder for the files of the theme. */
  out: string;
  /** The file of the manifest that it begins with. */
  file: string | undefined;
  force: boolean;
}

/**
 * What a command asks for; `undefined` where that is its usage. `read` returns the manifest of a file. Throws a UsageError that
 * says what is wrong.
 */
export function readCommand(args: string[], read: (file: string) => Omit<Manifest, 'name'>): Command | undefined {
  const option = { type: 'string' } as const;
  const names = Object.keys(changes) as CommandOption[];
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      primary: option,
      manifest: option,
      out: option,
      force: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(names.map((name) => [name, option])),
    },
  });
  const given: Record<string, string | boolean | undefined> = values;
  const [task, name, ...rest] = positionals;
  const { primary, manifest: file, out = '.', force = false } = values;
  if (values.help) return undefined;
  if (task !== 'new' || name === undefined || rest.length > 0 || (primary === undefined && file === undefined))
    throw new UsageError(usage);
  const start: ThemeOptions = file === undefined ? { name, brand: { color: primary ?? '' } } : { ...read(file), name };
  const manifest = complete(primary === undefined ? start : { ...start, brand: { ...start.brand, color: primary } });
  for (const changed of names) {
    const value = given[changed];
    if (typeof value === 'string') Object.assign(manifest, changes[changed](value, manifest));
  }
  return { options: manifest, out, file, force };
}
