import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, space, text } from '../../theme/tokens.js';
import { focusRing, oneLine } from '../../internal/styles.js';

/** Without a reason it takes no focus, with one it does. */
const disabled = ':is(:disabled, [aria-disabled=true])';

export const trigger = componentStyle({
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  paddingBlock: 0,
  paddingInline: `${space[3]} 10px`,
  ...text.base,
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&:active': { borderColor: vars.color.borderStrong },
    [`&${disabled}`]: { cursor: 'not-allowed' },
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
  ...oneLine,
  color: vars.color.textMuted,
  selectors: { [`${disabled} &`]: { color: 'inherit' } },
});

export const label = componentStyle(oneLine);

/** The box of an option's icon, in the field and in its list. */
export const optionIcon = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  color: vars.color.icon,
} as const;

export const icon = componentStyle({ ...optionIcon, selectors: { [`${disabled} &`]: { color: 'inherit' } } });

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.icon,
  selectors: { [`${disabled} > &`]: { color: 'inherit' } },
});
