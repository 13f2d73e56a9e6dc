import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, space, text } from '../../theme/tokens.js';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/* Drawn with a border so that it survives forced colours, and in the colour of its text so that it fits a button. */
export const ring = componentStyle({
  display: 'block',
  flex: 'none',
  boxSizing: 'border-box',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    /* Forced colors make the gap visible too, and the ring a plain circle. */
    [media.forcedColors]: { borderBlockStartColor: 'Canvas' },
  },
});

export const ringSize = {
  small: componentStyle({ inlineSize: '12px', blockSize: '12px', borderWidth: '1.5px' }),
  medium: componentStyle({ inlineSize: '16px', blockSize: '16px', borderWidth: '2px' }),
  large: componentStyle({ inlineSize: '32px', blockSize: '32px', borderWidth: '3px' }),
};

export const spinner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textMuted,
  ...text.base,
});

export const waiting = componentStyle({ visibility: 'hidden' });
