import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

export const sparkline = componentStyle({
  display: 'inline-block',
  verticalAlign: 'middle',
  fill: 'none',
  stroke: vars.color.chart1,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
