import type { Manifest } from '../theme/manifest.js';
import { complete } from './complete.js';

/** The options of `livery-theme new` and where in a manifest their values are. */
const commandOptions = {
  dark: ({ brand }: Manifest) => brand.dark,
  company: ({ company }: Manifest) => company,
  nav: ({ nav }: Manifest) => nav.tone,
  selected: ({ nav }: Manifest) => nav.selected,
  'gray-hue': ({ neutral }: Manifest) => neutral.hue,
  'gray-chroma': ({ neutral }: Manifest) => neutral.chroma,
  radius: ({ radius }: Manifest) => radius,
  density: ({ density }: Manifest) => density,
  'text-size': ({ body }: Manifest) => body?.size,
  body: ({ body }: Manifest) => body?.face,
  heading: ({ heading }: Manifest) => heading.face,
  layout: ({ login }: Manifest) => login.layout,
  login: ({ login }: Manifest) => login.tone,
} as const;

export type CommandOption = keyof typeof commandOptions;

const quoted = (value: string | number): string =>
  /^[\w.-]+$/.test(String(value)) ? String(value) : JSON.stringify(value);

/**
 * The command that makes a theme of this manifest. What has no option (pinned colors, a story, the weight of headings) is
 * not in it: `livery-theme new --manifest` takes the file of a whole manifest.
 */
export function commandOf(manifest: Manifest): string {
  const usual = complete({ name: manifest.name, brand: { color: manifest.brand.color } });
  const options = Object.entries(commandOptions).flatMap(([option, valueIn]) => {
    const value = valueIn(manifest);
    return value === undefined || value === valueIn(usual) ? [] : [`--${option} ${quoted(value)}`];
  });
  return ['npx livery-theme new', manifest.name, `--primary "${manifest.brand.color}"`, ...options].join(' ');
}
