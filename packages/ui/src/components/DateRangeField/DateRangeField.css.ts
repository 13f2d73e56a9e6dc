import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text } from '../../theme/tokens.js';

export const dates = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: space[2],
  inlineSize: '360px',
  maxInlineSize: '100%',
});

export const part = componentStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const partLabel = componentStyle({ ...text.small, color: vars.color.textMuted });

export const presets = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockStart: space[2] });
