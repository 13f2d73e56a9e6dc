import { appStyle } from '@livery/ui/styling';
import { media, space } from '@livery/ui/theme';

export const who = appStyle({ display: 'flex', alignItems: 'center', gap: space[2] });

/* A phone has no room for it: it is read out, and stands at the top of the menu. */
export const name = appStyle({
  '@media': {
    [media.mobile]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
