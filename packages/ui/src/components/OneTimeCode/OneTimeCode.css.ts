import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space } from '../../theme/tokens.js';
import { colorTransition, focusRing, monospace, noMotion } from '../../internal/styles.js';

/* Each digit takes the width of one character and the gap after it; a line under each is drawn as background. */
const gap = '0.9em';
const step = `calc(1ch + ${gap})`;

export const code = componentStyle({
  ...monospace,
  boxSizing: 'content-box',
  inlineSize: `calc(var(--livery-code-length) * (1ch + ${gap}))`,
  blockSize: size.control,
  margin: 0,
  paddingBlock: 0,
  paddingInlineStart: space[4],
  paddingInlineEnd: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.borderStrong} 0 1ch, transparent 1ch ${step})`,
  backgroundOrigin: 'content-box',
  backgroundClip: 'content-box',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 calc(100% - 6px)',
  backgroundSize: '100% 1px',
  fontSize: '18px',
  letterSpacing: gap,
  appearance: 'none',
  ...colorTransition,
  ':hover': { borderColor: vars.color.borderStrong },
  ':focus-visible': focusRing,
  ':disabled': {
    color: vars.color.textDisabled,
    backgroundColor: vars.color.sunken,
    borderColor: vars.color.divider,
    cursor: 'not-allowed',
  },
  selectors: {
    '&[aria-invalid]': {
      borderColor: vars.color.dangerBorder,
      boxShadow: `inset 0 0 0 1px ${vars.color.dangerBorder}`,
    },
  },
  '@media': { ...noMotion, [media.coarse]: { blockSize: size.touchTarget } },
});
