import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.js';
import { media, space, text } from '../../../theme/tokens.js';

/* Unlayered, like the theme pages beside it. */

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100vh',
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  '@media': { '(min-width: 900px)': { gridTemplateColumns: '320px minmax(0, 1fr)' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  padding: space[4],
  backgroundColor: vars.color.surface,
  '@media': {
    '(min-width: 900px)': {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100vh',
      boxSizing: 'border-box',
      overflowY: 'auto',
      padding: space[6],
      borderInlineEnd: `1px solid ${vars.color.divider}`,
    },
  },
});

export const head = style({ display: 'grid', gap: space[2] });
export const form = style({ display: 'grid', gap: space[6] });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.divider}`,
});
export const groupTitle = style({ ...text.base, fontWeight: 650, margin: 0 });
export const hint = style({ ...text.small, margin: 0, color: vars.color.textMuted, textAlign: 'start' });
export const legend = style({ ...text.base, fontWeight: 550, padding: 0 });

export const color = style({ display: 'grid', gap: space[3] });
export const colorRow = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});
export const well = style({
  inlineSize: '64px',
  blockSize: '60px',
  padding: '3px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
});
export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const swatch = style({
  inlineSize: '26px',
  blockSize: '26px',
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: '50%',
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.text}` },
  },
  '@media': { [media.coarse]: { inlineSize: '44px', blockSize: '44px' } },
});

export const logoField = style({ display: 'grid', gap: space[1] });
export const logoRow = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const choice = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const drawings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[2],
  marginBlockStart: space[1],
});
export const drawing = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  backgroundColor: vars.color.canvas,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: vars.color.primary, boxShadow: `0 0 0 1px ${vars.color.primary}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  },
});
export const picture = style({ display: 'block', inlineSize: '100%' });

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  minInlineSize: 0,
  paddingBlockStart: space[6],
});
globalStyle(`${main} > :not(:last-child)`, { marginInline: space[4] });
globalStyle(`${main} > :not(:last-child)`, {
  '@media': { '(min-width: 900px)': { marginInline: space[6] } },
});

export const refusals = style({
  display: 'grid',
  gap: space[1],
  margin: `0 0 ${space[2]}`,
  paddingInlineStart: space[4],
});

export const reports = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
  gap: space[4],
});
export const report = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  padding: space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
});
export const reportTitle = style({ ...text.section, fontWeight: 650, margin: 0 });
export const brandLine = style({
  ...text.base,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const dot = style({
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: '50%',
  border: `1px solid ${vars.color.border}`,
  forcedColorAdjust: 'none',
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  margin: 0,
});
export const figure = style({ display: 'grid', alignContent: 'start', minInlineSize: 0 });
export const figureName = style({ ...text.small, color: vars.color.textMuted });
export const figureValue = style({ ...text.title, margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const needed = style({ ...text.small, fontWeight: 400, color: vars.color.textMuted });
export const figurePair = style({ ...text.small, margin: 0, color: vars.color.textMuted, overflowWrap: 'anywhere' });

export const visions = style({ borderCollapse: 'collapse', inlineSize: '100%' });
export const visionName = style({ ...text.small, fontWeight: 400, textAlign: 'start', paddingInlineEnd: space[2] });
export const vision = style({ paddingBlock: '3px', paddingInlineEnd: space[2] });
export const strip = style({ display: 'inline-flex', gap: '2px', verticalAlign: 'middle', forcedColorAdjust: 'none' });
export const chip = style({ inlineSize: '14px', blockSize: '14px', borderRadius: '3px' });
export const apart = style({
  ...text.small,
  marginInlineStart: space[1],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const code = style({});
globalStyle(`${code} section`, { maxBlockSize: '220px', overflowY: 'auto' });

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
});
export const portal = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  padding: `${space[6]} clamp(12px, 2vw, 28px) ${space[12]}`,
});
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const partTitle = style({ ...text.small, margin: 0, fontWeight: 500, color: vars.color.textMuted });
export const charts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
