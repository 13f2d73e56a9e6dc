import { appStyle } from '@livery/ui/styling';
import { media, space } from '@livery/ui/theme';

/** Choices beside each other, at the end of which a search may stand; below each other on a phone. */
export const bar = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3] });

/** Choices of different height beside each other. */
export const choices = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space[3]} ${space[6]}`,
});

export const choice = appStyle({
  flex: '0 1 200px',
  minInlineSize: '140px',
  '@media': { [media.mobile]: { flex: '1 1 140px' } },
});

/** For what has long names: billing accounts. */
export const wideChoice = appStyle({
  flex: '0 1 320px',
  minInlineSize: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

export const search = appStyle({
  flex: '0 1 280px',
  minInlineSize: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

/** The sum and what it is made of, beside each other where there is room. */
export const sums = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: space[8],
  rowGap: space[4],
  alignItems: 'start',
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const shares = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  columnGap: space[6],
  rowGap: space[3],
});

/** Two facts of a cell, the second below the first. */
export const facts = appStyle({ display: 'grid', gap: '2px', inlineSize: '100%', textAlign: 'start' });

/** No wider than a line can be followed from what is charged to its price. */
export const prices = appStyle({ maxInlineSize: '960px' });

export const configurations = appStyle({
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
