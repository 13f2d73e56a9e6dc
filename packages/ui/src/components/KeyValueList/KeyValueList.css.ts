import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';
import { monospace } from '../../internal/styles.js';

export const least = createVar();

export const list = componentStyle({
  ...text.base,
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`,
  gap: `${space[4]} ${space[6]}`,
  margin: 0,
  color: vars.color.text,
});

export const item = componentStyle({ minInlineSize: 0 });

export const wide = componentStyle({ gridColumn: '1 / -1' });

export const label = componentStyle({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginBlockEnd: space.half,
  color: vars.color.textMuted,
});

/* No higher than the line of the label, so that values stand in one line. */
export const info = componentStyle({ display: 'inline-flex', alignItems: 'center', blockSize: '16px' });

export const value = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) max-content',
  /* A copy button stands beside the first line, and a value of two lines begins where the others do. */
  alignItems: 'start',
  justifyContent: 'start',
  gap: space[1],
  boxSizing: 'border-box',
  minBlockSize: '24px',
  margin: 0,
  paddingBlock: '2px',
  overflowWrap: 'anywhere',
});

export const textColumn = componentStyle({ minInlineSize: 0 });

export const mono = componentStyle(monospace);

export const unknown = componentStyle({ color: vars.color.textMuted });
