import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, space, text } from '../../theme/tokens.js';
import { monospace as mono } from '../../internal/styles.js';

export const rows = createVar();
export const maxRows = createVar();

const rule = {
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: '7px',
  paddingInline: space[3],
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  ...text.base,
  resize: 'vertical',
  minBlockSize: `calc(${rows} * 20px + 14px)`,
  maxBlockSize: `calc(${maxRows} * 20px + 14px)`,
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  ':disabled': { cursor: 'not-allowed', resize: 'none' },
  /* Grows with its text; a browser without field-sizing keeps `rows` and the handle. */
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content' } },
  '@media': { [media.coarse]: { fontSize: '16px' } },
} as const;

export const textArea = componentStyle(rule);

export const monospace = componentStyle({
  ...rule,
  ...mono,
  whiteSpace: 'pre',
  overflowX: 'auto',
  /* Its scroll bars cover the edge of the box around it, which forced colors draw. */
  '@media': {
    ...rule['@media'],
    '(forced-colors: active)': {
      outline: '1px solid CanvasText',
      outlineOffset: '-2px',
      selectors: { '&:focus': { outline: '2px solid Highlight' } },
    },
  },
});
