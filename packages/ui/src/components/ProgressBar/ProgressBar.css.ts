import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, motion, space, text } from '../../theme/tokens.js';

const pass = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const bar = componentStyle({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  ...text.base,
  color: vars.color.text,
});

/* Where both do not fit, the value goes below the label. */
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
});

export const value = componentStyle({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

const rule = {
  appearance: 'none',
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
} as const;

const fill = { background: vars.color.primary, borderRadius: vars.radius.pill } as const;

export const track = componentStyle({
  ...rule,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { ...fill, transition: `inline-size ${motion.slow} ${motion.ease}` },
    '&::-moz-progress-bar': fill,
  },
  '@media': {
    [media.reducedMotion]: { selectors: { '&::-webkit-progress-value': { transition: 'none' } } },
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
});

/* No value: a band passes along; without motion the track is striped, which says "busy" just as well. */
export const trackUnknown = componentStyle({
  ...rule,
  background: `linear-gradient(90deg, transparent 25%, ${vars.color.primary} 50%, transparent 75%) 0 0 / 50% 100% no-repeat ${vars.color.sunken}`,
  animation: `${pass} 1.4s ${motion.ease} infinite`,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    [media.reducedMotion]: {
      animation: 'none',
      background: `repeating-linear-gradient(135deg, ${vars.color.primary} 0 6px, ${vars.color.sunken} 6px 12px)`,
    },
    [media.forcedColors]: {
      background: 'repeating-linear-gradient(135deg, Highlight 0 6px, Canvas 6px 12px)',
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
    },
  },
});

export const trackSize = {
  medium: componentStyle({ blockSize: space[2] }),
  small: componentStyle({ blockSize: '6px' }),
};
