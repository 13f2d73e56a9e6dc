import { vars } from '../theme/contract.css.js';
import { font, media, motion } from '../theme/tokens.js';

/** The focus ring of every control. Use under `:focus-visible`. */
export const focusRing = { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' } as const;

/** The transition of colours on hover and press. Spread with `noMotion` in the rule's `@media`. */
export const colorTransition = {
  transitionProperty: 'background-color, border-color, color, opacity',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
} as const;

/** Enlarges the area that takes the pointer to at least this length each way, around the middle, without moving anything. Spread under `::after` of an element with `position: relative`. */
export const hitArea = (least: string) =>
  ({ content: '""', position: 'absolute', inset: `min(0px, (100% - ${least}) / 2)` }) as const;

/** For a rule's `@media`: no transitions and animations for people who asked for reduced motion. */
export const noMotion = { [media.reducedMotion]: { transition: 'none', animation: 'none' } } as const;

/**
 * Addresses, ids, keys and commands, which are read character by character. Left to right in every script, and isolated
 * so that the text around does not reorder slashes, dashes and digits.
 */
export const monospace = {
  fontFamily: font.mono,
  fontVariantLigatures: 'none',
  direction: 'ltr',
  unicodeBidi: 'isolate',
} as const;

/** A button without a box of its own, beside a value or in a field: its background shows under the pointer. */
export const quietButton = {
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.icon,
  cursor: 'pointer',
  ...colorTransition,
  ':hover': { background: vars.color.hover, color: vars.color.text },
  ':active': { background: vars.color.pressed },
  ':focus-visible': { ...focusRing, outlineOffset: '-1px' },
} as const;

/**
 * The face of the page, for what stands in a heading or a code by its place in the document but is text of its own. All
 * else inherits its face.
 */
export const pageFace = 'var(--livery-font-body, inherit)';

/** Text that is cut off with an ellipsis where it does not fit on one line. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A box that floats over the page: a menu, a popover, a toast. */
export const floatingBox = {
  boxSizing: 'border-box',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: `min(${vars.radius.large}, 12px)`,
  boxShadow: `0 1px 2px ${vars.color.shadow}, 0 12px 32px -4px ${vars.color.shadow}`,
} as const;

/** The chevron before what a press opens: it points onward, and down while an ancestor is `open` (a selector that ends at the chevron's parent). */
export const openingChevron = (open: string) =>
  ({
    display: 'inline-flex',
    flex: 'none',
    color: vars.color.icon,
    transition: `transform ${motion.fast} ${motion.ease}`,
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' }, [`${open} > &`]: { transform: 'rotate(90deg)' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }) as const;
