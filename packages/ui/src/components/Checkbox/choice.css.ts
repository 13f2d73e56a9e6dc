import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

/* What checkboxes, radios and switches share: a native input, drawn, inside the label that names it. */

const row = {
  position: 'relative',
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  alignItems: 'start',
  minBlockSize: size.target,
  paddingBlock: '2px',
  boxSizing: 'border-box',
  ...text.base,
  color: vars.color.text,
  '@media': { [media.coarse]: { minBlockSize: size.touchTarget, paddingBlock: space[3] } },
} as const;

export const label = componentStyle({ ...row, cursor: 'pointer' });

export const labelDisabled = componentStyle({ ...row, color: vars.color.textDisabled, cursor: 'not-allowed' });

/* In a table cell only the box shows; the label around it is still 24 px of target. */
export const labelAlone = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  cursor: 'pointer',
  verticalAlign: 'middle',
  '@media': { [media.coarse]: { inlineSize: size.touchTarget, blockSize: size.touchTarget } },
});

export const textColumn = componentStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = componentStyle({ ...text.small, color: vars.color.textMuted });

export const optional = componentStyle({ ...text.small, color: vars.color.textMuted });

const mark = {
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  inlineSize: '16px',
  blockSize: '16px',
  margin: 0,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  cursor: 'inherit',
  ...colorTransition,
  ':focus-visible': focusRing,
  '::before': { content: '""', display: 'block', opacity: 0 },
  /* The native look is the right one in forced colors. */
  '@media': {
    ...noMotion,
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: { '&[aria-disabled=true]:not(:focus-visible)': { opacity: 0.5 } },
    },
  },
} as const;

const filled = { background: vars.color.primary, borderColor: vars.color.primaryBorder } as const;
/** Without a reason it takes no focus, with one it does. */
const disabled = ':is(:disabled, [aria-disabled=true])';
const enabledHover = `label:hover > &:not(${disabled})`;

export const checkbox = componentStyle({
  ...mark,
  borderRadius: `min(${vars.radius.small}, 4px)`,
  /* Centers 16 px on the first line of 20. */
  marginBlockStart: '2px',
  '::before': {
    content: '""',
    inlineSize: '10px',
    blockSize: '10px',
    background: vars.color.onPrimary,
    clipPath: 'polygon(14% 47%, 3% 60%, 39% 92%, 97% 22%, 84% 11%, 37% 68%)',
    opacity: 0,
  },
  selectors: {
    [enabledHover]: { borderColor: vars.color.borderStrong, background: vars.color.hover },
    '&:checked, &:indeterminate': filled,
    [`label:hover > &:is(:checked, :indeterminate):not(${disabled})`]: {
      background: vars.color.primaryHover,
      borderColor: vars.color.primaryBorder,
    },
    '&:checked::before': { opacity: 1 },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(40% 5% 40% 5%)' },
    '&[aria-invalid="true"]:not(:checked)': {
      borderColor: vars.color.dangerBorder,
      boxShadow: `inset 0 0 0 1px ${vars.color.dangerBorder}`,
    },
    [`&${disabled}`]: { background: vars.color.sunken, borderColor: vars.color.divider },
    [`&${disabled}::before`]: { background: vars.color.textDisabled },
  },
});

export const checkboxAlone = componentStyle({ marginBlockStart: 0 });

export const radio = componentStyle({
  ...mark,
  borderRadius: '50%',
  marginBlockStart: '2px',
  '::before': {
    content: '""',
    inlineSize: '6px',
    blockSize: '6px',
    borderRadius: '50%',
    background: vars.color.onPrimary,
    opacity: 0,
  },
  selectors: {
    [enabledHover]: { borderColor: vars.color.borderStrong, background: vars.color.hover },
    '&:checked': filled,
    [`label:hover > &:checked:not(${disabled})`]: {
      background: vars.color.primaryHover,
      borderColor: vars.color.primaryBorder,
    },
    '&:checked::before': { opacity: 1 },
    [`[aria-invalid="true"] &:not(:checked, ${disabled})`]: { borderColor: vars.color.dangerBorder },
    [`&${disabled}`]: { background: vars.color.sunken, borderColor: vars.color.divider },
    [`&${disabled}::before`]: { background: vars.color.textDisabled },
  },
});

export const switchTrack = componentStyle({
  ...mark,
  placeContent: 'center start',
  inlineSize: '32px',
  blockSize: '20px',
  borderRadius: vars.radius.pill,
  borderColor: vars.color.border,
  background: vars.color.sunken,
  '::before': {
    content: '""',
    inlineSize: '12px',
    blockSize: '12px',
    marginInlineStart: '3px',
    borderRadius: '50%',
    background: vars.color.border,
    opacity: 1,
    transition: 'translate 120ms ease-out',
  },
  selectors: {
    [enabledHover]: { borderColor: vars.color.borderStrong },
    '&:checked': filled,
    [`label:hover > &:checked:not(${disabled})`]: { background: vars.color.primaryHover },
    '&:checked::before': { background: vars.color.onPrimary, translate: '12px 0' },
    '&:checked:dir(rtl)::before': { translate: '-12px 0' },
    [`&${disabled}`]: { background: vars.color.sunken, borderColor: vars.color.divider },
    [`&${disabled}::before`]: { background: vars.color.textDisabled },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none', '::before': { transition: 'none' } },
    /* Drawn here too: browsers have no native switch to fall back on. */
    [media.forcedColors]: {
      appearance: 'none',
      '::before': { background: 'ButtonText' },
      selectors: {
        '&:checked': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        [`&${disabled}`]: { background: 'Canvas', borderColor: 'GrayText' },
        [`&${disabled}::before`]: { background: 'GrayText' },
      },
    },
  },
});

/** Stacks several choices, or lines them up. */
export const group = {
  vertical: componentStyle({ display: 'grid', justifyItems: 'start', rowGap: space[1] }),
  horizontal: componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[6], rowGap: space[1] }),
};
