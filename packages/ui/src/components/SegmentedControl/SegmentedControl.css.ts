import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

const trackRule = {
  display: 'inline-flex',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  padding: '2px',
  gap: '2px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
} as const;

export const track = componentStyle({ ...trackRule, justifySelf: 'start' });

export const trackWide = componentStyle({
  ...trackRule,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

export const segment = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minInlineSize: size.target,
  border: '1px solid transparent',
  borderRadius: `max(0px, ${vars.radius.medium} - 3px)`,
  color: vars.color.textMuted,
  ...text.base,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ...colorTransition,
  ':hover': { color: vars.color.text },
  selectors: {
    '&:has(input:checked)': {
      background: vars.color.surface,
      borderColor: vars.color.border,
      color: vars.color.text,
      boxShadow: `0 1px 2px ${vars.color.shadow}`,
    },
    '&:has(input:focus-visible)': { ...focusRing, outlineOffset: '1px' },
    '&:has(input:is(:disabled, [aria-disabled="true"]))': {
      color: vars.color.textDisabled,
      cursor: 'not-allowed',
      boxShadow: 'none',
    },
  },
  '@media': {
    ...noMotion,
    [media.forcedColors]: {
      selectors: { '&:has(input:checked)': { outline: '2px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const segmentSize = {
  medium: componentStyle({
    minBlockSize: '30px',
    paddingInline: space[3],
    '@media': { [media.coarse]: { minBlockSize: size.touchTarget } },
  }),
  small: componentStyle({
    minBlockSize: '24px',
    paddingInline: space[2],
    '@media': { [media.coarse]: { minBlockSize: size.touchTarget } },
  }),
};

/* Covers its segment, so that pointer and screen reader cursors find it where it seems to be. */
export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  opacity: 0,
  cursor: 'inherit',
});
