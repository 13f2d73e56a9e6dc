import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

export const alert = componentStyle({
  ...text.base,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[2],
  boxSizing: 'border-box',
  paddingBlock: space[3],
  paddingInline: space[3],
  border: '1px solid',
  borderRadius: vars.radius.medium,
});

export const tone = {
  neutral: componentStyle({
    background: vars.color.neutralSoft,
    color: vars.color.onNeutralSoft,
    borderColor: vars.color.neutralBorder,
  }),
  info: componentStyle({
    background: vars.color.infoSoft,
    color: vars.color.onInfoSoft,
    borderColor: vars.color.infoBorder,
  }),
  success: componentStyle({
    background: vars.color.successSoft,
    color: vars.color.onSuccessSoft,
    borderColor: vars.color.successBorder,
  }),
  warning: componentStyle({
    background: vars.color.warningSoft,
    color: vars.color.onWarningSoft,
    borderColor: vars.color.warningBorder,
  }),
  danger: componentStyle({
    background: vars.color.dangerSoft,
    color: vars.color.onDangerSoft,
    borderColor: vars.color.dangerBorder,
  }),
};

/* 2 px bring the icon to the middle of the first line. */
export const icon = componentStyle({ paddingBlockStart: space.half });

export const content = componentStyle({ display: 'grid', gap: space[1], minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = componentStyle({ margin: 0, fontWeight: 600 });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[2] });

export const dismiss = componentStyle({
  ...colorTransition,
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  marginBlock: '-2px',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { borderColor: 'currentColor' },
  ':focus-visible': { ...focusRing, outlineOffset: 0 },
  '@media': {
    ...noMotion,
    [media.coarse]: { inlineSize: size.touchTarget, blockSize: size.touchTarget, margin: '-12px' },
  },
});
