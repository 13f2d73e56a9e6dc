import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text } from '../../theme/tokens.js';
import { pageFace } from '../../internal/styles.js';

export const dialog = componentStyle({
  /* Undoes the reset: a native dialog is centred by its margins. */
  margin: 'auto',
  inlineSize: 'min(420px, calc(100vw - 24px))',
  padding: space[4],
  fontFamily: pageFace,
  ...text.base,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  '::backdrop': { backgroundColor: vars.color.scrim },
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  marginBlockStart: space[4],
});
