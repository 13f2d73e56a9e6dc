import { componentStyle } from '../../theme/layers.css.js';

export const icon = componentStyle({ display: 'block', flex: 'none' });

export const directional = componentStyle({
  display: 'block',
  flex: 'none',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
