import type { HeadingFace } from './headingFaces.js';
import type { ColorToken, Mode, translucentTokens } from './paletteTokens.js';
import type { ScaleOptions } from './scale.js';

export const loginLayouts = [
  'centered',
  'floating',
  'split-start',
  'split-end',
  'panel-start',
  'panel-end',
  'full-bleed',
  'letterhead',
  'minimal',
  'headline',
] as const;

/**
 * How the login page is laid out; `start` and `end` say on which side.
 * - `centered`: a card in the middle, the picture behind everything.
 * - `floating`: a card with a deep shadow, off the middle, on a picture that fills the page.
 * - `split-start`, `split-end`: half the page is picture, logo and title (at the start or end), half is the form.
 * - `panel-start`, `panel-end`: the form is a full-height column at that side, the picture fills the rest.
 * - `full-bleed`: the picture fills the page, the form is a card at its bottom start.
 * - `letterhead`: a narrow column under the logo and a rule, like a letter.
 * - `minimal`: the logo large, the form under it without a card's edge.
 * - `headline`: very large text at the start, a small form at the end.
 */
export type LoginLayout = (typeof loginLayouts)[number];

export const tones = ['light', 'dark', 'brand'] as const;
type Tone = (typeof tones)[number];

/** One company as data: from this the palette maker derives every token of both modes. Colors are `#rrggbb`. */
export interface Manifest extends ScaleOptions {
  /** Also the value of `data-theme`. */
  name: string;
  company: string;
  /** Who they are, in one line. */
  story: string;
  brand: {
    color: string;
    /** What dark mode starts from; by default `color`. */
    dark?: string | undefined;
    /** Text on the brand color, light or dark; by default whichever keeps the brand closest to `color`. */
    text?: 'light' | 'dark' | undefined;
    /** What links start from, where the brand is too gray to be seen as one; by default `color`. */
    link?: string | undefined;
  };
  /** The tint of grays: OKLCH hue (degrees) and chroma (0 is pure, 0.02 is plainly tinted). */
  neutral: {
    hue: number;
    chroma: number;
    /** OKLCH lightness of the page in light mode, 0.95 to 1; by default 0.977. */
    lightCanvas?: number | undefined;
    /** OKLCH lightness of the page in dark mode, 0.1 to 0.18; by default 0.165. */
    darkCanvas?: number | undefined;
  };
  nav: {
    tone: Tone;
    /** What the navigation's surface starts from; by default the tone decides. */
    color?: string | undefined;
    /** The mark beside the current page; by default the brand. */
    accent?: string | undefined;
    /** The current page: tinted softly, filled with the brand, or merely lighter or darker than the rest. */
    selected: 'soft' | 'fill' | 'shade';
  };
  /** Corner radius of controls in px; the others follow from it. */
  radius: number;
  heading: {
    face: HeadingFace;
    weight: number;
    /** Letter spacing in em. */
    tracking: number;
  };
  login: {
    layout: LoginLayout;
    tone: Tone;
    /** What the picture's background starts from; by default the tone decides. */
    color?: string | undefined;
    /** OKLCH hues of the two muted colors of the picture; by default the brand's. */
    hues?: readonly [number, number] | undefined;
    /** The bright color of the picture; by default the brand. */
    accent?: string | undefined;
  };
  /** Colors that must be exactly these. They are not searched, only checked. */
  pinned?: { [OfMode in Mode]?: PinnedColors | undefined } | undefined;
}

/** Colors by token; those that are translucent cannot be pinned. */
type PinnedColors = { [Token in Exclude<ColorToken, (typeof translucentTokens)[number]>]?: string | undefined };

export const selectedMarks: readonly Manifest['nav']['selected'][] = ['soft', 'fill', 'shade'];
