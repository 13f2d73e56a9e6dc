import { vars } from '../../theme/contract.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';
import { monospace } from '../../internal/styles.js';

export const body = compositionStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const list = compositionStyle({ display: 'grid', gap: space[3], margin: 0, minInlineSize: 0 });

export const name = compositionStyle({ ...text.small, color: vars.color.textMuted, marginBlockEnd: space[1] });

export const secret = compositionStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
});

export const value = compositionStyle({
  ...monospace,
  ...text.base,
  minInlineSize: 0,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
