import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, motion, size, space, text, z } from '../../theme/tokens.js';
import { floatingBox } from '../../internal/styles.js';
import { coveredEnd } from './coveredEnd.js';

/* A slight overshoot: the bounce of the specification (account and billing, section 9) within 200 ms. */
const arrive = keyframes({
  from: { opacity: 0, transform: 'translateY(-12px) scale(0.98)' },
  '70%': { opacity: 1, transform: 'translateY(2px)' },
  to: { opacity: 1, transform: 'none' },
});

export const topLayer = componentStyle({ display: 'contents' });

/*
 * As wide as the screen, and with padding below: on a low screen it scrolls, and a scroll container clips shadows and a
 * toast that is dragged out of it.
 */
export const region = componentStyle({
  position: 'fixed',
  zIndex: z.overlay + 1,
  insetInline: `0 var(${coveredEnd}, 0px)`,
  insetBlockStart: size.header,
  boxSizing: 'border-box',
  maxBlockSize: `calc(100dvh - ${size.header})`,
  paddingBlock: `${space[2]} ${space[6]}`,
  paddingInline: space[3],
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  /* Its empty parts must not block clicks on the page. */
  pointerEvents: 'none',
});

export const list = componentStyle({
  display: 'grid',
  gap: space[2],
  inlineSize: 'min(360px, 100%)',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  listStyle: 'none',
});

export const toast = componentStyle({
  pointerEvents: 'auto',
  ...floatingBox,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[2],
  paddingInline: `${space[3]} ${space[2]}`,
  ...text.base,
  touchAction: 'pan-y',
  transition: `translate ${motion.fast} ${motion.ease}, opacity ${motion.fast} ${motion.ease}`,
  animation: `${arrive} ${motion.slow} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: 'none', transition: 'none' } },
});

export const message = componentStyle({
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[1],
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none', alignItems: 'center', blockSize: '20px' });

export const tone = {
  success: componentStyle({ color: vars.color.success }),
  danger: componentStyle({ color: vars.color.danger }),
  warning: componentStyle({ color: vars.color.warning }),
  info: componentStyle({ color: vars.color.info }),
};

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const headline = componentStyle({ margin: 0, fontWeight: 500 });

export const detail = componentStyle({ margin: 0, ...text.small, color: vars.color.textMuted });

export const actions = componentStyle({ display: 'flex', flex: 'none', alignItems: 'center', gap: space[1] });
