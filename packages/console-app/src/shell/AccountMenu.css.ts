import { appStyle } from '@livery/ui/styling';
import { media, space } from '@livery/ui/theme';

export const who = appStyle({ display: 'flex', alignItems: 'center', gap: space[2] });

/* A phone has no room for it: it is read out, and stands at the top of the menu, as a long one does whole. */
export const name = appStyle({
  maxInlineSize: '200px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.mobile]: { position: 'absolute', inlineSize: '1px', clipPath: 'inset(50%)' },
  },
});
