import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, motion, space, text, z } from '../../theme/tokens.js';
import { pageFace } from '../../internal/styles.js';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(2px)' } });

export const wrapper = componentStyle({ display: 'contents' });

/* Undoes the browser's own popover style: the place comes from floating-ui. */
export const position = componentStyle({
  inset: 'auto',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  overflow: 'visible',
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, calc(100vw - 24px))',
  zIndex: z.overlay,
});

const box = {
  display: 'block',
  paddingBlock: '6px',
  paddingInline: space[2],
  borderRadius: `min(${vars.radius.medium}, 8px)`,
  border: '1px solid transparent',
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  boxShadow: `0 4px 12px ${vars.color.shadow}`,
  fontFamily: pageFace,
  ...text.small,
  fontWeight: 450,
  fontStyle: 'normal',
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  textWrap: 'pretty',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  cursor: 'default',
} as const;

export const bubble = {
  open: componentStyle({
    ...box,
    animation: `${appear} ${motion.fast} ${motion.ease}`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  }),
  /* Fades out within 500 ms (specification: account and billing, section 9). */
  closing: componentStyle({
    ...box,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity 500ms ${motion.ease}`,
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  }),
};
