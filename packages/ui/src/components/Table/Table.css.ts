import { createContainer, createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { layers } from '../../theme/layers.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text, z } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

export const container = createContainer();
/** Where rows are cards. */
export const cards = `${container} (width < 600px)`;

/** How much of the viewport's start a sticky header of the page covers; pages set it, 0 without. */
export const stickyStart = 'var(--livery-sticky-start, 0px)';
export const stripSize = '48px';
const headStart = createVar();

export const line = `1px solid ${vars.color.divider}`;

export const root = componentStyle({
  containerType: 'inline-size',
  containerName: container,
  position: 'relative',
  inlineSize: '100%',
  minInlineSize: 0,
});

export const frame = {
  framed: componentStyle({
    border: line,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    /* `clip` and not `hidden`: a scroll container here would catch the sticky head. */
    overflow: 'clip',
  }),
  plain: componentStyle({ background: vars.color.surface }),
};

export const table = componentStyle({
  ...text.base,
  vars: { [headStart]: stickyStart },
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.color.text,
  selectors: {
    '&[data-held]': { tableLayout: 'fixed' },
    '&[data-strip]': { vars: { [headStart]: `calc(${stickyStart} + ${stripSize})` } },
  },
  '@container': { [cards]: { display: 'block' } },
});

export const head = componentStyle({ '@container': { [cards]: { display: 'block' } } });

/* Cards show of the head only the checkbox that selects all; without one the head would be an empty row. */
export const headWithoutSelection = componentStyle({ '@container': { [cards]: { display: 'none' } } });

export const headRow = componentStyle({ '@container': { [cards]: { display: 'block' } } });

const edgePadding = {
  ':first-child': { paddingInlineStart: space[4] },
  ':last-child': { paddingInlineEnd: space[4] },
};

export const headCell = componentStyle({
  ...text.small,
  ...edgePadding,
  position: 'sticky',
  insetBlockStart: headStart,
  zIndex: z.sticky,
  boxSizing: 'border-box',
  blockSize: '36px',
  paddingBlock: 0,
  paddingInline: space[3],
  borderBlockEnd: line,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@container': { [cards]: { display: 'none' } },
});

export const selectHead = componentStyle({
  position: 'sticky',
  insetBlockStart: headStart,
  zIndex: z.sticky,
  boxSizing: 'border-box',
  inlineSize: '44px',
  blockSize: '36px',
  paddingBlock: 0,
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: line,
  background: vars.color.surface,
  textAlign: 'start',
  verticalAlign: 'middle',
  '@container': {
    [cards]: {
      ...text.base,
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      inlineSize: 'auto',
      blockSize: '44px',
      paddingInline: space[4],
      color: vars.color.textMuted,
      fontWeight: 400,
      '::after': { content: 'attr(data-label)' },
    },
  },
});

export const sortButton = componentStyle({
  ...text.small,
  ...colorTransition,
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.target,
  /* The label is aligned with the cells; its background on hover extends past it. */
  marginInline: `calc(-1 * ${space[1]})`,
  paddingInline: space[1],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  ':hover': { color: vars.color.text, background: vars.color.hover },
  ':active': { background: vars.color.pressed },
  ':focus-visible': { ...focusRing, outlineOffset: 0 },
  selectors: {
    '&[data-sorted]': { color: vars.color.text },
    /* The label, not the arrow, is aligned with the numbers. */
    '&[data-align="end"]': { flexDirection: 'row-reverse' },
  },
  '@media': noMotion,
});

export const sortIcon = componentStyle({
  flex: 'none',
  color: 'inherit',
  opacity: 0.55,
  selectors: {
    [`${sortButton}:hover &, ${sortButton}:focus-visible &, ${sortButton}[data-sorted] &`]: { opacity: 1 },
  },
});

export const body = componentStyle({
  '@container': { [cards]: { selectors: { '&:not([hidden])': { display: 'block' } } } },
});

export const spacer = componentStyle({
  /* Rows take its place while the page is scrolled: a browser that kept it in place would scroll on without end. */
  overflowAnchor: 'none',
  '@container': { [cards]: { display: 'block' } },
});

/* States have a line along the start of the row, so that they are not only a colour of the background. */
export const row = componentStyle({
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[data-highlighted]': { background: vars.color.hover, boxShadow: `inset 2px 0 0 ${vars.color.infoBorder}` },
    '&[data-highlighted]:dir(rtl)': { boxShadow: `inset -2px 0 0 ${vars.color.infoBorder}` },
    '&[data-selected]': { background: vars.color.selected, boxShadow: `inset 2px 0 0 ${vars.color.primaryBorder}` },
    '&[data-selected]:dir(rtl)': { boxShadow: `inset -2px 0 0 ${vars.color.primaryBorder}` },
  },
  '@media': {
    /* Shadows go with forced colours. A selected row has its checkbox to say so. */
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '1px solid Highlight', outlineOffset: '-1px' } },
    },
  },
  '@container': {
    [cards]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space[3],
      rowGap: space[1],
      alignItems: 'center',
      paddingBlock: space[3],
      paddingInline: space[4],
      borderBlockEnd: line,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});

const lineLess = { [`${row}:last-child > &`]: { borderBlockEnd: 0 } };

export const cell = componentStyle({
  ...edgePadding,
  boxSizing: 'border-box',
  blockSize: size.row,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderBlockEnd: line,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  selectors: lineLess,
  '@container': {
    [cards]: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space[4],
      gridColumn: '1 / -1',
      blockSize: 'auto',
      minBlockSize: size.target,
      padding: 0,
      border: 0,
      selectors: {
        '&:first-child, &:last-child': { paddingInline: 0 },
        '&[data-empty]': { display: 'none' },
        '&::before': { content: 'attr(data-label)', flex: 'none', color: vars.color.textMuted },
      },
    },
  },
});

export const noValue = componentStyle({ color: vars.color.textMuted });

export const selectCell = componentStyle({
  boxSizing: 'border-box',
  inlineSize: '44px',
  blockSize: size.row,
  paddingBlock: 0,
  paddingInline: `${space[4]} ${space[2]}`,
  borderBlockEnd: line,
  verticalAlign: 'middle',
  selectors: lineLess,
  '@container': {
    [cards]: {
      display: 'flex',
      alignItems: 'center',
      gridColumn: '1',
      gridRow: '1',
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      border: 0,
    },
  },
});

const headerOfRow = (isLabelled: boolean) =>
  componentStyle({
    fontWeight: 500,
    '@container': {
      [cards]: {
        gridColumn: '1 / 3',
        gridRow: '1',
        justifyContent: 'flex-start',
        gap: space[1],
        fontWeight: 600,
        selectors: {
          '&::before': isLabelled ? { color: 'inherit' } : { display: 'none' },
          [`${selectCell} ~ &`]: { gridColumn: '2' },
        },
      },
    },
  });

export const rowHeader = headerOfRow(false);

export const labelledRowHeader = headerOfRow(true);

export const value = componentStyle({
  minInlineSize: 0,
  '@container': {
    [cards]: {
      textAlign: 'end',
      /* A name of two lines begins where one of one line does. */
      selectors: { [`:is(${rowHeader}, ${labelledRowHeader}) > &`]: { textAlign: 'start' } },
    },
  },
});

export const alignEnd = componentStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
});

export const actionsCell = componentStyle({
  inlineSize: '1px',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  '@container': {
    [cards]: {
      gridColumn: '3',
      gridRow: '1',
      inlineSize: 'auto',
      selectors: { '&::before': { display: 'none' } },
    },
  },
});

export const hideBelow = {
  medium: componentStyle({ '@container': { [`${container} (600px <= width < 800px)`]: { display: 'none' } } }),
  large: componentStyle({ '@container': { [`${container} (600px <= width < 1040px)`]: { display: 'none' } } }),
  wide: componentStyle({ '@container': { [`${container} (600px <= width < 1200px)`]: { display: 'none' } } }),
};

export const selectBox = componentStyle({
  ...colorTransition,
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '16px',
  blockSize: '16px',
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  verticalAlign: 'middle',
  cursor: 'pointer',
  scrollMarginBlock: '96px',
  ':hover': { borderColor: vars.color.borderStrong },
  ':focus-visible': focusRing,
  ':disabled': { opacity: 0.5, cursor: 'default' },
  '::before': { content: '""', position: 'absolute', inset: '-10px' },
  selectors: {
    '&:checked, &:indeterminate': { borderColor: vars.color.primary, background: vars.color.primary },
    '&:checked::after': {
      content: '""',
      inlineSize: '10px',
      blockSize: '10px',
      background: vars.color.onPrimary,
      clipPath: 'polygon(12% 48%, 0 62%, 38% 96%, 100% 20%, 86% 8%, 36% 70%)',
    },
    '&:indeterminate::after': {
      content: '""',
      inlineSize: '8px',
      blockSize: '2px',
      background: vars.color.onPrimary,
    },
  },
  '@media': {
    ...noMotion,
    [media.coarse]: { '::before': { inset: '-14px' } },
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: { '&:checked::after, &:indeterminate::after': { display: 'none' } },
    },
  },
});

export const emptyRow = componentStyle({ '@container': { [cards]: { display: 'block' } } });

export const emptyCell = componentStyle({
  padding: `${space[8]} ${space[4]}`,
  color: vars.color.textMuted,
  textAlign: 'center',
  '@container': { [cards]: { display: 'block' } },
});

/* Focus inside a row must not end up under the sticky head or foot. */
globalStyle(`${body} :focus-visible`, { '@layer': { [layers.components]: { scrollMarginBlock: '96px' } } });
