import { componentStyle } from '../../theme/layers.css.js';

/** Without a box of its own, so that the list stands in the popover as if bare. */
export const around = componentStyle({ display: 'contents' });
