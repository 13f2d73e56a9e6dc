import type { Draft, Solid } from '../draft.js';
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
export function danger(draft: Draft, mode: Mode): Solid {
  const best = search(draft, dangerStart[mode]);
  draft.setSolid('color.danger', 'color.onDanger', best);
  return best;
}

function search(draft: Draft, usual: Oklch): Solid {
  const away = ({ color }: Solid): number => distance(color, usual);
  const better = (a: Solid, b: Solid): Solid =>
    a.share >= 1 && b.share >= 1 ? (away(b) < away(a) ? b : a) : b.share > a.share ? b : a;
  const plain = draft.find('color.danger', usual, 'light');
  if (plain.share >= 1 && away(plain) < UNSEEN) return plain;
  const found = (['light', 'dark'] as const).map((words) =>
    turns[words]
      .flatMap((turn) => purer.map((more) => ({ l: usual.l, c: usual.c + more, h: usual.h - turn })))
      .map((start) => draft.find('color.danger', start, words))
      .reduce(better),
  );
  return found.find(({ share }) => share >= 1) ?? found.reduce(better);
}
