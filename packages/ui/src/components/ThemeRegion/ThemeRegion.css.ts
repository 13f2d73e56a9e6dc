import { pageFace } from '../../internal/styles.js';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

/* `color` and the face are inherited as computed values, not as tokens: each region sets them again, with its background. */
export const region = componentStyle({
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
  fontFamily: pageFace,
});
