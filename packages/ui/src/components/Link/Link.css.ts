import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size } from '../../theme/tokens.js';
import { colorTransition, focusRing, hitArea, noMotion } from '../../internal/styles.js';

const shared = {
  color: vars.color.link,
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  borderRadius: vars.radius.small,
  ...colorTransition,
  ':focus-visible': focusRing,
  '@media': noMotion,
} as const;

export const link = {
  inline: componentStyle({
    ...shared,
    textDecorationLine: 'underline',
    ':hover': { color: vars.color.linkHover, textDecorationThickness: '2px' },
  }),
  standalone: componentStyle({
    ...shared,
    position: 'relative',
    fontWeight: 500,
    textDecorationLine: 'none',
    ':hover': { color: vars.color.linkHover, textDecorationLine: 'underline' },
    '::after': hitArea(size.target),
    '@media': { ...noMotion, [media.coarse]: { '::after': hitArea(size.touchTarget) } },
  }),
};

export const mark = componentStyle({
  display: 'inline-block',
  marginInlineStart: '3px',
  verticalAlign: '-1px',
  whiteSpace: 'nowrap',
});
