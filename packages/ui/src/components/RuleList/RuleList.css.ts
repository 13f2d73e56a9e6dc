import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

export const rules = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...text.small,
});

export const rule = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
});

export const met = componentStyle({ color: vars.color.onSuccessSoft });
