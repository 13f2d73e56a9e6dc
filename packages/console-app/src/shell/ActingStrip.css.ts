import { appStyle } from '@livery/ui/styling';
import { space, text, vars } from '@livery/ui/theme';

/** The strip over a screen that would have the whole window. */
export const window = appStyle({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
});

/* As it is over all other screens. */
export const strip = appStyle({
  display: 'flex',
  paddingBlock: space[1],
  paddingInline: space[4],
  ...text.base,
  fontWeight: 500,
  color: vars.color.onWarningSoft,
  backgroundColor: vars.color.warningSoft,
  borderBlockEnd: `1px solid ${vars.color.warningBorder}`,
});

/* What such a screen takes for the window. */
export const screen = appStyle({ position: 'relative', flex: 1, minBlockSize: 0, contain: 'layout' });
