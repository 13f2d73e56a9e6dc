import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

export const root = componentStyle({
  ...text.base,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  /* In a box of limited height the list scrolls, and its head stays. */
  minBlockSize: 0,
  color: vars.color.text,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${vars.color.divider}`,
});

export const summary = componentStyle({
  ...text.small,
  flex: '1 1 96px',
  minInlineSize: 0,
  color: vars.color.textMuted,
});

export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  margin: 0,
  padding: space[3],
  listStyle: 'none',
  overflowY: 'auto',
});

export const item = componentStyle({ display: 'flex', alignItems: 'start', gap: space[2], minInlineSize: 0 });

export const facts = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = componentStyle({ fontWeight: 500 });

export const description = componentStyle({ ...text.small, color: vars.color.textMuted });
