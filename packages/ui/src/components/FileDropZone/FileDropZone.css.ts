import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

export const area = componentStyle({
  position: 'relative',
  borderRadius: vars.radius.medium,
  selectors: { '&[data-over]': { outline: `2px dashed ${vars.color.primary}`, outlineOffset: space[2] } },
});

export const zone = componentStyle({
  ...text.base,
  ...colorTransition,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minBlockSize: '72px',
  padding: space[4],
  border: `1px dashed ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.textMuted,
  textAlign: 'center',
  ':hover': { background: vars.color.hover, borderColor: vars.color.borderStrong },
  ':focus-within': { borderColor: vars.color.borderStrong },
  selectors: {
    '&[data-over]': {
      background: vars.color.primarySoft,
      borderColor: vars.color.primaryBorder,
      color: vars.color.onPrimarySoft,
    },
    '&[data-invalid]': { borderColor: vars.color.dangerBorder },
    '&[data-disabled]': {
      background: vars.color.sunken,
      borderColor: vars.color.divider,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': { ...noMotion, [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: size.target,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
  '::file-selector-button': { cursor: 'pointer' },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none' });

export const button = componentStyle({
  color: vars.color.link,
  fontWeight: 550,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: {
    [`${zone}[data-over] &`]: { color: 'inherit' },
    [`${zone}[data-disabled] &`]: { color: 'inherit', fontWeight: 400, textDecoration: 'none' },
  },
});
