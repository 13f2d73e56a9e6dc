import { vars } from './contract.css.js';
import { headingFaces } from './headingFaces.js';
import { loginLayouts, selectedMarks, tones, type Manifest } from './manifest.js';

/** The keys of data; where they have data below, the keys of that. */
type Keys<Data> = {
  [Key in keyof Data]-?: NonNullable<Data[Key]> extends string | number | readonly unknown[]
    ? true
    : Keys<NonNullable<Data[Key]>>;
};

const colorTokens = Object.fromEntries(
  (['color', 'nav', 'login', 'terminal'] as const).flatMap((group) =>
    Object.keys(vars[group]).map((token) => [`${group}.${token}`, true] as const),
  ),
);

const keys: Keys<Omit<Manifest, 'pinned'>> & { pinned: object } = {
  name: true,
  company: true,
  story: true,
  brand: { color: true, dark: true, text: true, link: true },
  neutral: { hue: true, chroma: true, lightCanvas: true, darkCanvas: true },
  nav: { tone: true, color: true, accent: true, selected: true },
  radius: true,
  density: true,
  body: { size: true, face: true },
  heading: { face: true, weight: true, tracking: true },
  login: { layout: true, tone: true, color: true, hues: true, accent: true },
  pinned: { light: colorTokens, dark: colorTokens },
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The keys of a value that are none of those known, by where they are. */
function unknownKeys(value: unknown, known: unknown, path = ''): string[] {
  if (!isObject(value) || !isObject(known)) return [];
  const below = new Map<string, unknown>(Object.entries(known));
  return Object.entries(value).flatMap(([key, part]) => {
    const here = key.includes('.') ? `${path}['${key}']` : [path, key].filter(Boolean).join('.');
    return below.has(key) ? unknownKeys(part, below.get(key), here) : [here];
  });
}

const choices: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'brand.text': ['light', 'dark', undefined],
  'nav.tone': tones,
  'nav.selected': selectedMarks,
  'heading.face': ['inter', ...Object.keys(headingFaces)],
  'login.layout': loginLayouts,
  'login.tone': tones,
};

/** From the least to the greatest; `optional` may be left out. */
const numbers: Readonly<Record<string, { least: number; greatest: number; optional?: boolean }>> = {
  'neutral.hue': { least: -360, greatest: 360 },
  'neutral.chroma': { least: 0, greatest: 0.4 },
  'neutral.lightCanvas': { least: 0, greatest: 1, optional: true },
  'neutral.darkCanvas': { least: 0, greatest: 1, optional: true },
  radius: { least: 0, greatest: 1000 },
  'heading.weight': { least: 1, greatest: 1000 },
  'heading.tracking': { least: -1, greatest: 1 },
};

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) => (isObject(part) ? Object.entries(part) : []).find(([name]) => name === key)?.[1],
      value,
    );
}

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/**
 * Refuses a manifest that was read from a file and is none, by a RangeError that names what is wrong. Colors, density and the
 * size of text are checked where they are used.
 */
export function checkManifest(manifest: Manifest): void {
  const unknown = unknownKeys(manifest, keys);
  if (unknown.length > 0) throw new RangeError(`A manifest has no ${unknown.join(', ')}.`);
  for (const [path, allowed] of Object.entries(choices)) {
    const value = valueAt(manifest, path);
    if (!allowed.some((one) => one === value))
      throw new RangeError(
        `${path} is one of ${allowed.filter((one) => one !== undefined).join(', ')}, not ${written(value)}.`,
      );
  }
  for (const [path, { least, greatest, optional }] of Object.entries(numbers)) {
    const value = valueAt(manifest, path);
    if (value === undefined && optional) continue;
    if (typeof value !== 'number' || !(value >= least && value <= greatest))
      throw new RangeError(`${path} is a number from ${least} to ${greatest}, not ${written(value)}.`);
  }
}
