import { customProperties } from './customProperties.js';
import { fontFamilies } from './fontFamilies.js';
import type { Manifest } from './manifest.js';
import { groupColors, type Mode, type Palette } from './paletteTokens.js';
import { cssOfLength, pxOfLength, scaledLengths, scaleProperties, scalesOf } from './scale.js';
import { font } from './tokens.js';

/** A color of the W3C Design Tokens format, in sRGB with components from 0 to 1. */
interface ColorValue {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

interface Token<Type extends string, Value> {
  $type: Type;
  $value: Value;
}

type Dimension = Token<'dimension', { value: number; unit: 'px' }>;

type FontFamily = Token<'fontFamily', string[]>;

type Group = Record<string, Token<'color', ColorValue>>;

/** A theme with all that was derived from its manifest, such as `createTheme` returns. */
interface DerivedTheme {
  manifest: Pick<Manifest, 'company' | 'story' | 'density' | 'body' | 'heading'>;
  palette: Palette;
}

/** The tokens of a theme in one mode, in the W3C Design Tokens format (2025.10). */
export interface DesignTokens {
  $description: string;
  color: Group;
  nav: Group;
  login: Group;
  terminal: Group;
  radius: Record<string, Dimension>;
  /** Space, heights and sizes of text, computed for the density and the text of the theme. */
  scale: Record<string, Dimension>;
  font: { body: FontFamily };
  heading: {
    family: FontFamily;
    weight: Token<'fontWeight', number>;
    /** A multiple of the size of the text. */
    tracking: Token<'number', number>;
  };
}

/** Four digits tell all 256 steps apart. */
const channel = (hex: string, at: number): number =>
  Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4;

const round = (px: number): number => Math.round(px * 100) / 100;

const color = (hex: string): Token<'color', ColorValue> => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: [channel(hex, 1), channel(hex, 3), channel(hex, 5)],
    alpha: hex.length > 7 ? channel(hex, 7) : 1,
    hex: hex.slice(0, 7),
  },
});

/** Every value of an object, as something else. */
const mapped = <Value, Result>(values: Record<string, Value>, map: (value: Value) => Result): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

const faces = (list: string): FontFamily => ({ $type: 'fontFamily', $value: fontFamilies(list) });

/**
 * The tokens of a theme for tools of designers, by the names of the style sheet: `color.primary` is
 * `--livery-color-primary`, and without its group `scale.s2` is `--livery-s2`.
 */
export function designTokens({ manifest, palette }: DerivedTheme, mode: Mode): DesignTokens {
  const { color: colors, nav, login, terminal } = groupColors(palette[mode]);
  const { family, weight, tracking } = palette.heading;
  const body = manifest.body?.face ?? font.body;
  return {
    $description: `${manifest.company}, ${mode}. ${manifest.story}`.trim(),
    color: mapped(colors, color),
    nav: mapped(nav, color),
    login: mapped(login, color),
    terminal: mapped(terminal, color),
    radius: mapped(palette.radius, (length) => ({
      $type: 'dimension',
      $value: { value: Number.parseFloat(length), unit: 'px' },
    })),
    scale: Object.fromEntries(
      scaledLengths.map((length) => [
        length.property.slice('--livery-'.length),
        { $type: 'dimension', $value: { value: round(pxOfLength(length, scalesOf(manifest))), unit: 'px' } },
      ]),
    ),
    font: { body: faces(body) },
    heading: {
      // The style sheet refers to the face of the body; a tool of designers reads names alone.
      family: faces(manifest.heading.face === 'inter' ? body : family),
      weight: { $type: 'fontWeight', $value: Number(weight) },
      tracking: { $type: 'number', $value: tracking === 'normal' ? 0 : Number.parseFloat(tracking) },
    },
  };
}

/**
 * The tokens of a theme in one mode by the names of their custom properties, as they stand in the style sheets of the theme, of
 * components and, for the face of the text, of base.css.
 */
export const plainTokens = ({ palette }: Pick<DerivedTheme, 'palette'>, mode: Mode): Record<string, string> => ({
  ...customProperties({ ...groupColors(palette[mode]), radius: palette.radius, heading: palette.heading }),
  [scaleProperties.density]: '1',
  [scaleProperties.text]: '1',
  [scaleProperties.body]: font.body,
  ...Object.fromEntries(scaledLengths.map((length) => [length.property, cssOfLength(length)])),
  ...palette.scale,
});
