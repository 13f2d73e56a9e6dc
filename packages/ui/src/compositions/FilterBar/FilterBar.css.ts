import { compositionStyle } from '../../theme/styling.js';
import { media, space } from '../../theme/tokens.js';

export const bar = compositionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 320px)',
  gridAutoColumns: 'minmax(140px, 180px)',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  alignItems: 'end',
  gap: space[2],
  '@media': {
    [media.mobile]: { gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'row', justifyContent: 'stretch' },
  },
});

export const search = compositionStyle({ minInlineSize: 0, '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

/* Beside the fields, as wide as what it holds; below them where each filter has a chip. */
export const chips = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

export const chipsBelow = compositionStyle({
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [media.mobile]: { gridRow: 'auto' } },
});
