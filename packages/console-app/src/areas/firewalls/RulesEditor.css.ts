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
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

/** The number and the buttons, then the fields in as many columns as there is room for. */
export const head = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const title = appStyle({ ...text.base, fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' });

export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: '128px 104px minmax(112px, 152px) 152px minmax(160px, 1fr)',
  gap: space[3],
  alignItems: 'start',
  '@media': {
    '(max-width: 1079px)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(152px, 100%), 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))' },
  },
});

export const question = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
  gap: space[3],
  alignItems: 'start',
});

export const answer = appStyle({ display: 'block', minBlockSize: space[6], ...text.base });

/** The input of a file stands behind a button. */
export const file = appStyle({ display: 'none' });
