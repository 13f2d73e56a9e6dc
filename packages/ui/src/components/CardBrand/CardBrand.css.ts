import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

export const card = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: 4,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  userSelect: 'none',
  verticalAlign: 'middle',
});

export const italic = componentStyle({ fontStyle: 'italic' });

export const drawing = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%' });
