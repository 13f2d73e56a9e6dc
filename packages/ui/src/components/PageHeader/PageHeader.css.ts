import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { layers } from '../../theme/layers.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text, z } from '../../theme/tokens.js';
import { colorTransition, focusRing, hitArea, noMotion } from '../../internal/styles.js';

export const header = componentStyle({
  ...text.base,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  color: vars.color.text,
});

export const trail = componentStyle({ minInlineSize: 0 });

export const breadcrumb = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  minBlockSize: size.target,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const breadcrumbItem = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
});

export const breadcrumbSeparator = componentStyle({ color: vars.color.icon });

const linkRule = {
  ...colorTransition,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.target,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
  ':focus-visible': focusRing,
  '@media': noMotion,
} as const;

export const breadcrumbLink = componentStyle(linkRule);

/** Alone on its line, so a finger may miss it by a little. */
export const backLink = componentStyle({
  ...linkRule,
  position: 'relative',
  overflowWrap: 'anywhere',
  '@media': { ...noMotion, [media.coarse]: { '::after': hitArea(size.touchTarget) } },
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  minBlockSize: '36px',
});

export const heading = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  /* A long heading breaks before the actions do. */
  flex: '1 1 160px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** The one primary action. On small screens it stays at the lower edge, where the thumb is. */
export const primary = componentStyle({
  display: 'flex',
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: z.header,
      boxSizing: 'border-box',
      display: 'grid',
      paddingBlock: `${space[3]} calc(${space[3]} + env(safe-area-inset-bottom, 0px))`,
      paddingInline: space[4],
      borderBlockStart: `1px solid ${vars.color.divider}`,
      background: vars.color.surface,
    },
  },
});

export const meta = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/* The end of the page, and what takes the focus there, must come clear of the fixed action. */
globalStyle(`:root:has(${primary})`, {
  '@layer': { [layers.components]: { '@media': { [media.mobile]: { scrollPaddingBlockEnd: '80px' } } } },
});
globalStyle(`:root:has(${primary}) body`, {
  '@layer': { [layers.components]: { '@media': { [media.mobile]: { paddingBlockEnd: '72px' } } } },
});
