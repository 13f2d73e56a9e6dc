import { componentStyle } from '../../theme/styling.js';

/** Faint enough for another area to be seen through it. */
export const area = componentStyle({ fillOpacity: 0.16 });
