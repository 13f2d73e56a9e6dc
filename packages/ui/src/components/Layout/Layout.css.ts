import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space } from '../../theme/tokens.js';

const list = { margin: 0, padding: 0, listStyle: 'none' };

export const stack = componentStyle({ ...list, display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = componentStyle({ ...list, display: 'flex', flexDirection: 'row', minInlineSize: 0 });
export const wrap = componentStyle({ flexWrap: 'wrap' });

export const minColumnWidth = createVar();
export const grid = componentStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minColumnWidth}, 100%), 1fr))`,
});

/* What is in the items of a list fills them, as cells do where the grid is none: those of one row are of one height. */
globalStyle(`ul${grid} > li`, {
  '@layer': { [layers.components]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const gap = {
  0: componentStyle({ gap: 0 }),
  half: componentStyle({ gap: space.half }),
  1: componentStyle({ gap: space[1] }),
  2: componentStyle({ gap: space[2] }),
  3: componentStyle({ gap: space[3] }),
  4: componentStyle({ gap: space[4] }),
  6: componentStyle({ gap: space[6] }),
  8: componentStyle({ gap: space[8] }),
  12: componentStyle({ gap: space[12] }),
};

export const align = {
  start: componentStyle({ alignItems: 'flex-start' }),
  center: componentStyle({ alignItems: 'center' }),
  end: componentStyle({ alignItems: 'flex-end' }),
  baseline: componentStyle({ alignItems: 'baseline' }),
  stretch: componentStyle({ alignItems: 'stretch' }),
};

export const justify = {
  start: componentStyle({ justifyContent: 'flex-start' }),
  center: componentStyle({ justifyContent: 'center' }),
  end: componentStyle({ justifyContent: 'flex-end' }),
  between: componentStyle({ justifyContent: 'space-between' }),
};
