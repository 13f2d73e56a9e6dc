/*
 * Lengths that follow the density and the size of the text: their custom properties and how they are computed. Declared by
 * `layers.css.ts`; the tokens `space`, `size` and `text` refer to them.
 */

/** How much room controls and the space between things have, as a multiple of the usual. */
export const densities = { compact: 0.75, regular: 1, spacious: 1.25 } as const;
export type Density = keyof typeof densities;

/** The usual size of running text in px, and the least size of any. */
export const usualTextSize = 13;
export const leastTextSize = 12;
export const greatestTextSize = 18;

/** What a theme sets: multiples of the usual, and the face of running text. */
export const scaleProperties = {
  density: '--livery-density',
  text: '--livery-text-scale',
  body: '--livery-font-body',
} as const;

/** A length in px: `fixed`, and `scaled` times the density or the scale of text, never less than `least`. */
export interface ScaledLength {
  property: `--livery-${string}`;
  by: 'density' | 'text';
  fixed: number;
  scaled: number;
  least: number;
}

/* Of 4 px. The least step and the greatest are the same in every density. */
const steps = [2, 3, 4, 6, 8] as const;
/** Size and line height of each kind of text. Titles and figures are larger than any running text, and stay. */
const textSizes = { base: [13, 20], small: [12, 16], section: [16, 24] } as const;

/** All of them, as they are by default. Controls are 28, 36 or 44 px high, rows 32, 40 or 48 px. */
export const scaledLengths: readonly ScaledLength[] = [
  ...steps.map((step): ScaledLength => ({
    property: `--livery-s${step}`,
    by: 'density',
    fixed: 0,
    scaled: step * 4,
    least: 0,
  })),
  { property: '--livery-size-control', by: 'density', fixed: 4, scaled: 32, least: 0 },
  { property: '--livery-size-row', by: 'density', fixed: 8, scaled: 32, least: 0 },
  ...Object.entries(textSizes).flatMap(([name, [size, line]]): ScaledLength[] => [
    {
      property: `--livery-text-${name}`,
      by: 'text',
      fixed: 0,
      scaled: size,
      least: size > usualTextSize ? 0 : leastTextSize,
    },
    { property: `--livery-line-${name}`, by: 'text', fixed: 0, scaled: line, least: 0 },
  ]),
];

/** The length as CSS. */
export function cssOfLength({ by, fixed, scaled, least }: ScaledLength): string {
  const product = `${scaled}px*var(${scaleProperties[by]})`;
  if (least > 0) return `max(${least}px,${product})`;
  return `calc(${fixed > 0 ? `${fixed}px + ` : ''}${product})`;
}

/**
 * Declares all of them: selectors with their custom properties, for the lowest layer. A theme starts with the usual scales and sets
 * its own by a more specific rule; `data-density` is above both. Lengths are computed again wherever a scale may change: what
 * is inherited is a length, not how it came about.
 */
export const scaleRules: readonly (readonly [selector: string, properties: Readonly<Record<string, string>>])[] = [
  [':where(:root,:host,[data-theme])', { [scaleProperties.density]: '1', [scaleProperties.text]: '1' }],
  ...Object.entries(densities).map(
    ([name, value]) => [`[data-density][data-density=${name}]`, { [scaleProperties.density]: String(value) }] as const,
  ),
  [
    ':root,:host,[data-theme],[data-density]',
    Object.fromEntries(scaledLengths.map((length) => [length.property, cssOfLength(length)])),
  ],
];

/** The length in px, where density and text have these scales. */
export const pxOfLength = (
  { by, fixed, scaled, least }: ScaledLength,
  scales: { density: number; text: number },
): number => Math.max(least, fixed + scaled * scales[by]);

/** What a manifest says of scales and the face of running text. */
export interface ScaleOptions {
  /** How much room controls and the space between things have; by default `regular`. */
  density?: Density | undefined;
  /** Running text: its size in px from 12 to 18, by default 13, which all other sizes follow; its face as CSS has it. */
  body?: { size?: number | undefined; face?: string | undefined } | undefined;
}

/** The scales of a manifest. */
export const scalesOf = ({ density = 'regular', body }: ScaleOptions): { density: number; text: number } => ({
  density: densities[density],
  text: (body?.size ?? usualTextSize) / usualTextSize,
});

/** The custom properties that a manifest sets; none for what is as usual. */
export function scaleProperty({ density = 'regular', body = {} }: ScaleOptions): Record<string, string> {
  const { size = usualTextSize, face } = body;
  return {
    ...(density !== 'regular' && { [scaleProperties.density]: String(densities[density]) }),
    ...(size !== usualTextSize && { [scaleProperties.text]: String(Math.round((size / usualTextSize) * 1e4) / 1e4) }),
    ...(face !== undefined && { [scaleProperties.body]: face }),
  };
}
