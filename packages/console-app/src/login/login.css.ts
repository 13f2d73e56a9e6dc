import { appStyle } from '@livery/ui/styling';
import { space, vars } from '@livery/ui/theme';

/** Of the forms before the console. */
export const form = appStyle({ display: 'grid', gap: space[4], minInlineSize: 0 });

/** A saved key above the field, apart from it. */
export const saved = appStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.divider}`,
});

/** A link of the sandbox at the foot; the sign-in in use is not underlined. */
export const choice = appStyle({
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&[aria-current]': { fontWeight: 600, textDecorationLine: 'none' } },
});
