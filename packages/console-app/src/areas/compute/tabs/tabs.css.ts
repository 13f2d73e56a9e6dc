import { appStyle } from '@livery/ui/styling';
import { space, text, vars } from '@livery/ui/theme';

/** Facts at the start and what they cost beside them, where there is room. */
export const overview = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { '(min-width: 1080px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});

export const total = appStyle({ display: 'grid', fontVariantNumeric: 'tabular-nums' });

export const lines = appStyle({ display: 'grid', gap: space[2], margin: 0, ...text.base });

export const line = appStyle({ display: 'flex', justifyContent: 'space-between', gap: space[3] });

export const lineLabel = appStyle({ minInlineSize: 0, color: vars.color.textMuted });

export const lineAmount = appStyle({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** A field and its button on one line. */
export const inlineForm = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  /* An error below the field leaves the button where it is. */
  alignItems: 'start',
  gap: space[2],
  maxInlineSize: '480px',
});

export const action = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  selectors: { '& + &': { paddingBlockStart: space[4], borderBlockStart: `1px solid ${vars.color.divider}` } },
});

export const label = appStyle({ flex: '1 1 280px', minInlineSize: 0 });

/** A value with what can be done with it: no higher than other values, so that all stand in one line, unless fingers need more. */
export const valueWithAction = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  blockSize: '20px',
  '@media': { '(pointer: coarse)': { blockSize: 'auto' } },
});
