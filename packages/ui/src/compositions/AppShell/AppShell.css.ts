import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, motion, size, space, text, z } from '../../theme/tokens.js';
import { stripSize } from './Strip.css.js';

const headerSize = createVar();
/** How many lines stand above the header. */
export const stripCount = createVar();
/** What sticks at the top: the header, and the lines above it. */
export const top = createVar();

export const root = compositionStyle({
  vars: { [headerSize]: size.header, [top]: `calc(${headerSize} + ${stripCount} * ${stripSize})` },
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // What is below the screen's own height is never in sight while a screen loads: the footer does not move before one's eyes.
  gridTemplateRows: `auto minmax(calc(100dvh - ${top}), auto) auto`,
  gridTemplateAreas: '"header header" "navigation main" "navigation footer"',
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"header" "main" "footer"' },
    /* Fingers need more than the 35 px that the specification gives the header (account and billing, section 9). */
    [media.coarse]: { vars: { [headerSize]: size.touchTarget } },
  },
});

/** On the document: how high the header is with the lines above it, which wrap on a telephone. */
export const headerHeight = createVar();

/* What receives focus by the Tab key must not come to rest under the header (WCAG 2.4.11). */
globalStyle(`html:has(${root})`, {
  '@layer': { [layers.compositions]: { scrollPaddingBlockStart: fallbackVar(headerHeight, '116px') } },
});

export const header = compositionStyle({
  gridArea: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: z.header,
  minInlineSize: 0,
});

export const bar = compositionStyle({
  display: 'flex',
  boxSizing: 'border-box',
  alignItems: 'center',
  gap: space[2],
  blockSize: headerSize,
  paddingInline: space[4],
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  /* The buttons at both ends have room of their own around their pictures. */
  '@media': { [media.mobile]: { gap: space[1], paddingInlineStart: space[1], paddingInlineEnd: 0 } },
});

export const menuButton = compositionStyle({ display: 'none', '@media': { [media.mobile]: { display: 'contents' } } });

export const logo = compositionStyle({
  display: 'flex',
  flex: '0 1 auto',
  minInlineSize: 0,
  alignItems: 'center',
  blockSize: '100%',
  /* Beside five buttons of 44 px on a screen of 320 px. */
  '@media': { [media.mobile]: { flexShrink: 0, maxInlineSize: '27%' } },
});

/* A wider drawing is smaller, not cut. */
globalStyle(`${logo} :is(svg, img)`, { '@layer': { [layers.compositions]: { maxInlineSize: '100%' } } });

/* It gives way before what is at the end. */
export const headerStart = compositionStyle({ flexShrink: 99, minInlineSize: 0 });

export const headerEnd = compositionStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { flex: '0 1 auto', minInlineSize: 0, gap: 0 } },
});

/* On a phone the label of a menu's button, such as a long name, shrinks so that the logo stays whole. */
globalStyle(`${headerEnd} button[aria-haspopup="menu"]`, {
  '@layer': {
    [layers.compositions]: {
      '@media': {
        [media.mobile]: { flexShrink: 1, minInlineSize: size.target },
        [`${media.mobile} and ${media.coarse}`]: { minInlineSize: size.touchTarget },
      },
    },
  },
});

export const navigation = compositionStyle({
  gridArea: 'navigation',
  position: 'sticky',
  insetBlockStart: top,
  alignSelf: 'start',
  display: 'flex',
  boxSizing: 'border-box',
  flexDirection: 'column',
  blockSize: `calc(100dvh - ${top})`,
  paddingBlock: space[2],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  backgroundColor: vars.nav.surface,
  borderInlineEnd: `1px solid ${vars.nav.divider}`,
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': { [media.mobile]: { display: 'none' } },
});

/* The width of the shell's own list; a navigation that the page passes has its own. */
export const rail = compositionStyle({ inlineSize: size.sideNavigation });

export const items = compositionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The last group keeps to the foot of the navigation. */
export const itemsEnd = compositionStyle({ marginBlockStart: 'auto', paddingBlockStart: space[4] });

export const item = compositionStyle({
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  marginInline: '6px',
  paddingBlock: space[2],
  paddingInline: space.half,
  ...text.small,
  fontSize: '11px',
  lineHeight: '14px',
  fontWeight: 500,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: vars.nav.textMuted,
  borderRadius: `min(${vars.radius.medium}, 12px)`,
  transition: `color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
  ':hover': { color: vars.nav.text, backgroundColor: vars.nav.hover },
  ':focus-visible': { outline: `2px solid ${vars.nav.focusRing}`, outlineOffset: '-2px' },
  selectors: {
    '&[aria-current]': { color: vars.nav.onSelected, backgroundColor: vars.nav.selected },
    /* A border and not a background: it is still there in forced colors. */
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space[2],
      insetInlineStart: '-6px',
      borderInlineStart: `3px solid ${vars.nav.indicator}`,
      borderRadius: '0 2px 2px 0',
    },
    '[dir="rtl"] &[aria-current]::before': { borderRadius: '2px 0 0 2px' },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { selectors: { '&[aria-current]::before': { borderColor: 'Highlight' } } },
  },
});

/** The same item in the drawer: one line, the height of a finger. */
export const drawerItem = compositionStyle({
  flexDirection: 'row',
  gap: space[3],
  minBlockSize: size.touchTarget,
  paddingInline: space[3],
  ...text.base,
  textAlign: 'start',
  hyphens: 'manual',
});

export const main = compositionStyle({
  gridArea: 'main',
  boxSizing: 'border-box',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '1600px',
  padding: `${space[6]} ${space[8]} ${space[12]}`,
  outline: 'none',
  '@media': { [media.mobile]: { padding: `${space[4]} ${space[4]} ${space[8]}` } },
});

export const footer = compositionStyle({
  gridArea: 'footer',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxInlineSize: '1600px',
  columnGap: space[6],
  rowGap: space[2],
  paddingBlock: space[4],
  paddingInline: space[8],
  ...text.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  borderBlockStart: `1px solid ${vars.color.divider}`,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
});

/* Below what only stands for a page that loads, the footer would have to move when the page comes. */
globalStyle(`${main}:has(> [data-loading]) + ${footer}`, {
  '@layer': { [layers.compositions]: { display: 'none' } },
});
