import { checkManifest } from './checkManifest.js';
import { login } from './derive/login.js';
import { navigation } from './derive/navigation.js';
import { semanticColors } from './derive/semanticColors.js';
import { surfaces } from './derive/surfaces.js';
import { terminal } from './derive/terminal.js';
import { text } from './derive/text.js';
import { PaletteBuilder } from './paletteBuilder.js';
import { headingFaces } from './headingFaces.js';
import type { Manifest } from './manifest.js';
import { measure, measureDistances, type Measured, type MeasuredDistance } from './measure.js';
import type { Mode, ModePalette, Palette } from './paletteTokens.js';
import { scaleProperty } from './scale.js';
import { font } from './tokens.js';

/** A manifest from which no readable palette can be made, or none whose danger is distinguished from the brand. The message names theme, mode, tokens and figures. */
export class PaletteError extends Error {
  override readonly name = 'PaletteError';

  constructor(
    readonly theme: string,
    readonly mode: Mode,
    /** Pairs that miss their contrast. */
    readonly misses: readonly Measured[],
    /** Fills that are too similar. */
    readonly tooSimilar: readonly MeasuredDistance[] = [],
  ) {
    const lines = [
      ...misses.map(
        ({ pair: { foreground, background, minimum, why }, ratio }) =>
          `  ${foreground} on ${background} reaches ${ratio.toFixed(2)}:1, needs ${minimum}:1 (${why})`,
      ),
      ...tooSimilar.map(
        ({ fills: { color, from, minimum, why }, distance }) =>
          `  ${color} is ${distance.toFixed(3)} from ${from} in OKLab, needs ${minimum} (${why})`,
      ),
    ];
    super(`Theme "${theme}" cannot be read in ${mode} mode:\n${lines.join('\n')}`);
  }
}

function modePalette(manifest: Manifest, mode: Mode): ModePalette {
  const builder = new PaletteBuilder(manifest.pinned?.[mode]);
  // Backgrounds before the colors that are checked against them.
  surfaces(builder, manifest, mode);
  text(builder, manifest, mode);
  semanticColors(builder, manifest, mode);
  navigation(builder, manifest, mode);
  login(builder, manifest, mode);
  terminal(builder, mode);

  const palette = builder.colors as ModePalette;
  const misses = measure(palette).filter(({ pair, ratio }) => !(ratio >= pair.minimum));
  const tooSimilar = measureDistances(palette).filter(({ fills, distance }) => !(distance >= fills.minimum));
  if (misses.length > 0 || tooSimilar.length > 0) throw new PaletteError(manifest.name, mode, misses, tooSimilar);
  return palette;
}

function px(value: number): string {
  return `${Math.round(value)}px`;
}

function radii(radius: number): Palette['radius'] {
  // A company with square corners has square pills too.
  const sharp = radius <= 2;
  return {
    small: px(sharp ? radius : Math.min(4, Math.max(2, radius / 2))),
    medium: px(radius),
    large: px(sharp ? radius : Math.min(radius * 1.5, radius + 6)),
    pill: sharp ? px(radius) : '999px',
  };
}

function heading({ face, weight, tracking }: Manifest['heading']): Palette['heading'] {
  const bundled = face === 'inter' ? undefined : headingFaces[face];
  const family = bundled
    ? `'${bundled.family}', '${bundled.family} Fallback', ${bundled.fallback === 'serif' ? 'serif' : 'sans-serif'}`
    : `var(--livery-font-body, ${font.body})`;
  return { family, weight: String(weight), tracking: tracking === 0 ? 'normal' : `${tracking}em` };
}

/**
 * Derives every token of a theme, light and dark, in OKLCH: lightness is searched until each declared pair is
 * reached and fills that mean different things are apart. Pure; runs when stylesheets are built, and where somebody makes a theme (`create-theme`).
 * Throws a PaletteError when one of these cannot be, a RangeError for a color that is not `#rrggbb` and for
 * whatever else is no value of a manifest.
 */
export function makePalette(manifest: Manifest): Palette {
  checkManifest(manifest);
  return {
    light: modePalette(manifest, 'light'),
    dark: modePalette(manifest, 'dark'),
    radius: radii(manifest.radius),
    heading: heading(manifest.heading),
    scale: scaleProperty(manifest),
  };
}
