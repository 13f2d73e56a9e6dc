import { appStyle } from '@livery/ui/styling';
import { space, text, vars } from '@livery/ui/theme';

/** The money on the left, what is set on the right; below each other where there is no room. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

/** The sums of a period: what is added or taken, each with its amount at the end of the line. */
export const sums = appStyle({ display: 'grid', margin: 0, fontVariantNumeric: 'tabular-nums' });

export const sum = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[1],
  selectors: { '&[data-total]': { borderBlockStart: `1px solid ${vars.color.divider}`, fontWeight: 600 } },
});

export const amount = appStyle({ margin: 0, whiteSpace: 'nowrap' });

/** The credit, as large as a sum of costs. */
export const figure = appStyle({ ...text.figure, fontVariantNumeric: 'tabular-nums' });

export const items = appStyle({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

/** What a form tells before it asks. */
export const expectations = appStyle({ paddingBlockEnd: space[6] });

export const facts = appStyle({ margin: 0, paddingInlineStart: space[4] });
