import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

/** Narrowest card of a grid. */
export const cardWidth = createVar();

export const cards = {
  grid: componentStyle({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${cardWidth}, 100%), 1fr))`,
    gap: space[2],
  }),
  list: componentStyle({ display: 'grid', gap: space[2] }),
};

export const card = componentStyle({
  position: 'relative',
  display: 'grid',
  columnGap: space[3],
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: space[3],
  border: `1px solid ${vars.color.border}`,
  /* At most 16 px: a larger radius, as some themes have, would clip the text. */
  borderRadius: `min(${vars.radius.large}, 16px)`,
  background: vars.color.surface,
  color: vars.color.text,
  cursor: 'pointer',
  ...colorTransition,
  ':hover': { background: vars.color.hover, borderColor: vars.color.borderStrong },
  ':active': { background: vars.color.pressed },
  selectors: {
    '&:has(input:checked)': {
      background: vars.color.selected,
      borderColor: vars.color.primaryBorder,
      boxShadow: `inset 0 0 0 1px ${vars.color.primaryBorder}`,
    },
    '&:has(input:checked:is(:disabled, [aria-disabled=true]))': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    },
    '&:has(input:focus-visible)': focusRing,
    '[aria-invalid="true"] &:not(:has(input:is(:checked, :disabled, [aria-disabled=true])))': {
      borderColor: vars.color.dangerBorder,
    },
  },
  '@media': {
    ...noMotion,
    [media.forcedColors]: {
      selectors: {
        '&:has(input:checked):not(:has(input:focus-visible))': {
          outline: '2px solid Highlight',
          outlineOffset: '-3px',
        },
      },
    },
  },
});

export const cardLayout = {
  grid: componentStyle({ gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: '1fr', rowGap: space[3] }),
  list: componentStyle({
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingInline: space[4],
    minBlockSize: '52px',
    /* On a phone the figure stands below the label, which needs the width. */
    '@media': { [media.mobile]: { gridTemplateColumns: 'auto auto minmax(0, 1fr)', paddingInline: space[3] } },
  }),
};

export const cardDisabled = componentStyle({
  background: vars.color.sunken,
  borderColor: vars.color.divider,
  color: vars.color.textMuted,
  cursor: 'not-allowed',
  ':hover': { background: vars.color.sunken, borderColor: vars.color.divider },
  ':active': { background: vars.color.sunken },
  '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
});

/* The ring is the card's. Twice the class: the radio's own rules may be in a stylesheet that arrives later. */
const noRing = { '&&:focus-visible': { outline: 'none' } } as const;

/* In a grid the radio stands at the end of the label and leaves the lines below their width. */
export const radio = {
  grid: componentStyle({
    position: 'absolute',
    insetBlockStart: space[3],
    insetInlineEnd: space[3],
    selectors: noRing,
  }),
  list: componentStyle({ gridColumn: 1, selectors: { ...noRing, '&&': { margin: 0 } } }),
};

const iconRule = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: '24px',
  blockSize: '24px',
  marginBlock: '-2px',
  color: vars.color.icon,
} as const;

export const icon = {
  grid: componentStyle({ ...iconRule, gridRow: 1, gridColumn: 1 }),
  list: componentStyle({ ...iconRule, alignSelf: 'center', gridColumn: 2 }),
};

const labelRule = { display: 'grid', alignContent: 'start', minInlineSize: 0 } as const;

export const label = {
  grid: componentStyle({
    ...labelRule,
    gridRow: 1,
    gridColumn: '1 / -1',
    selectors: { [`${icon.grid} + &`]: { gridColumn: 2 } },
  }),
  list: componentStyle({
    ...labelRule,
    gridColumn: '2 / 4',
    selectors: { [`${icon.list} + &`]: { gridColumn: 3 } },
  }),
};

const headRule = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  minInlineSize: 0,
} as const;

export const head = {
  grid: componentStyle({ ...headRule, paddingInlineEnd: space[6] }),
  list: componentStyle(headRule),
};

export const title = componentStyle({ ...text.base, fontWeight: 600, overflowWrap: 'anywhere', minInlineSize: 0 });

export const description = componentStyle({
  ...text.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});

export const reason = componentStyle({
  display: 'flex',
  gap: space[1],
  marginBlockStart: space[1],
  ...text.small,
  fontWeight: 500,
  color: vars.color.textMuted,
});

export const lock = componentStyle({ display: 'inline-flex', alignItems: 'center', blockSize: '16px', flex: 'none' });

export const meta = {
  grid: componentStyle({
    gridRow: 2,
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[1],
    paddingBlockStart: space[2],
    borderBlockStart: `1px solid ${vars.color.divider}`,
  }),
  list: componentStyle({
    gridColumn: 4,
    display: 'grid',
    justifyItems: 'end',
    textAlign: 'end',
    '@media': {
      [media.mobile]: {
        gridColumn: '2 / 4',
        justifyItems: 'start',
        textAlign: 'start',
        selectors: { [`${icon.list} ~ &`]: { gridColumn: 3 } },
      },
    },
  }),
};

export const figure = componentStyle({ ...text.base, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const note = componentStyle({ ...text.small, color: vars.color.textMuted });
