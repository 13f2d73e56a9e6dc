import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text, z } from '../../theme/tokens.js';

export const box = componentStyle({
  position: 'fixed',
  /* A popover is centred by its margins and insets; this one is placed by script, in px from the left. */
  inset: 'auto',
  margin: 0,
  zIndex: z.overlay,
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, calc(100vw - 24px))',
  padding: `${space[2]} ${space[3]}`,
  ...text.small,
  color: vars.color.onDangerSoft,
  backgroundColor: vars.color.dangerSoft,
  border: `1px solid ${vars.color.dangerBorder}`,
  borderRadius: vars.radius.medium,
});
