import { globalStyle } from '@vanilla-extract/css';
import { pageFace } from '../../internal/styles.js';
import { vars } from '../../theme/contract.css.js';
import { layers } from '../../theme/layers.css.js';
import { componentStyle } from '../../theme/styling.js';

/* `color` is inherited as a computed value, not as a token: each region sets it again, with its background. */
export const region = componentStyle({ color: vars.color.text, backgroundColor: vars.color.canvas });

/* So is the face, which what opens from a region would inherit from the page. */
globalStyle(':where([data-theme]:not(:root))', { '@layer': { [layers.components]: { fontFamily: pageFace } } });
