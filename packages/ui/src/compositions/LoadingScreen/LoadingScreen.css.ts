import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const root = compositionStyle({
  display: 'grid',
  boxSizing: 'border-box',
  gridTemplateColumns: 'minmax(0, 240px)',
  alignContent: 'center',
  justifyContent: 'center',
  justifyItems: 'center',
  gap: space[6],
  minBlockSize: '100dvh',
  padding: `${space[6]} ${space[4]} max(${space[6]}, 12vh)`,
  color: vars.color.text,
  backgroundColor: vars.color.canvas,
});

export const progress = compositionStyle({ inlineSize: '100%' });
