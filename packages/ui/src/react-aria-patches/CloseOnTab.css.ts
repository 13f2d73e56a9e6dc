import { componentStyle } from '../theme/styling.js';

/** Has no box of its own: the list is laid out as a child of the popover. */
export const wrapper = componentStyle({ display: 'contents' });
