import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text, z } from '../../theme/tokens.js';
import { cards, line, stickyStart, stripSize } from './Table.css.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

/* Inside a frame that clips, a ring around the control would be cut. */
const insideRing = { ...focusRing, outlineOffset: '-2px' };

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = componentStyle({
  display: 'inline-block',
  blockSize: '12px',
  minInlineSize: '32px',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
  verticalAlign: 'middle',
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

/** The shape of a checkbox. */
export const skeletonBox = componentStyle({
  display: 'block',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: vars.radius.small,
  background: vars.color.skeleton,
});

export const strip = componentStyle({
  ...text.base,
  position: 'sticky',
  insetBlockStart: stickyStart,
  zIndex: z.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minBlockSize: stripSize,
  paddingBlock: space[1],
  paddingInline: space[4],
  borderBlockEnd: line,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: { '&[data-active]': { background: vars.color.primarySoft, color: vars.color.onPrimarySoft } },
  '@media': { [media.coarse]: { minBlockSize: '52px' } },
});

export const stripTitle = componentStyle({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const stripCount = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const stripActions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: space[2],
  /* The number of selected rows and the button that clears it share a line; the bulk actions follow below. */
  '@container': { [cards]: { order: 1, flexBasis: '100%', marginInlineStart: 0 } },
});

const quietButton = {
  ...text.base,
  ...colorTransition,
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '28px',
  paddingBlock: 0,
  paddingInline: space[2],
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  fontWeight: 500,
  cursor: 'pointer',
} as const;

export const clearButton = componentStyle({
  ...quietButton,
  marginInlineStart: 'auto',
  color: 'inherit',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': insideRing,
  '@media': { ...noMotion, [media.coarse]: { minBlockSize: size.touchTarget } },
});

export const foot = componentStyle({
  borderBlockStart: line,
  background: vars.color.surface,
});

export const viewAllButton = componentStyle({
  ...quietButton,
  justifyContent: 'center',
  inlineSize: '100%',
  minBlockSize: size.row,
  borderRadius: 0,
  color: vars.color.link,
  ':hover': { color: vars.color.linkHover, background: vars.color.hover },
  ':active': { background: vars.color.pressed },
  ':focus-visible': insideRing,
  '@media': { ...noMotion, [media.coarse]: { minBlockSize: size.touchTarget } },
});

export const failure = componentStyle({
  ...text.base,
  margin: 0,
  paddingBlockEnd: space[2],
  paddingInline: space[4],
  color: vars.color.onDangerSoft,
  textAlign: 'center',
});

export const sortSelect = componentStyle({
  display: 'none',
  selectors: { '&[data-inset]': { marginBlockStart: space[3], paddingInline: space[4] } },
  '@container': {
    [cards]: { display: 'flex', alignItems: 'center', gap: space[2], marginBlockEnd: space[3] },
  },
});

export const sortSelectLabel = componentStyle({ ...text.base, flex: 'none', color: vars.color.textMuted });

export const sortSelectField = componentStyle({
  ...text.base,
  flex: '1 1 auto',
  minInlineSize: 0,
  boxSizing: 'border-box',
  blockSize: size.control,
  paddingInline: space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  ':hover': { borderColor: vars.color.borderStrong },
  ':focus-visible': focusRing,
  '@media': { ...noMotion, [media.coarse]: { blockSize: size.touchTarget } },
});
