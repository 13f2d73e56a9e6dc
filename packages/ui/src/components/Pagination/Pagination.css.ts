import { createContainer } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

const container = createContainer();
/** Where the numbers of pages give way to "Page 3 of 12". */
const narrow = `${container} (width < 520px)`;

export const root = componentStyle({
  ...text.base,
  containerType: 'inline-size',
  containerName: container,
  inlineSize: '100%',
  minInlineSize: 0,
  color: vars.color.text,
});

/** Around the buttons at both ends. */
export const step = componentStyle({ minInlineSize: 0 });

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

export const summary = componentStyle({
  flex: '1 1 auto',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const pageSize = componentStyle({ display: 'flex', alignItems: 'center', gap: space[2], whiteSpace: 'nowrap' });

export const list = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.half,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const number = componentStyle({ '@container': { [narrow]: { display: 'none' } } });

/** Where there are no numbers, and where they have no room. */
export const position = {
  always: componentStyle({ paddingInline: space[2], fontVariantNumeric: 'tabular-nums' }),
  narrow: componentStyle({
    display: 'none',
    paddingInline: space[2],
    fontVariantNumeric: 'tabular-nums',
    '@container': { [narrow]: { display: 'list-item' } },
  }),
};

export const gap = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '32px',
  color: vars.color.textMuted,
});

export const item = componentStyle({
  ...text.base,
  ...colorTransition,
  appearance: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: '32px',
  minBlockSize: '32px',
  margin: 0,
  paddingBlock: 0,
  paddingInline: space[1],
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  fontFamily: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  ':active': { background: vars.color.pressed },
  ':focus-visible': focusRing,
  selectors: {
    '&[aria-current]': {
      background: vars.color.primarySoft,
      borderColor: vars.color.primaryBorder,
      color: vars.color.onPrimarySoft,
      fontWeight: 600,
    },
    '&[aria-disabled="true"]': { background: 'transparent', color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    ...noMotion,
    [media.coarse]: { minInlineSize: size.touchTarget, minBlockSize: size.touchTarget },
    [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
