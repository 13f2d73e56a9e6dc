import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, motion, space, text } from '../../theme/tokens.js';

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

/** The tabs scroll inside their own line; the page never does. Edges fade where more is hidden. */
export const list = componentStyle({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: space[8],
  boxShadow: `inset 0 -1px 0 ${vars.color.divider}`,
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-hidden="right"]': { maskImage: 'linear-gradient(to left, transparent, black 32px)' },
    '&[data-hidden="left"]': { maskImage: 'linear-gradient(to right, transparent, black 32px)' },
    '&[data-hidden="both"]': {
      maskImage: 'linear-gradient(to right, transparent, black 32px, black calc(100% - 32px), transparent)',
    },
  },
  '@media': { [media.forcedColors]: { maskImage: 'none', borderBlockEnd: '1px solid CanvasText' } },
});

export const tab = componentStyle({
  position: 'relative',
  boxSizing: 'border-box',
  appearance: 'none',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '36px',
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[2],
  fontFamily: 'inherit',
  ...text.base,
  fontWeight: 500,
  color: vars.color.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  backgroundColor: 'transparent',
  border: 'none',
  borderRadius: `min(${vars.radius.medium}, 8px) min(${vars.radius.medium}, 8px) 0 0`,
  transition: `color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    borderBlockEnd: '2px solid transparent',
  },
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover },
    '&[aria-selected="true"]': { color: vars.color.text },
    '&[aria-selected="true"]::after': { borderBlockEndColor: vars.color.primary },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'default', backgroundColor: 'transparent' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: {
      selectors: {
        '&:not([aria-selected="true"])::after': { display: 'none' },
        '&[aria-selected="true"]::after': { borderBlockEndColor: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const count = componentStyle({
  minInlineSize: '20px',
  boxSizing: 'border-box',
  paddingInline: '6px',
  ...text.small,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.onNeutralSoft,
  backgroundColor: vars.color.neutralSoft,
  borderRadius: vars.radius.pill,
});

/** Takes no room: what is in it is hidden or floats above the page. */
export const aside = componentStyle({ display: 'contents' });

export const panel = componentStyle({
  ...text.base,
  color: vars.color.text,
  paddingBlockStart: space[4],
  minInlineSize: 0,
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.small,
    },
  },
});
