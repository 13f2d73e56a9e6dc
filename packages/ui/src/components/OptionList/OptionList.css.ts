import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, space, text, z } from '../../theme/tokens.js';
import { oneLine } from '../../internal/styles.js';
import { optionIcon } from '../Select/Select.css.js';
import { listHeight } from './options.js';

/**
 * The floating box around a list of options. It undoes the browser's own popover style, as its position comes from
 * floating-ui, and what the list would inherit from the field's surroundings.
 */
export const popover = componentStyle({
  inset: 'auto',
  display: 'flex',
  /* Also before it has a position: the rows in view are those of this height. */
  maxBlockSize: `${listHeight}px`,
  margin: 0,
  padding: 0,
  zIndex: z.overlay,
  textAlign: 'start',
  whiteSpace: 'normal',
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

const headingRule = {
  paddingBlock: '6px 2px',
  paddingInline: space[2],
  ...text.small,
  fontWeight: 600,
  color: vars.color.textMuted,
} as const;

export const firstHeading = componentStyle(headingRule);

/* Its distance is padding: a row has no margins. */
export const heading = componentStyle({
  ...headingRule,
  paddingBlockStart: '15px',
  backgroundImage: `linear-gradient(${vars.color.divider}, ${vars.color.divider})`,
  backgroundPosition: '0 4px',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
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
    '&[data-focused]': { background: vars.color.hover },
    '[data-focus-visible] &[data-focused]': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '&:active': { background: vars.color.pressed },
    '&[data-selected]': { fontWeight: 550 },
    '&[aria-disabled="true"]': { color: vars.color.textDisabled },
    '&[aria-disabled="true"]:active': { background: vars.color.hover },
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
