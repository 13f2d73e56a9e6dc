import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text, z } from '../../theme/tokens.js';
import { listHeight } from '../Select/options.js';

export const spinner = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  paddingInlineEnd: '6px',
  color: vars.color.icon,
});

/* Undoes the browser's own popover style, as its position comes from floating-ui, and what the list would inherit from the field's surroundings. */
export const popup = componentStyle({
  inset: 'auto',
  /* Also before it has a position: the rows in view are those of this height. */
  maxBlockSize: `${listHeight}px`,
  margin: 0,
  padding: 0,
  zIndex: z.overlay,
  textAlign: 'start',
  whiteSpace: 'normal',
});

export const option = componentStyle({
  selectors: {
    '&[role="option"]:active': { background: vars.color.pressed },
    '&[role="option"][aria-disabled="true"]:active': { background: vars.color.hover },
  },
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
