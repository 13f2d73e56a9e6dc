import { componentStyle } from '../../theme/styling.js';
import { space } from '../../theme/tokens.js';

/** The country before the number; above it where both would be cut off beside each other. */
export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
  gap: space[2],
  alignItems: 'start',
});
