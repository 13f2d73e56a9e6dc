import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

export const line = componentStyle({
  fill: 'none',
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const dot = componentStyle({ strokeWidth: 2, stroke: vars.color.surface });
