import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';

export const picture = compositionStyle({ display: 'block', color: vars.color.icon });

export const faint = compositionStyle({ opacity: 0.45 });

/** The ground of a picture, which makes it one shape from afar. */
export const ground = compositionStyle({ fill: vars.color.primarySoft, stroke: 'none' });

export const sheet = compositionStyle({ fill: vars.color.surface });

export const accent = compositionStyle({ color: vars.color.primaryBorder, stroke: 'currentColor' });
