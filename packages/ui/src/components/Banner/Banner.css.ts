import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

export const banner = componentStyle({
  ...text.base,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  paddingBlock: space[3],
  paddingInline: space[4],
  color: vars.color.onInfoSoft,
  backgroundColor: vars.color.infoSoft,
  border: `1px solid ${vars.color.infoBorder}`,
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.medium,
});

export const content = componentStyle({ flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = componentStyle({ ...text.section, margin: 0, fontWeight: 600 });

export const action = componentStyle({ flex: 'none' });
