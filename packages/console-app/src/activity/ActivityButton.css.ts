import { appStyle } from '@livery/ui/styling';
import { space, vars } from '@livery/ui/theme';

export const anchor = appStyle({ position: 'relative', display: 'inline-flex' });

/** Something is under way. */
export const dot = appStyle({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  inlineSize: space[2],
  blockSize: space[2],
  border: `${space[1]} solid ${vars.color.primary}`,
  borderRadius: '50%',
  pointerEvents: 'none',
});
