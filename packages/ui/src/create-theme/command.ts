import type { Manifest } from '../theme/manifest.js';
import { unusual } from './unusual.js';

/** The options of `livery-theme new` and where in a manifest their values are. */
const commandOptions = {
  dark: 'brand.dark',
  company: 'company',
  nav: 'nav.tone',
  selected: 'nav.selected',
  'gray-hue': 'neutral.hue',
  'gray-chroma': 'neutral.chroma',
  radius: 'radius',
  density: 'density',
  'text-size': 'body.size',
  body: 'body.face',
  heading: 'heading.face',
  layout: 'login.layout',
  login: 'login.tone',
} as const;

export type CommandOption = keyof typeof commandOptions;

/** A word of a command. Quotes are double where every shell takes what is in them as it is, as Windows knows no others. */
function quoted(word: string): string {
  if (/^[\w.-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", String.raw`'\''`)}'` : `"${word}"`;
}

/**
 * The command that makes a theme of this manifest. Where it says what has no option (pinned colors, a story, the weight of
 * headings and so on), the command takes the manifest from its file.
 */
export function commandOf(manifest: Manifest): string {
  const { name, brand } = manifest;
  const said = unusual(manifest);
  const options = Object.entries(commandOptions).flatMap(([option, path]) => {
    const value = said.get(path);
    return said.delete(path) ? [`--${option} ${quoted(String(value))}`] : [];
  });
  const start = `npx livery-theme new ${name}`;
  return said.size > 0
    ? `${start} --manifest ${name}.theme.json`
    : [start, `--primary "${brand.color}"`, ...options].join(' ');
}
