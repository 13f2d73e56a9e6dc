import { componentStyle } from '../../theme/styling.js';

/* Dark on light in every theme and mode: that is what cameras read. */
export const code = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  borderRadius: 8,
  color: 'black',
  backgroundColor: 'white',
  forcedColorAdjust: 'none',
});
