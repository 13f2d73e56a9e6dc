import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text, z } from '../../theme/tokens.js';

export const link = componentStyle({
  position: 'fixed',
  zIndex: z.overlay,
  insetBlockStart: space[1],
  insetInlineStart: space[1],
  paddingBlock: space[2],
  paddingInline: space[4],
  ...text.base,
  fontWeight: 500,
  color: vars.color.onPrimary,
  backgroundColor: vars.color.primary,
  borderRadius: vars.radius.medium,
  textDecoration: 'none',
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', padding: 0, overflow: 'hidden' },
  },
});
