import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

export const root = componentStyle({
  ...text.base,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[4],
  color: vars.color.textMuted,
  textAlign: 'center',
});

export const label = componentStyle({ margin: 0, maxInlineSize: '44ch', textWrap: 'balance' });

export const action = componentStyle({ marginBlockStart: space[1] });

/** As large as the picture, which comes a moment later. */
export const pictureBox = componentStyle({ inlineSize: '72px', blockSize: '48px' });

export const picture = componentStyle({ display: 'block', color: vars.color.icon });

export const faint = componentStyle({ opacity: 0.45 });

export const accent = componentStyle({ color: vars.color.primaryBorder });
