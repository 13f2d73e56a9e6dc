import { appStyle } from '@livery/ui/styling';
import { space, vars } from '@livery/ui/theme';

/** Three cards of equal height beside each other, where there is room. */
export const cards = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: space[4],
});

/** Where two fit beside each other, the third has the next line to itself. */
export const last = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: space[4],
  '@media': { '(max-width: 1091px)': { gridColumn: '1 / -1' } },
});

export const rows = appStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const line = `1px solid ${vars.color.divider}`;

/** A fact at the start, its number or action at the end. */
export const row = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '40px',
  paddingInline: space[4],
  paddingBlock: space[2],
  borderBlockEnd: line,
  ':last-child': { borderBlockEnd: 0 },
});

/** A kind of resource: its icon and its list. */
export const kind = appStyle({ display: 'flex', alignItems: 'center', gap: space[2], minBlockSize: '24px' });

/** How many are how, beside each other where there is room. */
export const statuses = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As high as a pointer's target has to be. */
export const status = appStyle({ display: 'flex', alignItems: 'center', minBlockSize: '24px' });

export const facts = appStyle({ paddingInline: space[4], paddingBlock: space[4], borderBlockStart: line });

export const message = appStyle({ padding: space[4] });

export const label = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Under the words, past the icon. */
export const detail = appStyle({ paddingInlineStart: '22px' });

/* CreditCard */
export const creditTitle = appStyle({ display: 'grid', minInlineSize: 0 });

export const creditEnd = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space[3],
});
