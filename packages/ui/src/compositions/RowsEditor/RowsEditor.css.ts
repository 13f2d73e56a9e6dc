import { vars } from '../../theme/contract.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;

export const root = compositionStyle({ ...stack, gap: space[4], ...text.base, color: vars.color.text });

export const bar = compositionStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const empty = compositionStyle({ color: vars.color.textMuted });

/* Fields of one row may stand below each other: rows without a border are further apart than these. */
export const list = {
  line: compositionStyle({ ...stack, gap: space[6] }),
  card: compositionStyle({ ...stack, gap: space[3] }),
};

export const item = compositionStyle({ display: 'block', minInlineSize: 0 });

export const row = {
  line: compositionStyle({ ...stack, gap: space[1] }),
  card: compositionStyle({
    ...stack,
    gap: space[2],
    padding: space[3],
    background: vars.color.surface,
    border: `1px solid ${vars.color.divider}`,
    borderRadius: vars.radius.medium,
  }),
};

export const head = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const title = compositionStyle({ fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' });

export const line = compositionStyle({
  display: 'flex',
  alignItems: 'start',
  columnGap: space[2],
  '@media': { [media.mobile]: { flexWrap: 'wrap' } },
});

/* As far down as the label of a field reaches, so that what is in it stands beside the box. */
const besideBox = { paddingBlockStart: `calc(${text.base.lineHeight} + ${space[1]})` } as const;

export const number = compositionStyle({
  ...besideBox,
  flex: 'none',
  minInlineSize: space[6],
  lineHeight: size.control,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const fields = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  flex: '1 1 0',
  gap: space[3],
  minInlineSize: 0,
});

export const field = {
  short: compositionStyle({
    flex: '1 1 112px',
    minInlineSize: 0,
    maxInlineSize: '160px',
    '@media': { [media.mobile]: { maxInlineSize: 'none' } },
  }),
  long: compositionStyle({ flex: '4 1 240px', minInlineSize: 0 }),
};

const buttonRow = { display: 'flex', flex: 'none', gap: space[1] } as const;

export const buttons = {
  line: compositionStyle({
    ...buttonRow,
    ...besideBox,
    '@media': {
      [media.mobile]: {
        selectors: {
          /* Below the fields, which they would leave no room. */
          '&[data-several]': { flexBasis: '100%', justifyContent: 'end', paddingBlockStart: space[1] },
        },
      },
    },
  }),
  card: compositionStyle(buttonRow),
};

export const notes = compositionStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` });

export const said = compositionStyle({ display: 'inline' });
