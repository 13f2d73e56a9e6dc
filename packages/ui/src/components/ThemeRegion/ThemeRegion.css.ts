import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

/* `color` is inherited as a computed value, not as a token: each region sets it again, with its background. */
export const region = componentStyle({ color: vars.color.text, backgroundColor: vars.color.canvas });
