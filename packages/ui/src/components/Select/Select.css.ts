import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/layers.css.js';
import { font, media, space, text } from '../../theme/tokens.js';
import { focusRing } from '../interaction.js';

export const trigger = componentStyle({
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  paddingBlock: 0,
  paddingInline: `${space[3]} 10px`,
  fontFamily: font.body,
  ...text.base,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': focusRing,
    '&[data-pressed]': { borderColor: vars.color.borderStrong },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { fontSize: '16px' } },
});

export const value = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flex: '1 1 0',
  minInlineSize: 0,
});

export const placeholder = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.icon,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});
