import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

export const spinner = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  paddingInlineEnd: '6px',
  color: vars.color.icon,
});
