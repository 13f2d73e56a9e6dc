import { compositionStyle } from '../../theme/styling.js';
import { space } from '../../theme/tokens.js';

export const strip = compositionStyle({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[3],
  rowGap: space[1],
  minInlineSize: 0,
});

export const who = compositionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
