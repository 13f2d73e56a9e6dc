import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.js';
import { space, text } from '../theme/tokens.js';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  marginBlockStart: space[6],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.divider}`,
});

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
export const rowCaption = style({ ...text.small, fontWeight: 600, color: vars.color.text });
export const cells = style({ display: 'grid', gap: space[3], alignItems: 'start' });
export const cell = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] });
export const caption = style({ ...text.small, color: vars.color.textMuted });
