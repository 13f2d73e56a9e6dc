import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, motion, space, text, z } from '../../theme/tokens.js';

/** The dimmed page behind a dialog or a drawer. */
export const scrim = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  /* react-aria measures the visual viewport, so that an on-screen keyboard does not cover the buttons. */
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: z.overlay,
  backgroundColor: vars.color.scrim,
  transition: `opacity ${motion.normal} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

/*
 * The gutter kept for a scrollbar lies outside of any element and shows the page's background color, nothing above it:
 * so that color is dimmed as the scrim dims the rest, by the share that the scrim's own alpha is in each mode.
 */
for (const [mode, share] of [
  ['light', '40%'],
  ['dark', '65%'],
] as const) {
  globalStyle(`html[data-mode="${mode}"]:has(${scrim})`, {
    '@layer': {
      [layers.components]: {
        backgroundColor: `color-mix(in srgb, rgb(from ${vars.color.scrim} r g b / 1) ${share}, ${vars.color.canvas})`,
      },
    },
  });
}

export const centered = componentStyle({
  display: 'grid',
  boxSizing: 'border-box',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  paddingInline: space[6],
  paddingBlockStart: space[6],
  /* Slightly above the middle, which looks centred. */
  paddingBlockEnd: `max(${space[6]}, 8vh)`,
  '@media': { [media.mobile]: { padding: 0, placeItems: 'stretch' } },
});

export const modal = componentStyle({
  display: 'flex',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  boxShadow: `0 2px 4px ${vars.color.shadow}, 0 24px 64px -8px ${vars.color.shadow}`,
  overflow: 'hidden',
  transition: `transform ${motion.normal} ${motion.ease}`,
  selectors: { '[data-entering] > &': { transform: 'translateY(8px)' } },
  '@media': {
    [media.mobile]: { maxInlineSize: 'none', border: 'none', borderRadius: 0 },
    [media.reducedMotion]: { transition: 'none', transform: 'none' },
  },
});

const width = (limit: string) => componentStyle({ '@media': { [media.desktop]: { maxInlineSize: limit } } });

export const size = { small: width('420px'), medium: width('560px'), large: width('800px') };

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  flex: 'none',
  paddingBlock: `${space[4]} ${space[3]}`,
  paddingInline: `${space[6]} ${space[4]}`,
  '@media': { [media.mobile]: { paddingInlineStart: space[4] } },
});

/** The first line stands level with the close button, which is larger for fingers. */
export const titles = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: space.half,
  '@media': { [media.coarse]: { paddingBlock: '10px' } },
});

export const title = componentStyle({
  margin: 0,
  ...text.section,
  fontFamily: vars.heading.family,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  margin: 0,
  marginBlockStart: space[1],
  ...text.base,
  color: vars.color.textMuted,
});

export const body = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[6],
  paddingBlock: `${space[1]} ${space[6]}`,
  ...text.base,
  overflowWrap: 'break-word',
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  '@media': { [media.mobile]: { paddingInline: space[4] } },
});

export const footer = componentStyle({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${vars.color.divider}`,
  '@media': {
    [media.mobile]: {
      /* Where two buttons do not fit beside each other, the last and main one goes on top. */
      flexWrap: 'wrap-reverse',
      paddingInline: space[4],
      paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
    },
  },
});

globalStyle(`${footer} > *`, {
  '@layer': { [layers.compositions]: { '@media': { [media.mobile]: { flex: '1 1 auto' } } } },
});
