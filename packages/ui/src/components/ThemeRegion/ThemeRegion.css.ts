import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

/* The words' color is inherited as a color, not as a token: each region states it anew, and what it stands on. */
export const region = componentStyle({ color: vars.color.text, backgroundColor: vars.color.canvas });
