import { createContainer, globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text } from '../../theme/tokens.js';

const container = createContainer();
const narrow = `${container} (width < 560px)`;

export const root = compositionStyle({
  ...text.base,
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  '@media': { print: { border: 'none', borderRadius: 0, backgroundColor: 'white', color: 'black' } },
});

export const sheet = compositionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: space[6],
  '@container': { [narrow]: { padding: space[4], gap: space[4] } },
  '@media': { print: { padding: 0 } },
});

export const head = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  '@media': { screen: { selectors: { '&[data-display="print"]': { display: 'none' } } } },
});

export const title = compositionStyle({ display: 'grid', gap: space[2], justifyItems: 'start', minInlineSize: 0 });

export const actions = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});

export const facts = compositionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
});

export const label = compositionStyle({
  ...text.small,
  margin: 0,
  color: vars.color.textMuted,
  '@media': { print: { color: 'black' } },
});

export const value = compositionStyle({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const parties = compositionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: `${space[4]} ${space[6]}`,
});

export const address = compositionStyle({ display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' });

export const partyName = compositionStyle({ fontWeight: 600 });

export const table = compositionStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@container': { [narrow]: { display: 'block' } },
});

const line = `1px solid ${vars.color.divider}`;

export const group = compositionStyle({ '@container': { [narrow]: { display: 'block' } } });

export const headGroup = compositionStyle({ '@container': { [narrow]: { display: 'none' } } });

export const row = compositionStyle({
  breakInside: 'avoid',
  borderBlockEnd: line,
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `0 ${space[3]}`,
      paddingBlock: space[2],
    },
  },
});

const cell = {
  paddingBlock: space[2],
  paddingInline: `0 ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
} as const;

const inNarrow = { [narrow]: { padding: 0 } } as const;

export const headCell = compositionStyle({
  ...cell,
  ...text.small,
  fontWeight: 500,
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  '@media': { print: { color: 'black' } },
});

export const nameCell = compositionStyle({
  ...cell,
  fontWeight: 400,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { padding: 0, gridColumn: 1, gridRow: 1 } },
});

const numeric = { ...cell, textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

export const headNumber = compositionStyle({
  ...numeric,
  ...text.small,
  fontWeight: 500,
  color: vars.color.textMuted,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
  '@media': { print: { color: 'black' } },
});

export const number = compositionStyle({
  ...numeric,
  '@container': {
    [narrow]: {
      padding: 0,
      gridColumn: 1,
      display: 'flex',
      gap: space[2],
      ...text.small,
      color: vars.color.textMuted,
      whiteSpace: 'normal',
      '::before': { content: 'attr(data-label)' },
    },
  },
});

export const amount = compositionStyle({
  ...numeric,
  '@container': { [narrow]: { padding: 0, gridColumn: 2, gridRow: 1 } },
});

/** Stays whole unless it is longer than any amount of money: then it breaks, and the page is not wider for it. */
export const figure = compositionStyle({
  display: 'inline-block',
  maxInlineSize: '24ch',
  overflowWrap: 'break-word',
  whiteSpace: 'normal',
});

export const emptyCell = compositionStyle({ ...cell, color: vars.color.textMuted, '@container': inNarrow });

export const totals = compositionStyle({
  display: 'grid',
  gap: space[1],
  justifySelf: 'end',
  inlineSize: 'min(100%, 280px)',
  margin: 0,
  breakInside: 'avoid',
});

export const total = compositionStyle({ display: 'flex', justifyContent: 'space-between', gap: space[4] });

export const grandTotal = compositionStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  ...text.section,
  fontWeight: 600,
  marginBlockStart: space[1],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
});

export const notes = compositionStyle({ ...text.small, color: vars.color.textMuted, overflowWrap: 'anywhere' });

/* A page with an invoice on it prints the invoice alone: neither navigation nor buttons around it. */
globalStyle(`body:has(${root}) *:not(:has(${root}), ${root}, ${root} *)`, {
  '@layer': { [layers.compositions]: { '@media': { print: { display: 'none !important' } } } },
});
globalStyle(`body:has(${root}), body *:has(${root})`, {
  '@layer': {
    [layers.compositions]: {
      '@media': {
        print: {
          display: 'block !important',
          inlineSize: 'auto !important',
          margin: '0 !important',
          padding: '0 !important',
          background: 'white !important',
        },
      },
    },
  },
});
