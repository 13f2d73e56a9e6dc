import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media } from '../../theme/tokens.js';

/** The colour of each series; a textured black or white where the system chooses the colours. */
export const fill = [
  vars.color.chart1,
  vars.color.chart2,
  vars.color.chart3,
  vars.color.chart4,
  vars.color.chart5,
  vars.color.chart6,
].map((color) => componentStyle({ fill: color, '@media': { [media.forcedColors]: { fill: 'CanvasText' } } }));

/** The lines over the colour, so that series differ without their colours too. */
export const texture = componentStyle({
  fill: 'none',
  stroke: vars.color.surface,
  strokeWidth: 1.5,
  strokeOpacity: 0.55,
  '@media': { [media.forcedColors]: { stroke: 'Canvas', strokeOpacity: 1 } },
});

/** A line between parts that are stacked. */
export const segment = componentStyle({
  stroke: vars.color.surface,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});
