import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text } from '../../theme/tokens.js';

export const dates = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  inlineSize: '320px',
  maxInlineSize: '100%',
});

export const part = componentStyle({ position: 'relative', flex: '1 1 0', minInlineSize: 0 });

/** The dash between the two days. */
export const to = componentStyle({ ...text.base, color: vars.color.textMuted });

/** In a row, or two by two where a row would leave one of four over. */
export const presets = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginBlockStart: space[2],
  '@media': {
    '(max-width: 400px)': { display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', justifyItems: 'start' },
  },
});
