import { vars } from './contract.css.js';
import { headingFaces } from './headingFaces.js';
import { fontFamilies } from './fontFamilies.js';
import { loginLayouts, selectedMarks, tones, type Manifest } from './manifest.js';
import { translucentTokens } from './paletteTokens.js';
import { densities, greatestTextSize, leastTextSize } from './scale.js';

/** The keys of data; where they have data below, the keys of that. */
type Keys<Data> = {
  [Key in keyof Data]-?: NonNullable<Data[Key]> extends string | number | readonly unknown[]
    ? true
    : Keys<NonNullable<Data[Key]>>;
};

const pinnable = Object.fromEntries(
  (['color', 'nav', 'login', 'terminal'] as const).flatMap((group) =>
    Object.keys(vars[group])
      .map((token) => `${group}.${token}`)
      .filter((token) => !translucentTokens.some((one) => one === token))
      .map((token) => [token, true] as const),
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
  pinned: { light: pinnable, dark: pinnable },
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of a key of what has a path itself: `nav.tone`, `pinned.light['color.text']`. */
export const keyPath = (path: string, key: string): string =>
  key.includes('.') ? `${path}['${key}']` : [path, key].filter(Boolean).join('.');

/** The keys of a value that are none of those known, by where they are. */
function unknownKeys(value: unknown, known: unknown, path = ''): string[] {
  if (!isObject(value) || !isObject(known)) return [];
  const below = new Map<string, unknown>(Object.entries(known));
  return Object.entries(value).flatMap(([key, part]) => {
    const here = keyPath(path, key);
    return below.has(key) ? unknownKeys(part, below.get(key), here) : [here];
  });
}

/** What a value has to be, as a sentence goes on, and whether it is. */
interface Rule {
  words: string;
  holds: (value: unknown) => boolean;
}

const oneOf = (choices: readonly string[]): Rule => ({
  words: `one of ${choices.join(', ')}`,
  holds: (value) => choices.some((choice) => choice === value),
});

const within = (least: number, greatest: number, unit = ''): Rule => ({
  words: `a number from ${least} to ${greatest}${unit}`,
  holds: (value) => typeof value === 'number' && value >= least && value <= greatest,
});

const hue = within(-360, 360);
const text: Rule = { words: 'a text', holds: (value) => typeof value === 'string' };
const color: Rule = {
  words: 'a color of the form #rrggbb',
  holds: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
};
const keyed: Rule = { words: 'an object', holds: (value) => isObject(value) && !Array.isArray(value) };

const rules: Readonly<Record<string, Rule>> = {
  name: text,
  company: text,
  story: text,
  'neutral.hue': hue,
  'neutral.chroma': within(0, 0.4),
  'nav.tone': oneOf(tones),
  'nav.selected': oneOf(selectedMarks),
  radius: within(0, 1000),
  'heading.face': oneOf(['inter', ...Object.keys(headingFaces)]),
  'heading.weight': within(1, 1000),
  'heading.tracking': within(-1, 1),
  'login.layout': oneOf(loginLayouts),
  'login.tone': oneOf(tones),
};

/** Of what may be left out. */
const optionalRules: Readonly<Record<string, Rule>> = {
  'brand.dark': color,
  'brand.text': oneOf(['light', 'dark']),
  'brand.link': color,
  'neutral.lightCanvas': within(0, 1),
  'neutral.darkCanvas': within(0, 1),
  'nav.color': color,
  'nav.accent': color,
  density: oneOf(Object.keys(densities)),
  body: keyed,
  'body.size': within(leastTextSize, greatestTextSize, ' px'),
  'body.face': {
    words: 'a list of font families',
    holds: (value) => typeof value === 'string' && fontFamilies(value).length > 0,
  },
  'login.color': color,
  'login.accent': color,
  'login.hues': {
    words: 'two numbers from -360 to 360',
    holds: (value) => Array.isArray(value) && value.length === 2 && value.every((one) => hue.holds(one)),
  },
  pinned: keyed,
  'pinned.light': keyed,
  'pinned.dark': keyed,
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
 * Refuses a manifest that was read from a file and is none, by a RangeError that names what is wrong. The color of the brand and
 * those that are pinned are checked where they are used.
 */
export function checkManifest(manifest: Manifest): void {
  const unknown = unknownKeys(manifest, keys);
  if (unknown.length > 0) throw new RangeError(`A manifest has no ${unknown.join(', ')}.`);
  for (const [path, rule] of [...Object.entries(rules), ...Object.entries(optionalRules)]) {
    const value = valueAt(manifest, path);
    if (rule.holds(value) || (value === undefined && path in optionalRules)) continue;
    throw new RangeError(`${path} is ${rule.words}, not ${written(value)}.`);
  }
}
