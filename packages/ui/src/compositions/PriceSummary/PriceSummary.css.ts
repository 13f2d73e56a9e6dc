import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, size, space, text, z } from '../../theme/tokens.js';
import { formLayout, stacked } from '../FormLayout/container.js';

/** Where the form has no room beside it, the summary is a bar at the foot of the screen. */
const asBar = `${formLayout} ${stacked}`;

export const root = compositionStyle({
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space[6]})`,
  display: 'grid',
  boxSizing: 'border-box',
  flex: 'none',
  alignSelf: 'flex-start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  inlineSize: size.sidebar,
  maxInlineSize: '100%',
  maxBlockSize: `calc(100dvh - ${size.header} - ${space[12]})`,
  overflowY: 'auto',
  padding: space[4],
  ...text.base,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  '@container': {
    [asBar]: {
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      zIndex: z.sticky,
      alignSelf: 'stretch',
      gap: `${space[2]} ${space[3]}`,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      maxBlockSize: '80dvh',
      /* To the edges of the page, over its padding. */
      marginInline: `calc(-1 * ${space[4]})`,
      marginBlockEnd: `calc(-1 * ${space[8]})`,
      paddingBlock: space[2],
      paddingBlockEnd: `max(${space[2]}, env(safe-area-inset-bottom))`,
      borderInline: 'none',
      borderBlockEnd: 'none',
      borderRadius: 0,
      backgroundColor: vars.color.raised,
      boxShadow: `0 -8px 24px -8px ${vars.color.shadow}`,
    },
  },
});

/* What receives focus by the Tab key must not come to rest under the bar (WCAG 2.4.11). */
globalStyle(`html:has(${root})`, {
  '@layer': { [layers.compositions]: { '@media': { [media.mobile]: { scrollPaddingBlockEnd: '120px' } } } },
});

export const head = compositionStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '28px',
  '@container': { [asBar]: { gridColumn: '1 / -1', selectors: { '&[data-collapsed]': { display: 'none' } } } },
});

export const title = compositionStyle({
  margin: 0,
  ...text.section,
  fontFamily: vars.heading.family,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
});

export const details = compositionStyle({
  display: 'grid',
  gap: space[3],
  '@container': {
    [asBar]: {
      gridColumn: '1 / -1',
      paddingBlock: `${space[2]} ${space[3]}`,
      borderBlockEnd: `1px solid ${vars.color.divider}`,
      selectors: { '&[data-collapsed]': { display: 'none' } },
    },
  },
});

export const lines = compositionStyle({ display: 'grid', gap: space[2], margin: 0 });

export const line = compositionStyle({ display: 'flex', justifyContent: 'space-between', gap: space[4] });

export const label = compositionStyle({ color: vars.color.textMuted, minInlineSize: 0, overflowWrap: 'anywhere' });

export const amount = compositionStyle({
  margin: 0,
  flex: 'none',
  maxInlineSize: '60%',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const note = compositionStyle({ margin: 0, ...text.small, color: vars.color.textMuted });

export const totals = compositionStyle({
  display: 'grid',
  gap: space.half,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.divider}`,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [asBar]: { padding: 0, border: 'none', gap: 0 } },
});

export const monthly = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  ...text.figure,
  fontSize: '24px',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  '@container': { [asBar]: { fontSize: text.section.fontSize, lineHeight: text.section.lineHeight } },
});

export const unit = compositionStyle({ ...text.base, fontWeight: 400, letterSpacing: 0, color: vars.color.textMuted });

export const hourly = compositionStyle({ color: vars.color.textMuted });

export const toggle = compositionStyle({ display: 'none', '@container': { [asBar]: { display: 'block' } } });

export const submit = compositionStyle({
  display: 'grid',
  '@container': { [asBar]: { gridColumn: '1 / -1' } },
});
