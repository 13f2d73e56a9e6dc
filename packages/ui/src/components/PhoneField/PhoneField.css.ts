import { componentStyle } from '../../theme/styling.js';
import { space } from '../../theme/tokens.js';

/** The country before the number, which has more room; never below each other. */
export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[2],
  alignItems: 'start',
});
