import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, space, text } from '../../theme/tokens.js';
import { openingChevron } from '../../internal/styles.js';

export const root = componentStyle({ ...text.base, color: vars.color.text });

export const summary = componentStyle({
  display: 'inline-flex',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: '28px',
  paddingInline: `${space[1]} ${space[2]}`,
  marginInlineStart: `calc(-1 * ${space[1]})`,
  fontWeight: 500,
  color: vars.color.text,
  borderRadius: `min(${vars.radius.medium}, 8px)`,
  cursor: 'pointer',
  listStyle: 'none',
  userSelect: 'none',
  ':hover': { backgroundColor: vars.color.hover },
  ':active': { backgroundColor: vars.color.pressed },
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.coarse]: { minBlockSize: '44px' } },
});

export const chevron = componentStyle(openingChevron('[open] > summary'));

/** Hangs under the words of the summary, past the chevron. */
export const content = componentStyle({
  paddingBlockStart: space[2],
  paddingInlineStart: '20px',
  overflowWrap: 'anywhere',
});
