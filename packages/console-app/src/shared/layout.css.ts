import { appStyle } from '@livery/ui/styling';
import { media, size, space } from '@livery/ui/theme';

export const line = appStyle({ display: 'block' });

export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

/** As wide as one of two fields that stand beside each other. */
export const narrow = appStyle({
  maxInlineSize: `calc((${size.form} - ${space[4]}) / 2)`,
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
});

export const cardSkeletons = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: space[2],
});

export const noWrap = appStyle({ whiteSpace: 'nowrap' });
