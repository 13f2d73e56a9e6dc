import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text as type } from '../../theme/tokens.js';
import { focusRing, monospace } from '../../internal/styles.js';

export const block = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  minInlineSize: 0,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.text,
});

export const code = componentStyle({
  ...type.base,
  /* A long line is scrolled from where it begins, in every script. */
  direction: 'ltr',
  boxSizing: 'border-box',
  maxBlockSize: '360px',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  overflow: 'auto',
  borderRadius: vars.radius.medium,
  ':focus-visible': focusRing,
});

export const text = componentStyle({
  inlineSize: 'max-content',
  margin: 0,
  ...monospace,
  fontSize: 'inherit',
  tabSize: 2,
  whiteSpace: 'pre',
  selectors: {
    [`${code}[data-wrap] > &`]: { inlineSize: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
});

/** Browsers have a face of their own for code. */
export const inner = componentStyle({ font: 'inherit' });

export const copy = componentStyle({ paddingBlock: '6px', paddingInline: space[1] });
