import { vars } from '../../theme/contract.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { media, motion, size, space, text } from '../../theme/tokens.js';
import { oneLine } from '../../internal/styles.js';

const ring = { outline: `2px solid ${vars.nav.focusRing}`, outlineOffset: '-2px' } as const;
const noTransition = { [media.reducedMotion]: { transition: 'none' } } as const;
const folded = '[data-folded] &';

export const root = compositionStyle({
  display: 'flex',
  boxSizing: 'border-box',
  flexDirection: 'column',
  flex: 'auto',
  gap: space[4],
  inlineSize: '240px',
  maxInlineSize: '100%',
  minBlockSize: 'min-content',
  paddingInline: space[2],
  paddingBlock: space[1],
  ...text.base,
  color: vars.nav.text,
  backgroundColor: vars.nav.surface,
  selectors: { '&[data-folded]': { inlineSize: '56px' } },
  '@media': { [media.mobile]: { inlineSize: '100%', padding: 0 } },
});

export const group = compositionStyle({ minInlineSize: 0 });

/** The last group keeps to the foot. */
export const groupEnd = compositionStyle({ marginBlockStart: 'auto' });

export const groupLabel = compositionStyle({
  ...text.small,
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space[3],
  fontWeight: 600,
  color: vars.nav.textMuted,
  overflowWrap: 'anywhere',
  selectors: {
    /* A line keeps the groups apart. */
    [folded]: { blockSize: '1px', margin: space[2], padding: 0, overflow: 'hidden', backgroundColor: vars.nav.divider },
  },
});

export const list = compositionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.half,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = compositionStyle({ minInlineSize: 0 });

export const item = compositionStyle({
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '36px',
  margin: 0,
  paddingBlock: space[1],
  paddingInline: space[3],
  border: 0,
  borderRadius: `min(${vars.radius.medium}, 12px)`,
  fontFamily: 'inherit',
  ...text.base,
  fontWeight: 500,
  textAlign: 'start',
  textDecoration: 'none',
  color: vars.nav.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  transition: `color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  ':hover': { color: vars.nav.text, backgroundColor: vars.nav.hover },
  ':focus-visible': ring,
  selectors: {
    '&[aria-current]': { color: vars.nav.onSelected, backgroundColor: vars.nav.selected },
    /* A border and not a background: it is still there in forced colors. */
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${vars.nav.indicator}`,
      borderRadius: '2px',
    },
    [folded]: { justifyContent: 'center', paddingInline: 0 },
  },
  '@media': {
    ...noTransition,
    [media.coarse]: { minBlockSize: size.touchTarget },
    [media.forcedColors]: { selectors: { '&[aria-current]::before': { borderColor: 'Highlight' } } },
  },
});

export const icon = compositionStyle({ position: 'relative', display: 'inline-flex', flex: 'none' });

/** There is something to see inside, where there is no room to say what. */
export const dot = compositionStyle({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineEnd: '-3px',
  inlineSize: '8px',
  blockSize: '8px',
  boxSizing: 'border-box',
  border: '4px solid currentColor',
  borderRadius: '50%',
});

export const label = compositionStyle({ flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const badge = compositionStyle({
  ...text.small,
  flex: 'none',
  boxSizing: 'border-box',
  minInlineSize: '20px',
  maxInlineSize: '50%',
  paddingInline: '6px',
  border: '1px solid currentColor',
  borderRadius: vars.radius.pill,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  ...oneLine,
});

export const chevron = compositionStyle({
  display: 'inline-flex',
  flex: 'none',
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
  },
  '@media': noTransition,
});

/** The items of an item begin under its words. */
export const nested = compositionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.half,
  margin: 0,
  paddingBlock: space.half,
  paddingInline: '28px 0',
  listStyle: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const foot = compositionStyle({
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.nav.divider}`,
});
