import { appStyle } from '@livery/ui/styling';
import { media, space } from '@livery/ui/theme';

export const filters = appStyle({
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

export const search = appStyle({ minInlineSize: 0, '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });

export const chips = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
