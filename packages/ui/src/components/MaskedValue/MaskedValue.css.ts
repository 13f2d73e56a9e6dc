import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { size, space, text } from '../../theme/tokens.js';
import { hitArea, monospace, noMotion, quietButton } from '../../internal/styles.js';

export const masked = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '100%',
  minInlineSize: 0,
});

export const value = componentStyle({ ...monospace, ...text.small, minInlineSize: 0, overflowWrap: 'anywhere' });

export const dots = componentStyle({ color: vars.color.textMuted, letterSpacing: '0.1em', userSelect: 'none' });

export const toggle = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  margin: 0,
  marginBlock: '-2px',
  borderRadius: `min(${vars.radius.medium}, 8px)`,
  ...quietButton,
  '@media': noMotion,
  '::after': hitArea('36px'),
});
