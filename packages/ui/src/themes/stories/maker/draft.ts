import { createTheme, PaletteError, type CreatedTheme, type ThemeOptions } from '../../../create-theme/index.js';
import type { HeadingFace } from '../../../theme/headingFaces.js';
import type { LoginLayout, Manifest } from '../../../theme/manifest.js';
import { fromHex } from '../../../theme/oklch.js';
import { usualTextSize, type Density } from '../../../theme/scale.js';

export type Tone = Manifest['nav']['tone'];

/** How strongly grays are tinted, as chroma in OKLCH. */
export const tints = { none: 0, slight: 0.006, plain: 0.016 } as const;
export type Tint = keyof typeof tints;

/** Faces of running text that need no download of their own, as CSS has them. */
export const bodyFaces = {
  inter: undefined,
  system: 'system-ui, sans-serif',
  georgia: "Georgia, 'Liberation Serif', serif",
  verdana: "Verdana, 'DejaVu Sans', sans-serif",
} as const;
export type BodyFace = keyof typeof bodyFaces;

/** What somebody has chosen so far. */
export interface Draft {
  name: string;
  company: string;
  color: string;
  tint: Tint;
  /** Of the grays in degrees; `null` is the brand's. */
  hue: number | null;
  nav: Tone;
  selected: Manifest['nav']['selected'];
  radius: number;
  density: Density;
  /** Size of running text in px. */
  textSize: number;
  body: BodyFace;
  face: HeadingFace;
  layout: LoginLayout;
  login: Tone;
  /** Address of the logo's file, which stays in this browser. */
  logo: string | undefined;
}

export const firstDraft: Draft = {
  name: 'acme',
  company: 'Acme Hosting',
  color: '#0b7285',
  tint: 'slight',
  hue: null,
  nav: 'light',
  selected: 'soft',
  radius: 6,
  density: 'regular',
  textSize: 13,
  body: 'inter',
  face: 'inter',
  layout: 'split-start',
  login: 'dark',
  logo: undefined,
};

function bodyOf(size: number, face: string | undefined): Pick<ThemeOptions, 'body'> {
  if (size === usualTextSize && face === undefined) return {};
  return { body: { ...(size !== usualTextSize && { size }), ...(face !== undefined && { face }) } };
}

function optionsOf({
  density,
  textSize,
  body,
  name,
  company,
  color,
  tint,
  hue,
  nav,
  selected,
  radius,
  face,
  layout,
  login,
}: Draft): ThemeOptions {
  return {
    name,
    company,
    brand: { color: color.toLowerCase() },
    ...(hue !== null || tint !== 'slight'
      ? { neutral: { hue: hue ?? Math.round(fromHex(color).h), chroma: tints[tint] } }
      : {}),
    nav: { tone: nav, selected },
    radius,
    ...(density !== 'regular' && { density }),
    ...bodyOf(textSize, bodyFaces[body]),
    heading: { face, weight: 600, tracking: 0 },
    login: { layout, tone: login },
  };
}

/** A theme, or why there can be none: a line each. */
export type Outcome = { theme: CreatedTheme } | { refusals: readonly string[] };

const refusalsOf = ({ mode, misses, tooSimilar }: PaletteError): string[] => [
  ...misses.map(
    ({ pair, ratio }) =>
      `In ${mode} mode ${pair.foreground} on ${pair.background} reaches ${ratio.toFixed(2)}:1, and ${pair.minimum}:1 is needed: ${pair.why}.`,
  ),
  ...tooSimilar.map(
    ({ fills, distance }) =>
      `In ${mode} mode ${fills.color} and ${fills.from} are ${distance.toFixed(3)} apart, and ${fills.minimum} is needed: ${fills.why}.`,
  ),
];

/** What a draft comes to. */
function made(draft: Draft): Outcome {
  try {
    return { theme: createTheme(optionsOf(draft)) };
  } catch (error) {
    if (error instanceof PaletteError) return { refusals: refusalsOf(error) };
    if (error instanceof RangeError) return { refusals: [error.message] };
    throw error;
  }
}

/** What is chosen, what it comes to, and the last theme that could be made. */
export interface Making {
  draft: Draft;
  outcome: Outcome;
  theme: CreatedTheme;
}

export function begin(draft: Draft): Making {
  const theme = createTheme(optionsOf(draft));
  return { draft, outcome: { theme }, theme };
}

export function change({ draft: before, theme }: Making, chosen: Partial<Draft>): Making {
  const draft = { ...before, ...chosen };
  const outcome = made(draft);
  return { draft, outcome, theme: 'theme' in outcome ? outcome.theme : theme };
}
