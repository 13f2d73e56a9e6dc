import { appStyle } from '@livery/ui/styling';
import { media, space, text, vars } from '@livery/ui/theme';

/** The whole window: the bar, what is to be known, the terminal, how to leave it. */
export const screen = appStyle({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.sunken,
});

export const bar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  padding: `${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.divider}`,
  background: vars.color.surface,
});

export const facts = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const main = appStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  outline: 'none',
});

export const notice = appStyle({ padding: space[2], overflowY: 'auto' });

export const body = appStyle({ position: 'relative', flex: 1, minBlockSize: '80px', margin: space[2] });

/** Under forced colors an empty terminal is as dark as what is around it: it has a frame then. */
export const terminal = appStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const hint = appStyle({
  ...text.small,
  padding: `${space[1]} ${space[3]}`,
  borderBlockStart: `1px solid ${vars.color.divider}`,
  background: vars.color.surface,
  color: vars.color.textMuted,
});
