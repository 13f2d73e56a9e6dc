import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space } from '../../theme/tokens.js';

export const barWidth = createVar();

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const surface = {
  background: vars.color.skeleton,
  /* The animation begins after 500 ms: a short wait shows a still shape. */
  animation: `${breathe} 1.6s ease-in-out 500ms infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    /* Outlines in forced colors: filled blocks would stand out more than the content. */
    [media.forcedColors]: { background: 'Canvas', outline: '1px solid GrayText', outlineOffset: '-1px' },
  },
} as const;

export const bar = componentStyle({
  ...surface,
  inlineSize: barWidth,
  blockSize: space[3],
  borderRadius: `min(${vars.radius.small}, 6px)`,
});

export const block = componentStyle({
  ...surface,
  inlineSize: '100%',
  maxInlineSize: '100%',
  borderRadius: vars.radius.large,
});

export const shape = {
  text: componentStyle({ display: 'grid', inlineSize: '100%', maxInlineSize: '100%' }),
  rows: componentStyle({ display: 'grid', inlineSize: '100%', maxInlineSize: '100%' }),
};

export const line = {
  text: componentStyle({ display: 'flex', alignItems: 'center', blockSize: '20px' }),
  rows: componentStyle({
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    blockSize: size.row,
    borderBlockEnd: `1px solid ${vars.color.divider}`,
  }),
};
