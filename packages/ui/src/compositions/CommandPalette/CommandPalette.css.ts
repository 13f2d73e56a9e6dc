import { vars } from '../../theme/contract.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';

/** High on the page, at one height however many results there are. */
export const stage = compositionStyle({
  '@media': { [media.desktop]: { placeItems: 'start center', paddingBlock: `max(${space[6]}, 12vh) ${space[6]}` } },
});

export const modal = compositionStyle({
  borderRadius: `min(${vars.radius.large}, 16px)`,
  '@media': {
    [media.desktop]: { maxInlineSize: '640px', maxBlockSize: 'min(480px, 100%)' },
    [media.mobile]: { borderRadius: 0 },
  },
});

export const field = compositionStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '52px',
  paddingInline: `${space[4]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  '@media': {
    [media.mobile]: { minBlockSize: '56px', paddingInlineEnd: space[2] },
    [media.forcedColors]: {
      selectors: { '&:has(input:focus-visible)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const magnifier = compositionStyle({
  display: 'grid',
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  placeItems: 'center',
  color: vars.color.icon,
});

export const input = compositionStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  alignSelf: 'stretch',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  ...text.section,
  outline: 'none',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
});

export const list = compositionStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  padding: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  /* Arrow keys bring the heading above the first option of a group into view with it. */
  scrollPaddingBlock: `${space[8]} ${space[2]}`,
  outline: 'none',
});

export const group = compositionStyle({
  selectors: { '& + &': { marginBlockStart: space[2] } },
});

export const heading = compositionStyle({
  paddingBlock: space[1],
  paddingInline: space[3],
  ...text.small,
  fontWeight: 550,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

/** Icon, words, and what stands at the end: all on the first line of the words, however many there are. */
export const option = compositionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignContent: 'center',
  columnGap: space[3],
  boxSizing: 'border-box',
  minBlockSize: size.control,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: `min(${vars.radius.medium}, 10px)`,
  ...text.base,
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.color.selected },
    '&:active:not([aria-disabled="true"])': { backgroundColor: vars.color.pressed },
    /* A border and not a background alone: it reaches 3:1, and is still there in forced colors. */
    '&[aria-selected="true"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineStart: 0,
      borderInlineStart: `3px solid ${vars.color.focusRing}`,
      borderStartEndRadius: '2px',
      borderEndEndRadius: '2px',
    },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [media.mobile]: { minBlockSize: size.touchTarget },
    [media.coarse]: { minBlockSize: size.touchTarget },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-selected="true"]::before': { borderColor: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const danger = compositionStyle({
  selectors: {
    '&:not([aria-disabled="true"])': { color: vars.color.onDangerSoft },
    '&[aria-selected="true"]:not([aria-disabled="true"])': { backgroundColor: vars.color.dangerSoft },
  },
});

export const icon = compositionStyle({
  display: 'grid',
  flex: 'none',
  inlineSize: '16px',
  blockSize: '20px',
  placeItems: 'center',
  color: vars.color.icon,
  selectors: {
    [`${danger}:not([aria-disabled="true"]) > &`]: { color: 'inherit' },
    '[aria-disabled="true"] > &': { color: 'inherit' },
  },
});

/** Label and description on one line where there is room, one above the other where there is not. */
export const textColumn = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const label = compositionStyle({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = compositionStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  ...text.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const keys = compositionStyle({ display: 'inline-flex', flex: 'none', gap: space[1] });

export const key = compositionStyle({
  boxSizing: 'border-box',
  minInlineSize: '20px',
  paddingInline: space[1],
  border: `1px solid ${vars.color.divider}`,
  borderRadius: `min(${vars.radius.small}, 4px)`,
  backgroundColor: vars.color.surface,
  ...text.small,
  fontSize: '11px',
  lineHeight: '18px',
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const nothing = compositionStyle({ flex: '1 1 auto', minBlockSize: 0, padding: space[4], overflowY: 'auto' });

/** Keyboard shortcuts, which phones do not show. */
export const footer = compositionStyle({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  columnGap: space[4],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${vars.color.divider}`,
  ...text.small,
  color: vars.color.textMuted,
  '@media': { [media.mobile]: { display: 'none' }, [media.coarse]: { display: 'none' } },
});

export const hint = compositionStyle({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
