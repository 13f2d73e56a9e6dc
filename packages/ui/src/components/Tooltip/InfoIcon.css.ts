import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

export const button = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  position: 'relative',
  inlineSize: size.target,
  blockSize: size.target,
  /* 24 px of target on a 20 px line without moving the line. */
  marginBlock: '-2px',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  color: vars.color.icon,
  cursor: 'help',
  verticalAlign: 'middle',
  ...colorTransition,
  ':hover': { color: vars.color.text, background: vars.color.hover },
  ':focus-visible': { ...focusRing, outlineOffset: '-1px' },
  '@media': {
    ...noMotion,
    [media.coarse]: { '::after': { content: '""', position: 'absolute', inset: '-10px' } },
  },
});
