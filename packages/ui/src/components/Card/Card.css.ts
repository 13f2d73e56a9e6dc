import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

export const card = componentStyle({
  ...text.base,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  minInlineSize: 0,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  overflow: 'clip',
});

export const section = componentStyle({
  ...text.base,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  color: vars.color.text,
});

export const description = componentStyle({ margin: 0, color: vars.color.textMuted, maxInlineSize: '72ch' });

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  /* A heading alone stands in the middle of its buttons; one with a description begins where they begin. */
  selectors: { [`&:not(:has(${description}))`]: { alignItems: 'center' } },
});

export const cardHeader = componentStyle({
  paddingBlock: space[3],
  paddingInline: space[4],
  selectors: { '&[data-ruled]': { borderBlockEnd: `1px solid ${vars.color.divider}` } },
});

/* The heading's 24 px line stands in the middle of a small button's 28. */
export const label = componentStyle({ display: 'grid', gap: space.half, minInlineSize: 0, paddingBlock: space.half });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
});

export const body = {
  normal: componentStyle({
    flex: '1 1 auto',
    minInlineSize: 0,
    padding: space[4],
    selectors: { '&[data-headed]': { paddingBlockStart: 0 } },
  }),
  none: componentStyle({ flex: '1 1 auto', minInlineSize: 0 }),
};

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${vars.color.divider}`,
  background: vars.color.sunken,
});
