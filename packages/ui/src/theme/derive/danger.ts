import type { PaletteBuilder, Fill } from '../paletteBuilder.js';
import { distance, type Oklch } from '../oklch.js';
import type { Mode } from '../paletteTokens.js';
import { meaningHues } from './surfaces.js';

/** What danger starts from. It stays deep in dark, to stay grave. */
export const dangerStart: Record<Mode, Oklch> = {
  light: { l: 0.53, c: 0.19, h: meaningHues.danger },
  dark: { l: 0.57, c: 0.18, h: meaningHues.danger },
};

/**
 * Where danger may go, by the words it carries. From the usual red to crimson, also a purer one: the other way lies
 * orange, which warns. Bright enough for dark words it stays red, because bright crimson is pink.
 */
const turns = { light: [0, 2, 4, 6, 8, 10, 12, 14, 16], dark: [0, 2, 4] } as const;
const purer = [0, 0.02, 0.04];

/** A distance at which two reds are the same to the eye, unless they touch. */
const UNSEEN = 0.02;

/**
 * The solid color of danger: the same red in every theme, except where the brand is nearly it. Then the nearest red
 * that is not: with light words while there is one, else with dark words.
 */
export function danger(builder: PaletteBuilder, mode: Mode): Fill {
  const best = search(builder, dangerStart[mode]);
  builder.setFillColors('color.danger', 'color.onDanger', best);
  return best;
}

function search(builder: PaletteBuilder, usual: Oklch): Fill {
  const away = ({ color }: Fill): number => distance(color, usual);
  const better = (a: Fill, b: Fill): Fill =>
    a.score >= 1 && b.score >= 1 ? (away(b) < away(a) ? b : a) : b.score > a.score ? b : a;
  const plain = builder.findFill('color.danger', usual, 'light');
  if (plain.score >= 1 && away(plain) < UNSEEN) return plain;
  const found = (['light', 'dark'] as const).map((words) =>
    turns[words]
      .flatMap((turn) => purer.map((more) => ({ l: usual.l, c: usual.c + more, h: usual.h - turn })))
      .map((start) => builder.findFill('color.danger', start, words))
      .reduce(better),
  );
  return found.find(({ score }) => score >= 1) ?? found.reduce(better);
}
