import { componentStyle } from '../../theme/styling.js';

export const icon = componentStyle({ display: 'block', flex: 'none' });

/** Beside `icon`. */
export const directional = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
