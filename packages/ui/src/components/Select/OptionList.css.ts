import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, space, text } from '../../theme/tokens.js';
import { oneLine } from '../../internal/styles.js';
import { optionIcon } from './Select.css.js';

/** The floating box around a list of options. */
export const popover = componentStyle({
  display: 'flex',
  boxSizing: 'border-box',
  minInlineSize: 'var(--trigger-width)',
  maxInlineSize: 'min(480px, calc(100vw - 24px))',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.medium}, 12px)`,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: `0 8px 24px ${vars.color.shadow}`,
  outline: 'none',
});

export const list = componentStyle({
  display: 'block',
  flex: '1 1 0',
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: space[1],
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const section = componentStyle({
  selectors: {
    '&:not(:first-child)': {
      borderBlockStart: `1px solid ${vars.color.divider}`,
      marginBlockStart: space[1],
      paddingBlockStart: space[1],
    },
  },
});

export const heading = componentStyle({
  paddingBlock: '6px 2px',
  paddingInline: space[2],
  ...text.small,
  fontWeight: 600,
  color: vars.color.textMuted,
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minBlockSize: '32px',
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: `min(max(${vars.radius.medium} - 4px, ${vars.radius.small}), 8px)`,
  ...text.base,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focused]': { background: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-selected]': { fontWeight: 550 },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled },
    '&[aria-disabled="true"][data-pressed]': { background: vars.color.hover },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = componentStyle({
  ...optionIcon,
  selectors: { '[data-disabled] &, [aria-disabled="true"] &': { color: 'inherit' } },
});

export const textColumn = componentStyle({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 });

export const label = componentStyle(oneLine);

export const description = componentStyle({
  ...text.small,
  fontWeight: 400,
  color: vars.color.textMuted,
  ...oneLine,
  selectors: { '[data-disabled] > * > &': { color: 'inherit' } },
});

/** Why an option cannot be chosen: to be read, so it is neither gray nor cut short. */
export const reason = componentStyle({ ...text.small, fontWeight: 400, color: vars.color.textMuted });

/* Its place is kept in every row, so that labels end at one line. */
export const check = componentStyle({
  display: 'grid',
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  color: vars.color.link,
});

export const empty = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '32px',
  paddingInline: space[2],
  ...text.base,
  color: vars.color.textMuted,
});
