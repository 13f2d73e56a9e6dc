import { appStyle } from '@livery/ui/styling';
import { space, text, vars } from '@livery/ui/theme';

export const question = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
  gap: space[3],
  alignItems: 'start',
});

export const result = appStyle({ display: 'block', minBlockSize: space[6], ...text.base });

/** The input of a file stands behind a button. */
export const file = appStyle({ display: 'none' });

/** Stays in sight at the foot of the window while one is among the rules. */
export const actionsBar = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: space[3],
  backgroundColor: vars.color.canvas,
  zIndex: 1,
});
