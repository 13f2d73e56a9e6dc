import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { text } from '../../theme/tokens.js';
import { monospace } from '../../internal/styles.js';

export const fact = compositionStyle({ margin: 0, ...text.small, color: vars.color.textMuted });

export const time = compositionStyle({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' });

export const reference = compositionStyle({
  ...monospace,
  userSelect: 'all',
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

/** As large as the picture, which comes a moment later. */
export const pictureBox = compositionStyle({ display: 'block', inlineSize: '120px', blockSize: '80px' });
