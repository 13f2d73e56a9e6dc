import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { vars } from '../../theme/contract.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { media, space } from '../../theme/tokens.js';
import { main, navigation, root, top } from './AppShell.css.js';

export const banner = compositionStyle({
  gridArea: 'banner',
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  padding: `${space[3]} ${space[8]}`,
  backgroundColor: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  '@media': { [media.mobile]: { paddingInline: space[4] } },
});

export const aside = compositionStyle({
  gridArea: 'aside',
  position: 'sticky',
  insetBlockStart: top,
  alignSelf: 'start',
  boxSizing: 'border-box',
  inlineSize: '320px',
  minInlineSize: 0,
  blockSize: `calc(100dvh - ${top})`,
  maxBlockSize: '100%',
  padding: space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface,
  borderInlineStart: `1px solid ${vars.color.divider}`,
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  '@media': {
    [media.mobile]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.divider}`,
    },
  },
});

/* The padding of the page, which would keep what sticks in it from the edge of what scrolls. No header covers that edge. */
export const scrollArea = compositionStyle({
  vars: { '--livery-sticky-start': '0px' },
  boxSizing: 'border-box',
  maxInlineSize: '1600px',
  padding: `${space[6]} ${space[8]} ${space[12]}`,
  '@media': { [media.mobile]: { padding: `${space[4]} ${space[4]} ${space[8]}` } },
});

type Style = Parameters<typeof globalStyle>[1];
const rule = (selector: string, style: Style): void =>
  globalStyle(selector, { '@layer': { [layers.compositions]: style } });

const withSlots = `${root}:has(> ${banner}, > ${aside})`;
const scrolling = `:has(> ${main} > ${scrollArea})`;

rule(withSlots, {
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: `auto auto minmax(calc(100dvh - ${top}), auto) auto`,
  gridTemplateAreas: '"header header header" "banner banner banner" "navigation main aside" "navigation footer aside"',
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"header" "banner" "main" "aside" "footer"',
    },
  },
});

rule(`${root}${scrolling}`, { blockSize: '100dvh', gridTemplateRows: 'auto minmax(0, 1fr) auto' });
rule(`${withSlots}${scrolling}`, { gridTemplateRows: 'auto auto minmax(0, 1fr) auto' });
rule(`${main}:has(> ${scrollArea})`, { maxInlineSize: 'none', padding: 0, overflowY: 'auto' });
/* A banner leaves it less of the screen. */
rule(`${root}${scrolling} > ${navigation}`, { maxBlockSize: '100%' });
/* On a phone the page keeps the larger part of what is between header and footer. */
rule(`${root}${scrolling} > ${aside}`, { '@media': { [media.mobile]: { maxBlockSize: '40dvh' } } });
