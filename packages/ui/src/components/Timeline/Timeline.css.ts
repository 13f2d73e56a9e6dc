import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

export const root = componentStyle({
  ...text.base,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  color: vars.color.text,
});

export const day = componentStyle({ ...text.small, margin: 0, fontWeight: 600, color: vars.color.textMuted });

export const list = componentStyle({
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
});

export const event = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space[2],
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[4] },
    /* The line from one event to the next. */
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '24px 4px',
      insetInlineStart: '9px',
      borderInlineStart: `2px solid ${vars.color.divider}`,
    },
  },
});

const marked = (color: string) =>
  componentStyle({ display: 'inline-grid', placeItems: 'center', inlineSize: '20px', blockSize: '20px', color });

export const marker = {
  success: marked(vars.color.success),
  info: marked(vars.color.info),
  warning: marked(vars.color.warning),
  danger: marked(vars.color.danger),
  neutral: marked(vars.color.icon),
};

export const content = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.half,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  minInlineSize: 0,
});

export const title = componentStyle({ flex: '1 1 160px', minInlineSize: 0, fontWeight: 500 });

export const time = componentStyle({
  ...text.small,
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const muted = componentStyle({ ...text.small, color: vars.color.textMuted });
