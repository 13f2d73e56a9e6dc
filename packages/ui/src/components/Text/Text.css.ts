import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { text as type } from '../../theme/tokens.js';
import { monospace } from '../../internal/styles.js';

export const base = componentStyle({ margin: 0, overflowWrap: 'break-word' });

export const size = {
  base: componentStyle(type.base),
  small: componentStyle(type.small),
  section: componentStyle(type.section),
  title: componentStyle(type.title),
  figure: componentStyle({ ...type.figure, fontVariantNumeric: 'tabular-nums' }),
};

export const tone = {
  default: componentStyle({ color: vars.color.text }),
  muted: componentStyle({ color: vars.color.textMuted }),
  inherit: componentStyle({ color: 'inherit' }),
};

export const weight = {
  regular: componentStyle({ fontWeight: 400 }),
  medium: componentStyle({ fontWeight: 500 }),
  strong: componentStyle({ fontWeight: 600 }),
};

export const heading = componentStyle({
  fontFamily: vars.heading.family,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  textWrap: 'balance',
  /* A name without a gap is broken too, where the heading shares its line with buttons. */
  overflowWrap: 'anywhere',
});

export const mono = componentStyle(monospace);
export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums' });

/** One line, cut with an ellipsis. The whole text must be reachable elsewhere. */
export const truncate = componentStyle({
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
