import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

export const input = componentStyle({
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: '4ch',
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[3],
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  ...text.base,
  fontVariantNumeric: 'tabular-nums',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  ':disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});

export const unit = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineEnd: space[3],
  marginInlineStart: '-8px',
  color: vars.color.textMuted,
  ...text.base,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

/* Two full-height halves beside each other: each is a target of its own, which stacked arrows in 36 px are not. */
export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '34px',
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.divider}`,
  borderRadius: 0,
  background: 'transparent',
  color: vars.color.icon,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  ...colorTransition,
  ':hover': { background: vars.color.hover, color: vars.color.text },
  ':last-child': {
    borderStartEndRadius: `calc(${vars.radius.medium} - 1px)`,
    borderEndEndRadius: `calc(${vars.radius.medium} - 1px)`,
  },
  selectors: {
    '&:active:enabled': { background: vars.color.pressed },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&:disabled': { color: vars.color.textDisabled, background: 'transparent', cursor: 'not-allowed' },
  },
  '@media': {
    ...noMotion,
    [media.coarse]: { inlineSize: size.touchTarget },
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});
