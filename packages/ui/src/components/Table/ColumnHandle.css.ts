import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.js';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, z } from '../../theme/tokens.js';
import { oneLine } from '../../internal/styles.js';
import { alignEnd, container, sortButton, table, value } from './Table.css.js';

/** The sum of the widths of the columns that share the room, in px without the unit; and what it is at each width. */
export const widthSum = '--livery-columns';
export const widthSums = [
  '--livery-columns-wide',
  '--livery-columns-large',
  '--livery-columns-medium',
  '--livery-columns-least',
] as const;

export const handle = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${size.target} / -2)`,
  zIndex: z.sticky,
  inlineSize: size.target,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  outlineOffset: '-2px',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '8px',
    insetInlineStart: '50%',
    borderInlineStart: `1px solid ${vars.color.border}`,
  },
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover::before, &:active::before': {
      insetBlock: 0,
      marginInlineStart: '-1px',
      borderInlineStartWidth: '2px',
      borderInlineStartColor: vars.color.primary,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:hover::before, &:active::before': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.components]: style } });

/* What does not fit is cut in the head, and goes on below in a cell. */
rule(`[data-resizable] > ${sortButton}`, { maxInlineSize: 'calc(100% + 8px)' });
rule(`[data-resizable] ${value}`, oneLine);
rule(`[data-resizable] > ${value}`, { display: 'block' });
rule(`${table}[data-held] ${alignEnd}:is(td)`, { whiteSpace: 'normal', overflowWrap: 'anywhere' });

/* The columns that are left at each width share the room. */
for (const [condition, sum] of [
  ['width >= 1200px', widthSums[0]],
  ['1040px <= width < 1200px', widthSums[1]],
  ['800px <= width < 1040px', widthSums[2]],
  ['600px <= width < 800px', widthSums[3]],
] as const) {
  globalStyle(`${table}[data-held]`, {
    '@layer': {
      [layers.components]: {
        '@container': { [`${container} (${condition})`]: { vars: { [widthSum]: `var(${sum})` } } },
      },
    },
  });
}
