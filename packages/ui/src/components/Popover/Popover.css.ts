import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, motion, space, text } from '../../theme/tokens.js';

export const popover = componentStyle({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max-content',
  minInlineSize: '160px',
  maxInlineSize: 'min(360px, calc(100vw - 24px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: `min(${vars.radius.large}, 12px)`,
  boxShadow: `0 1px 2px ${vars.color.shadow}, 0 12px 32px -4px ${vars.color.shadow}`,
  outline: 'none',
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const dialog = componentStyle({
  ...text.base,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  padding: space[4],
  overflowWrap: 'anywhere',
  outline: 'none',
  borderRadius: `min(${vars.radius.large}, 11px)`,
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
});

export const heading = componentStyle({ ...text.base, fontWeight: 600, margin: 0 });
