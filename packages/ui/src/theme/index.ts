/* What a page of one's own is styled with, beside the components. */
import './layers.css.js';

export { vars } from './contract.css.js';
export { terminalColors } from './terminalColors.js';
export { font, media, motion, size, space, text, z } from './tokens.js';
