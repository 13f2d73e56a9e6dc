import type { PaletteBuilder, Fill } from '../paletteBuilder.js';
import { distance, type Oklch } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { semanticHues } from './surfaces.js';

/** What danger starts from. In dark mode it stays deep too: a bright red is pink. */
export const dangerStart: Record<Mode, Oklch> = {
  light: { l: 0.53, c: 0.19, h: semanticHues.danger },
  dark: { l: 0.57, c: 0.18, h: semanticHues.danger },
};

/**
 * How far the hue of danger may shift toward crimson, by the tone of its text, and how much chroma it may gain. Not the
 * other way, where orange is, which warns. With dark text it is bright and shifts little, because bright crimson is pink.
 */
const hueShifts = { light: [0, 2, 4, 6, 8, 10, 12, 14, 16], dark: [0, 2, 4] } as const;
const chromaSteps = [0, 0.02, 0.04];

/** A distance at which two reds are the same to the eye, unless they touch. */
const INDISTINGUISHABLE = 0.02;

/**
 * The solid color of danger: the same red in every theme, except where the brand is nearly it. Then the nearest red
 * that is not: with light text while there is one, else with dark text.
 */
export function danger(builder: PaletteBuilder, mode: Mode): Fill {
  const best = search(builder, dangerStart[mode]);
  builder.setFillColors('color.danger', 'color.onDanger', best);
  return best;
}

function search(builder: PaletteBuilder, standard: Oklch): Fill {
  const distanceFromStandard = ({ color }: Fill): number => distance(color, standard);
  const better = (a: Fill, b: Fill): Fill =>
    a.score >= 1 && b.score >= 1
      ? distanceFromStandard(b) < distanceFromStandard(a)
        ? b
        : a
      : b.score > a.score
        ? b
        : a;
  const plain = builder.findFill('color.danger', standard, 'light');
  if (plain.score >= 1 && distanceFromStandard(plain) < INDISTINGUISHABLE) return plain;
  const found = (['light', 'dark'] as const).map((textTone) =>
    hueShifts[textTone]
      .flatMap((hueShift) =>
        chromaSteps.map((chroma) => ({ l: standard.l, c: standard.c + chroma, h: standard.h - hueShift })),
      )
      .map((start) => builder.findFill('color.danger', start, textTone))
      .reduce(better),
  );
  return found.find(({ score }) => score >= 1) ?? found.reduce(better);
}
