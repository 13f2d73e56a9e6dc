import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text } from '../../theme/tokens.js';
import { monospace } from '../../internal/styles.js';

export const form = compositionStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const loss = compositionStyle({
  display: 'flex',
  gap: space[2],
  padding: space[3],
  ...text.base,
  color: vars.color.onDangerSoft,
  backgroundColor: vars.color.dangerSoft,
  border: `1px solid ${vars.color.dangerBorder}`,
  borderRadius: vars.radius.medium,
});

export const icon = compositionStyle({ display: 'inline-flex', flex: 'none', alignItems: 'center', blockSize: '20px' });

export const label = compositionStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const irreversible = compositionStyle({ margin: 0, fontWeight: 600 });

export const listHeading = compositionStyle({ margin: 0, marginBlockStart: space[1] });

export const list = compositionStyle({
  margin: 0,
  marginBlockStart: space.half,
  paddingInlineStart: space[4],
  listStyle: 'disc',
});

/** One click takes the whole name, to paste it below. */
export const name = compositionStyle({
  paddingInline: space[1],
  ...monospace,
  fontSize: text.small.fontSize,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  borderRadius: vars.radius.small,
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
