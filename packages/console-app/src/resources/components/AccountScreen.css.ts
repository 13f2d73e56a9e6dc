import { appStyle } from '@livery/ui/styling';
import { media } from '@livery/ui/theme';

/** Names of billing accounts are long. */
export const choice = appStyle({
  flex: '0 1 320px',
  inlineSize: '320px',
  maxInlineSize: '100%',
  minInlineSize: 0,
  '@media': { [media.mobile]: { flexBasis: '100%', inlineSize: '100%' } },
});
