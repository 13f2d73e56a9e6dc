import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, motion, space, text } from '../../theme/tokens.js';

export const root = componentStyle({
  ...text.base,
  position: 'relative',
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
});

export const label = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[3],
  color: vars.color.text,
});

export const value = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = componentStyle({
  boxSizing: 'border-box',
  blockSize: '8px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
});

export const fill = {
  normal: componentStyle({ background: vars.color.primaryBorder }),
  warning: componentStyle({ background: vars.color.warningBorder }),
  danger: componentStyle({ background: vars.color.dangerBorder }),
};

export const bar = componentStyle({
  blockSize: '100%',
  transition: `inline-size ${motion.slow} ${motion.ease}`,
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});
