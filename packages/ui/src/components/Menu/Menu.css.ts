import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, motion, space, text } from '../../theme/tokens.js';
import { floatingBox } from '../../internal/styles.js';

/** Around the trigger, without a box of its own: the trigger is laid out as if it stood alone. */
export const triggerWrapper = componentStyle({ display: 'contents' });

export const popover = componentStyle({
  ...floatingBox,
  /* Does not depend on where it is: it would be narrower at the end of the page, and moved, and narrower again. */
  inlineSize: 'max-content',
  minInlineSize: '192px',
  maxInlineSize: 'min(320px, calc(100vw - 24px))',
  padding: space[1],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  transition: `opacity ${motion.fast} ${motion.ease}, transform ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-entering][data-placement="bottom"]': { transform: 'translateY(-4px)' },
    '&[data-entering][data-placement="top"]': { transform: 'translateY(4px)' },
  },
  '@media': { [media.reducedMotion]: { transition: 'none', transform: 'none' } },
});

export const menu = componentStyle({ outline: 'none' });

export const header = componentStyle({
  padding: `${space[2]} ${space[2]} ${space[3]}`,
  marginBlockEnd: space[1],
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  ...text.base,
  overflowWrap: 'anywhere',
});

export const section = componentStyle({
  selectors: {
    '& + &': {
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
      borderBlockStart: `1px solid ${vars.color.divider}`,
    },
  },
});

export const sectionLabel = componentStyle({
  margin: 0,
  padding: `${space[1]} ${space[2]}`,
  ...text.small,
  fontWeight: 500,
  color: vars.color.textMuted,
});

export const item = componentStyle({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  minBlockSize: '32px',
  padding: `6px ${space[2]}`,
  ...text.base,
  color: vars.color.text,
  textDecoration: 'none',
  borderRadius: `min(${vars.radius.medium}, 8px)`,
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-focused], &[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'default' },
    '&[aria-disabled="true"][data-pressed]': { backgroundColor: vars.color.hover },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px', paddingBlock: space[3] },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const danger = componentStyle({
  selectors: {
    '&:not([aria-disabled="true"])': { color: vars.color.onDangerSoft },
    '&:not([aria-disabled="true"])[data-focused]': { backgroundColor: vars.color.dangerSoft },
    '&:not([aria-disabled="true"])[data-hovered]': { backgroundColor: vars.color.dangerSoft },
  },
});

/** 16 px icons sit on the first line of text. */
export const icon = componentStyle({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '16px',
  blockSize: '20px',
  alignItems: 'center',
  color: vars.color.icon,
  selectors: {
    [`${danger}:not([aria-disabled="true"]) &`]: { color: 'inherit' },
    '[aria-disabled="true"] > &': { color: 'inherit' },
  },
});

export const label = componentStyle({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = componentStyle({ ...text.small, color: vars.color.textMuted });
