import type { ColorToken } from './paletteTokens.js';

/** Two fills that a person must not take for one another, whatever is written on them. */
export interface DistinctFills {
  color: ColorToken;
  from: ColorToken;
  /** OKLab distance: about 0.02 is just seen side by side, 0.12 is another color at a glance. */
  minimum: number;
  why: string;
}

export const distinctFills: readonly DistinctFills[] = [
  {
    color: 'color.danger',
    from: 'color.primary',
    minimum: 0.12,
    why: 'a button that destroys must not look like the one that always stands there',
  },
  {
    color: 'color.danger',
    from: 'color.warning',
    minimum: 0.12,
    why: 'a loss must not look like a caution',
  },
];
