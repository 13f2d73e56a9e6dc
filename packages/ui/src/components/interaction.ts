import { media, motion } from '../theme/tokens.js';
import { vars } from '../theme/contract.css.js';

/** The focus ring of every control. Use under `:focus-visible`. */
export const focusRing = { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' } as const;

/** Colour answers of a control to hover and press. Spread with `still` in the rule's `@media`. */
export const colorTransition = {
  transitionProperty: 'background-color, border-color, color, opacity',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
} as const;

/** Lets the pointer hit at least this length each way around the middle, and moves nothing. Spread under `::after` of what is `position: relative`. */
export const reach = (least: string) =>
  ({ content: '""', position: 'absolute', inset: `min(0px, (100% - ${least}) / 2)` }) as const;

/** The part of a rule's `@media` that stops transitions and animations for those who asked for it. */
export const still = { [media.reducedMotion]: { transition: 'none', animation: 'none' } } as const;
