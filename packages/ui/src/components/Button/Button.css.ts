import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size as sizes, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

const enabled = '&:not(:disabled):not([aria-disabled="true"])';

export const base = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  margin: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  ...text.base,
  fontWeight: 550,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  ...colorTransition,
  ':focus-visible': focusRing,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    ...noMotion,
    [media.coarse]: { minBlockSize: sizes.touchTarget },
  },
});

/* A button that loads keeps its colours: it is at work, not unavailable. */
const unavailable = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';

const filled = (rest: string, hover: string, pressed: string, onFill: string) =>
  componentStyle({
    background: rest,
    color: onFill,
    selectors: {
      [`${enabled}:hover`]: { background: hover },
      [`${enabled}:active`]: { background: pressed },
      [unavailable]: { background: vars.color.sunken, color: vars.color.textDisabled, borderColor: vars.color.divider },
    },
  });

export const variants = {
  primary: filled(vars.color.primary, vars.color.primaryHover, vars.color.primaryPressed, vars.color.onPrimary),
  danger: filled(vars.color.danger, vars.color.dangerHover, vars.color.dangerPressed, vars.color.onDanger),
  secondary: componentStyle({
    background: vars.color.surface,
    color: vars.color.text,
    borderColor: vars.color.border,
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.hover, borderColor: vars.color.borderStrong },
      [`${enabled}:active, &[aria-expanded="true"], &[aria-pressed="true"]`]: {
        background: vars.color.pressed,
        borderColor: vars.color.borderStrong,
      },
      [unavailable]: { background: vars.color.sunken, color: vars.color.textDisabled, borderColor: vars.color.divider },
    },
  }),
  quiet: componentStyle({
    background: 'transparent',
    color: vars.color.text,
    selectors: {
      // An edge too: without a box of its own the fill alone is hardly seen on a light page.
      [`${enabled}:hover`]: { background: vars.color.hover, borderColor: vars.color.border },
      [`${enabled}:active, &[aria-expanded="true"]`]: {
        background: vars.color.pressed,
        borderColor: vars.color.border,
      },
      '&[aria-pressed="true"]': { background: vars.color.selected, borderColor: vars.color.primaryBorder },
      [unavailable]: { color: vars.color.textDisabled },
    },
  }),
};

/* The words wrap where they would not fit in one line. */
export const withLabel = {
  medium: componentStyle({ minBlockSize: sizes.control, paddingBlock: space.half, paddingInline: '14px' }),
  small: componentStyle({ minBlockSize: '28px', paddingBlock: space.half, paddingInline: '10px' }),
};

export const square = {
  medium: componentStyle({
    inlineSize: sizes.control,
    blockSize: sizes.control,
    padding: 0,
    '@media': { [media.coarse]: { inlineSize: sizes.touchTarget, blockSize: sizes.touchTarget } },
  }),
  small: componentStyle({
    inlineSize: '28px',
    blockSize: '28px',
    padding: 0,
    '@media': { [media.coarse]: { inlineSize: sizes.touchTarget, blockSize: sizes.touchTarget } },
  }),
};

/* After the variants, whose colors it undoes. */
export const forced = componentStyle({
  '@media': { [media.forcedColors]: { selectors: { [unavailable]: { color: 'GrayText', borderColor: 'GrayText' } } } },
});

export const wide = componentStyle({ inlineSize: '100%' });

export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: 0,
});

export const contentLoading = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: 0,
  opacity: 0,
});

export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const spinner = componentStyle({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
