import { componentStyle } from '../../theme/styling.js';

export const icon = componentStyle({ display: 'block', flex: 'none' });

export const directional = componentStyle({
  display: 'block',
  flex: 'none',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
