import {
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  modeLrgb,
  modeRgb,
  useMode as register,
} from 'culori/fn';
import { distance, fromHex } from './oklch.js';
import type { ColorToken, ModePalette } from './paletteTokens.js';

register(modeRgb);
register(modeLrgb);

const linear = converter('lrgb');

/** How a person sees color: as most do, or without the cones for long, middle or short waves. */
export type Vision = 'normal' | 'protanopia' | 'deuteranopia' | 'tritanopia';

export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const satisfies readonly Vision[];

const filters = {
  protanopia: filterDeficiencyProt(1),
  deuteranopia: filterDeficiencyDeuter(1),
  tritanopia: filterDeficiencyTrit(1),
} as const;

/** `#rrggbb` as a person of this vision sees it (Machado, Oliveira and Fernandes, 2009). */
export function seenAs(hex: string, vision: Vision): string {
  const light = linear(hex);
  if (vision === 'normal' || !light) return hex;
  // The published matrices hold for linear light; the filter multiplies whatever channels it is given.
  const { r, g, b } = filters[vision]({ mode: 'rgb', r: light.r, g: light.g, b: light.b });
  return formatHex({ mode: 'lrgb', r, g, b });
}

/** Colors of which each must be told from the others. In this library none is without an icon, a shape or a label. */
export const colorSets = {
  status: ['color.success', 'color.warning', 'color.danger', 'color.info', 'color.neutral'],
  chart: ['color.chart1', 'color.chart2', 'color.chart3', 'color.chart4', 'color.chart5', 'color.chart6'],
} as const satisfies Record<string, readonly ColorToken[]>;

export type ColorSet = keyof typeof colorSets;

/** The two colors of a set that look most alike to a person of one vision. */
export interface MostAlike {
  set: ColorSet;
  vision: Vision;
  colors: readonly [ColorToken, ColorToken];
  /** In OKLab, as both are seen: below about 0.02 they are one color. */
  distance: number;
}

function mostAlike(palette: ModePalette, set: ColorSet, vision: Vision): MostAlike {
  const tokens: readonly ColorToken[] = colorSets[set];
  const seen = new Map(tokens.map((token) => [token, fromHex(seenAs(palette[token], vision))]));
  const two = [...seen].flatMap(([first, color], index) =>
    [...seen].slice(index + 1).map(([second, other]): MostAlike => ({
      set,
      vision,
      colors: [first, second],
      distance: distance(color, other),
    })),
  );
  return two.reduce((a, b) => (b.distance < a.distance ? b : a));
}

/** The most alike colors of each set, for each vision, in one palette. */
export const measureVisions = (palette: ModePalette): MostAlike[] =>
  (Object.keys(colorSets) as ColorSet[]).flatMap((set) => visions.map((vision) => mostAlike(palette, set, vision)));
