import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, motion, space, text } from '../../theme/tokens.js';
import { floatingBox } from '../../internal/styles.js';

export const popover = componentStyle({
  ...floatingBox,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'max-content',
  minInlineSize: '160px',
  maxInlineSize: 'min(360px, calc(100vw - 24px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
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
