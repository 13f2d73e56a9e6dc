import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size as sizes, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, monospace as mono, noMotion, quietButton } from '../../internal/styles.js';

/* The box around what one types or picks: the same for text, number, search, select and combobox. */
export const base = componentStyle({
  display: 'flex',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  color: vars.color.text,
  ...colorTransition,
  ':hover': { borderColor: vars.color.borderStrong },
  selectors: { '&:has(input:focus-visible, textarea:focus-visible)': focusRing },
  '@media': noMotion,
});

export const sizeOf = {
  medium: componentStyle({
    minBlockSize: sizes.control,
    '@media': { [media.coarse]: { minBlockSize: sizes.touchTarget } },
  }),
  small: componentStyle({ minBlockSize: '28px', '@media': { [media.coarse]: { minBlockSize: sizes.touchTarget } } }),
};

export const invalidBox = componentStyle({
  borderColor: vars.color.dangerBorder,
  boxShadow: `inset 0 0 0 1px ${vars.color.dangerBorder}`,
  ':hover': { borderColor: vars.color.dangerBorder },
});

export const disabledBox = componentStyle({
  background: vars.color.sunken,
  borderColor: vars.color.divider,
  color: vars.color.textDisabled,
  cursor: 'not-allowed',
  ':hover': { borderColor: vars.color.divider },
  '@media': { [media.forcedColors]: { borderColor: 'GrayText', color: 'GrayText' } },
});

export const readOnlyBox = componentStyle({ background: vars.color.canvas, borderStyle: 'dashed' });

const inputRule = {
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  boxSizing: 'border-box',
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[3],
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  color: 'inherit',
  ...text.base,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  appearance: 'none',
  outline: 'none',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  ':disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
  selectors: {
    '&:autofill': {
      /* Browsers paint autofilled fields in their own color, which no background can override. */
      boxShadow: `inset 0 0 0 100px ${vars.color.selected}`,
      WebkitTextFillColor: vars.color.text,
    },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
  /* Below 16 px, telephones zoom into the page on focus. */
  '@media': { [media.coarse]: { fontSize: '16px' } },
} as const;

export const input = componentStyle(inputRule);

export const monospace = componentStyle({ ...inputRule, ...mono });

/** Words that belong to the value: "https://", "GB", ".example.com". */
export const affix = {
  start: componentStyle({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    paddingInlineStart: space[3],
    marginInlineEnd: '-8px',
    color: vars.color.textMuted,
    ...text.base,
    whiteSpace: 'nowrap',
    selectors: { [`${disabledBox} > &`]: { color: 'inherit' } },
  }),
  end: componentStyle({
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    paddingInlineEnd: space[3],
    marginInlineStart: '-8px',
    color: vars.color.textMuted,
    ...text.base,
    whiteSpace: 'nowrap',
    selectors: { [`${disabledBox} > &`]: { color: 'inherit' } },
  }),
};

/** A button inside the box: clear, show password. */
export const inlineButton = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  marginInlineEnd: '3px',
  borderRadius: `calc(${vars.radius.medium} - 2px)`,
  ...quietButton,
  ':disabled': { color: vars.color.textDisabled, cursor: 'not-allowed', background: 'transparent' },
  '@media': { ...noMotion, [media.coarse]: { inlineSize: '40px', blockSize: '40px' } },
});
