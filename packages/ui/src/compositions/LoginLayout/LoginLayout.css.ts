import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, space, text } from '../../theme/tokens.js';

/* The attributes of the root say the layout, so that each part below can answer to it. */
const columns = '[data-shape="column"] > &';
const panes = '[data-shape="panes"] > &';
const is = (layout: string) => `[data-layout="${layout}"] > &`;
const within = (layout: string) => `[data-layout="${layout}"] &`;

/** On a phone every layout is the same: a band of the picture with logo and heading, the form under it. */
export const root = compositionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"intro" "pane"',
  minBlockSize: '100dvh',
  color: vars.login.onCanvas,
  backgroundColor: vars.login.canvas,
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[data-shape="column"]': {
          boxSizing: 'border-box',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px) minmax(0, 1fr)',
          gridTemplateRows: 'minmax(24px, 1fr) auto auto minmax(24px, 1.3fr)',
          gridTemplateAreas: '". . ." ". intro ." ". pane ." ". . ."',
        },
        '&[data-layout="floating"]': { gridTemplateColumns: 'minmax(32px, 1fr) minmax(0, 400px) minmax(32px, 2.4fr)' },
        '&[data-layout="full-bleed"]': {
          gridTemplateColumns: 'minmax(32px, 6vw) minmax(0, 400px) minmax(0, 1fr)',
          gridTemplateRows: '32px minmax(0, 1fr) auto 32px',
          gridTemplateAreas: '". . ." ". intro intro" ". pane ." ". . ."',
        },
        '&[data-layout="letterhead"]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px) minmax(0, 1fr)',
          gridTemplateRows: 'minmax(48px, 10vh) auto 1fr',
          gridTemplateAreas: '". . ." ". intro ." ". pane ."',
        },
        '&[data-layout="minimal"]': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'minmax(280px, 42vh) 1fr',
          gridTemplateAreas: '"intro" "pane"',
        },
        '&[data-shape="panes"]': { gridTemplateRows: 'minmax(100dvh, auto)' },
        '&[data-layout="split-start"]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateAreas: '"intro pane"',
        },
        '&[data-layout="split-end"]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateAreas: '"pane intro"',
        },
        '&[data-layout="panel-start"]': {
          gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
          gridTemplateAreas: '"pane intro"',
        },
        '&[data-layout="panel-end"]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
          gridTemplateAreas: '"intro pane"',
        },
        '&[data-layout="headline"]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px) minmax(32px, 6vw)',
          gridTemplateAreas: '"intro pane ."',
        },
      },
    },
  },
});

/* The picture runs to the edge of the screen. */
globalStyle(`html:has(${root})`, { '@layer': { [layers.compositions]: { overflowY: 'auto' } } });

export const art = compositionStyle({
  gridArea: 'intro',
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  minInlineSize: 0,
  minBlockSize: 0,
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: {
      selectors: {
        [columns]: { gridArea: '1 / 1 / -1 / -1' },
        [is('minimal')]: { gridArea: 'intro' },
        [is('headline')]: { gridArea: '1 / 1 / -1 / -1' },
      },
    },
    /*
     * On phones the text covers the whole picture, so its brightest color is replaced by a quieter one.
     */
    [media.mobile]: { vars: { [vars.login.art3]: vars.login.art2 } },
    [media.forcedColors]: { display: 'none' },
  },
});

/* Taken out of the flow, so that a picture's own size never stretches the page. */
globalStyle(`${art} > *`, {
  '@layer': {
    [layers.compositions]: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  },
});

export const intro = compositionStyle({
  gridArea: 'intro',
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  padding: `${space[6]} ${space[4]}`,
  '@media': {
    [media.desktop]: {
      selectors: {
        [columns]: { padding: `0 0 ${space[6]}`, gap: space[6] },
        [is('centered')]: { alignItems: 'center', textAlign: 'center' },
        [is('full-bleed')]: { justifyContent: 'space-between', paddingInlineEnd: '6vw' },
        [is('letterhead')]: { paddingBlockEnd: space[6], borderBlockEnd: `2px solid ${vars.login.accent}` },
        [is('minimal')]: {
          alignItems: 'center',
          justifyContent: 'center',
          padding: space[8],
          gap: space[8],
          textAlign: 'center',
        },
        [panes]: {
          justifyContent: 'space-between',
          padding: `${space[8]} clamp(32px, 5vw, 80px) clamp(32px, 8vh, 80px)`,
        },
      },
    },
  },
});

export const logo = compositionStyle({
  display: 'flex',
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.login.accent,
  '@media': {
    [media.desktop]: {
      selectors: { [within('minimal')]: { transform: 'scale(1.75)' } },
    },
  },
});

export const label = compositionStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const title = compositionStyle({
  margin: 0,
  fontSize: '24px',
  lineHeight: 1.2,
  fontFamily: vars.heading.family,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  color: vars.login.onCanvas,
  '@media': {
    [media.desktop]: {
      selectors: {
        '[data-shape="panes"] &': { fontSize: 'clamp(28px, 3.4vw, 48px)', lineHeight: 1.1, maxInlineSize: '16em' },
        [within('full-bleed')]: { fontSize: 'clamp(32px, 4.4vw, 64px)', lineHeight: 1.05, maxInlineSize: '14em' },
        [within('headline')]: { fontSize: 'clamp(40px, 7.4vw, 112px)', lineHeight: 0.98, maxInlineSize: '9em' },
        [within('letterhead')]: { fontSize: '28px' },
      },
    },
  },
});

export const subtitle = compositionStyle({
  margin: 0,
  maxInlineSize: '48ch',
  fontSize: '14px',
  lineHeight: '20px',
  textWrap: 'balance',
  color: vars.login.onCanvasMuted,
  '@media': {
    [media.desktop]: {
      selectors: {
        '[data-shape="panes"] &': { marginBlockStart: space[2], ...text.section },
        [within('full-bleed')]: { marginBlockStart: space[2], ...text.section },
      },
    },
  },
});

export const pane = compositionStyle({
  gridArea: 'pane',
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  flexDirection: 'column',
  minInlineSize: 0,
  color: vars.login.onPanel,
  backgroundColor: vars.login.panel,
  '@media': {
    [media.desktop]: {
      selectors: {
        [columns]: { color: 'inherit', backgroundColor: 'transparent' },
        '[data-shape="panes"]:not([data-card]) > &': { paddingInline: space[8] },
        [is('letterhead')]: { color: vars.login.onPanel, backgroundColor: vars.login.panel },
        [is('minimal')]: { color: vars.login.onPanel, backgroundColor: vars.login.panel, alignItems: 'center' },
        [is('headline')]: { color: 'inherit', backgroundColor: 'transparent', justifyContent: 'center' },
      },
    },
  },
});

export const main = compositionStyle({
  display: 'flex',
  boxSizing: 'border-box',
  flexDirection: 'column',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]}`,
  ...text.base,
  color: vars.login.onPanel,
  '@media': {
    [media.desktop]: {
      selectors: {
        '[data-shape="column"] &': { padding: space[8] },
        '[data-card] &': {
          maxInlineSize: 'none',
          padding: space[8],
          backgroundColor: vars.login.panel,
          border: `1px solid ${vars.color.divider}`,
          borderRadius: vars.radius.large,
          boxShadow: `0 1px 2px ${vars.color.shadow}, 0 16px 48px -16px ${vars.color.shadow}`,
        },
        [within('floating')]: { boxShadow: `0 4px 8px ${vars.color.shadow}, 0 40px 96px -16px ${vars.color.shadow}` },
        [within('letterhead')]: { maxInlineSize: 'none' },
        [within('minimal')]: { maxInlineSize: '424px' },
        '[data-shape="panes"]:not([data-card]) &': { maxInlineSize: '360px', marginBlock: 'auto', paddingInline: 0 },
      },
    },
  },
});

export const certificates = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.divider}`,
  color: vars.login.onPanelMuted,
});

export const footer = compositionStyle({
  display: 'flex',
  boxSizing: 'border-box',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  inlineSize: '100%',
  maxInlineSize: '440px',
  marginInline: 'auto',
  marginBlockStart: 'auto',
  padding: space[4],
  ...text.small,
  color: vars.login.onPanelMuted,
  '@media': {
    [media.desktop]: {
      selectors: {
        '[data-shape="column"] &': {
          marginBlockStart: 0,
          maxInlineSize: 'none',
          paddingInline: 0,
          color: vars.login.onCanvasMuted,
        },
        [within('centered')]: { justifyContent: 'center' },
        [within('letterhead')]: { padding: `${space[4]} ${space[8]}`, color: vars.login.onPanelMuted },
        [within('minimal')]: { marginBlockStart: 'auto', justifyContent: 'center', color: vars.login.onPanelMuted },
        [within('headline')]: {
          marginBlockStart: 0,
          paddingInline: 0,
          maxInlineSize: 'none',
          color: vars.login.onCanvasMuted,
        },
        '[data-shape="panes"]:not([data-card]) &': { maxInlineSize: '360px', marginBlockStart: 0, paddingInline: 0 },
      },
    },
  },
});

/* Links there stand on the picture in half of the layouts, where the page's link color has no required contrast. */
globalStyle(`${footer} a`, { '@layer': { [layers.compositions]: { color: 'inherit' } } });
