import { appStyle } from '@livery/ui/styling';
import { media, space, text, vars } from '@livery/ui/theme';

export const list = appStyle({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const rule = appStyle({
  display: 'grid',
  gap: space[2],
  padding: space[3],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
});

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const title = appStyle({ ...text.base, fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' });

export const fields = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'flex-start',
});

/** A field as wide as its few words. */
export const field = appStyle({
  flex: '1 1 112px',
  minInlineSize: 0,
  maxInlineSize: '160px',
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
});

/** The values of the other end take the room that is left. */
export const endpoint = appStyle({ flex: '4 1 240px', minInlineSize: 0 });

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
