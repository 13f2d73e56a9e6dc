import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

export const magnifier = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  paddingInlineStart: '10px',
  marginInlineEnd: '-4px',
  color: vars.color.icon,
  pointerEvents: 'none',
});
