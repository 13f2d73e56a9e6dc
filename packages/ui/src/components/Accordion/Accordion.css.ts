import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion, openingChevron } from '../../internal/styles.js';

const line = `1px solid ${vars.color.divider}`;

const base = { ...text.base, color: vars.color.text, minInlineSize: 0 } as const;

export const root = {
  framed: componentStyle({
    ...base,
    border: line,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    overflow: 'clip',
  }),
  plain: componentStyle(base),
};

export const item = componentStyle({ selectors: { '& + &': { borderBlockStart: line } } });

export const heading = componentStyle({ ...text.base, margin: 0 });

export const button = componentStyle({
  ...text.base,
  ...colorTransition,
  appearance: 'none',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: '44px',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[4],
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  fontFamily: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':active': { background: vars.color.pressed },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: { [`${root.plain} > div > * > &`]: { paddingInline: space[1] } },
  '@media': noMotion,
});

export const chevron = componentStyle(openingChevron('[aria-expanded="true"]'));

export const label = componentStyle({ flex: '1 1 auto', minInlineSize: 0, fontWeight: 550, overflowWrap: 'anywhere' });

export const labelEnd = componentStyle({ flex: 'none', color: vars.color.textMuted });

/** Has no padding: a browser that finds text in a closed panel gives its box the size of the padding. */
export const panel = componentStyle({ minInlineSize: 0 });

const contentStart = `${size.icon} + ${space[2]}`;

/** Hangs under the words of the heading, past the chevron. */
export const content = componentStyle({
  paddingBlock: `${space[1]} ${space[4]}`,
  paddingInline: `calc(${space[4]} + ${contentStart}) ${space[4]}`,
  overflowWrap: 'anywhere',
  selectors: { [`${root.plain} > div > * > &`]: { paddingInline: `calc(${space[1]} + ${contentStart}) ${space[1]}` } },
});
