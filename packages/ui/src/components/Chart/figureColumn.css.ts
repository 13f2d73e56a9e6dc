import { componentStyle } from '../../theme/styling.js';
import { space } from '../../theme/tokens.js';

/* The frame of a table cuts off what is wider, and a heading is wider than its figures. */
export const tableHeading = componentStyle({
  display: 'inline-block',
  paddingBlock: space[1],
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
