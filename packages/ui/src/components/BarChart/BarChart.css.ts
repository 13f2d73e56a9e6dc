import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media } from '../../theme/tokens.js';

export const axis = componentStyle({ stroke: vars.color.border, strokeWidth: 1, shapeRendering: 'crispEdges' });

/** The column under the cursor. */
export const activeColumn = componentStyle({
  fill: vars.color.hover,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});
