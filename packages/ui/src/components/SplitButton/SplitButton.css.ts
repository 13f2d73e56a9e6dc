import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/styling.js';
import { layers } from '../../theme/layers.css.js';
import { media, size } from '../../theme/tokens.js';

export const root = componentStyle({ display: 'inline-flex', alignItems: 'stretch', maxInlineSize: '100%' });

export const main = componentStyle({ display: 'inline-flex', minInlineSize: 0 });

export const more = componentStyle({ display: 'inline-flex', flex: 'none' });

/** Between the two: filled buttons have a gap, those with an edge share it. */
export const seam = {
  primary: componentStyle({ marginInlineStart: '1px' }),
  danger: componentStyle({ marginInlineStart: '1px' }),
  secondary: componentStyle({ marginInlineStart: '-1px' }),
  quiet: componentStyle({ marginInlineStart: 0 }),
};

const inLayer = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.components]: rule } }) as const;

globalStyle(
  `${main} > button`,
  inLayer({ flex: '1 1 auto', minInlineSize: 0, borderStartEndRadius: 0, borderEndEndRadius: 0 }),
);
/* Narrower than an icon button, and 44 px where the pointer is coarse. The button stands in the menu's own span. */
globalStyle(
  `${more} > span > button`,
  inLayer({
    inlineSize: '28px',
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    '@media': { [media.coarse]: { inlineSize: size.touchTarget } },
  }),
);
globalStyle(`${root} button:is(:hover, :focus-visible, [aria-expanded="true"])`, inLayer({ zIndex: 1 }));
