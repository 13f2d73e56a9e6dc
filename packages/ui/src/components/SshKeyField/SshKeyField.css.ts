import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';

/** What the key is, as soon as it is good. */
export const facts = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.onSuccessSoft,
  fontWeight: 500,
});
