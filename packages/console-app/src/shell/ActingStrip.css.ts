import { appStyle } from '@livery/ui/styling';

/** The strip over a screen that would have the whole window. */
export const window = appStyle({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
});

/* What such a screen takes for the window. */
export const screen = appStyle({ position: 'relative', flex: 1, minBlockSize: 0, contain: 'layout' });
