import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.js';
import { font, space, text } from '../../../theme/tokens.js';

/* Unlayered, like the theme pages beside it. */

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  minBlockSize: '100vh',
  boxSizing: 'border-box',
  padding: `${space[6]} clamp(12px, 3vw, 32px)`,
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
});
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'end',
  gap: space[4],
});
export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });
export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[2]} ${space[4]}`,
  borderBlockStart: `1px solid ${vars.color.divider}`,
  ':first-child': { borderBlockStart: 0 },
  '@media': {
    '(min-width: 800px)': { gridTemplateColumns: '48px minmax(0, 5fr) minmax(0, 3fr) minmax(0, 6fr)' },
  },
});
const second = { '@media': { '(max-width: 799px)': { gridColumn: 2 } } } as const;
export const sample = style({
  display: 'grid',
  placeItems: 'center start',
  blockSize: '32px',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});
export const swatch = style({
  inlineSize: '32px',
  blockSize: '32px',
  boxSizing: 'border-box',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});
export const corner = style({
  inlineSize: '32px',
  blockSize: '32px',
  boxSizing: 'border-box',
  border: `2px solid ${vars.color.text}`,
});
export const bar = style({ blockSize: '12px', maxInlineSize: '48px', backgroundColor: vars.color.primary });
export const name = style({ display: 'grid', gap: '2px', ...text.base, fontWeight: 550, overflowWrap: 'anywhere' });
export const value = style({
  ...second,
  fontFamily: font.mono,
  ...text.small,
  overflowWrap: 'anywhere',
});
export const use = style({ ...second, ...text.small, color: vars.color.textMuted });
