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
    [media.mobile]: { display: 'flex', flexWrap: 'wrap' },
  },
});

export const search = compositionStyle({ minInlineSize: 0, '@media': { [media.mobile]: { flex: '1 1 100%' } } });

/* Two beside each other on a phone; one alone has all the room. */
export const filter = compositionStyle({ minInlineSize: 0, '@media': { [media.mobile]: { flex: '1 1 120px' } } });

/* Beside the fields, as wide as what it holds; below them where each filter has a chip. */
export const chips = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  '@media': { [media.mobile]: { flex: '1 1 100%' } },
});

export const chipsBelow = compositionStyle({
  gridColumn: '1 / -1',
  gridRow: 2,
});
