import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

/** Of the thumb, in px. */
const thumb = 20;

/* The number goes below the slider where both do not fit. */
export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[4]}` });

export const sliderSide = componentStyle({ flex: '1 1 180px', minInlineSize: 0 });

export const numberSide = componentStyle({ flex: '0 1 168px', minInlineSize: '120px' });

export const slider = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: size.control,
  '@media': { [media.coarse]: { blockSize: size.touchTarget } },
});

export const smallSlider = componentStyle({ blockSize: '28px' });

export const rail = componentStyle({
  position: 'absolute',
  insetInline: 0,
  boxSizing: 'border-box',
  blockSize: '6px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
});

export const fill = componentStyle({
  blockSize: '100%',
  background: vars.color.primary,
  selectors: { '[data-disabled] &': { background: vars.color.textDisabled } },
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

const thumbRule = {
  boxSizing: 'border-box',
  inlineSize: `${thumb}px`,
  blockSize: `${thumb}px`,
  border: `2px solid ${vars.color.surface}`,
  borderRadius: '50%',
  background: vars.color.primary,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  cursor: 'grab',
} as const;

const disabledThumb = { background: vars.color.textDisabled, cursor: 'not-allowed' } as const;
const focusedThumb = { ...focusRing, outlineOffset: '2px' } as const;
const pressedThumb = { background: vars.color.primaryPressed, cursor: 'grabbing' } as const;

export const input = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  appearance: 'none',
  background: 'transparent',
  outline: 'none',
  cursor: 'pointer',
  ...colorTransition,
  selectors: {
    '&::-webkit-slider-runnable-track': { background: 'transparent' },
    '&::-moz-range-track': { background: 'transparent' },
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumbRule },
    '&::-moz-range-thumb': thumbRule,
    '&:hover::-webkit-slider-thumb': { background: vars.color.primaryHover },
    '&:hover::-moz-range-thumb': { background: vars.color.primaryHover },
    '&:active::-webkit-slider-thumb': pressedThumb,
    '&:active::-moz-range-thumb': pressedThumb,
    '&:focus-visible::-webkit-slider-thumb': focusedThumb,
    '&:focus-visible::-moz-range-thumb': focusedThumb,
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-thumb': disabledThumb,
    '&:disabled::-moz-range-thumb': disabledThumb,
  },
  '@media': {
    ...noMotion,
    [media.forcedColors]: {
      selectors: {
        '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '2px' },
        '&::-webkit-slider-thumb': { background: 'ButtonText', forcedColorAdjust: 'none' },
        '&::-moz-range-thumb': { background: 'ButtonText', forcedColorAdjust: 'none' },
      },
    },
  },
});

/* From the middle of the thumb at the least value to its middle at the greatest. */
export const marks = componentStyle({
  position: 'relative',
  marginInline: `${thumb / 2}px`,
  marginBlockStart: '-6px',
  ...text.small,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

/** A place without width: what it says stands around its middle. */
export const mark = componentStyle({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  justifyContent: 'center',
  inlineSize: 0,
  whiteSpace: 'nowrap',
});

export const firstMark = componentStyle({ justifyContent: 'start', justifyItems: 'start' });
export const lastMark = componentStyle({ justifyContent: 'end', justifyItems: 'end' });

export const tick = componentStyle({ inlineSize: '1px', blockSize: '6px', background: vars.color.border });

/** Room for the marks, which stand outside of the flow. */
export const markRoom = componentStyle({ blockSize: '24px' });
