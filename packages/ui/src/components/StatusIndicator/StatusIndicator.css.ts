import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, space, text } from '../../theme/tokens.js';

export const status = componentStyle({
  ...text.base,
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: space[2],
  minInlineSize: 0,
  color: vars.color.text,
  textAlign: 'start',
});

export const main = componentStyle({ display: 'inline-flex', alignItems: 'baseline', gap: '6px' });

/* In the middle of the line, while the word keeps the baseline of what stands beside it. */
export const picture = componentStyle({ alignSelf: 'center' });

export const hint = componentStyle({
  ...text.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const icon = {
  neutral: componentStyle({ color: vars.color.neutralBorder }),
  success: componentStyle({ color: vars.color.successBorder }),
  warning: componentStyle({ color: vars.color.warningBorder }),
  danger: componentStyle({ color: vars.color.dangerBorder }),
  info: componentStyle({ color: vars.color.infoBorder }),
};

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const arc = componentStyle({
  display: 'block',
  flex: 'none',
  animation: `${turn} 1.2s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const track = componentStyle({ opacity: 0.3 });
