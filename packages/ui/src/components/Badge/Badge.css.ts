import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

export const badge = componentStyle({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minBlockSize: '20px',
  paddingInline: '6px',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const label = componentStyle({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

const soft = (background: string, color: string) => componentStyle({ background, color });

export const tone = {
  neutral: soft(vars.color.neutralSoft, vars.color.onNeutralSoft),
  success: soft(vars.color.successSoft, vars.color.onSuccessSoft),
  warning: soft(vars.color.warningSoft, vars.color.onWarningSoft),
  danger: soft(vars.color.dangerSoft, vars.color.onDangerSoft),
  info: soft(vars.color.infoSoft, vars.color.onInfoSoft),
  primary: soft(vars.color.primarySoft, vars.color.onPrimarySoft),
  outline: componentStyle({ borderColor: vars.color.divider, color: vars.color.textMuted }),
};
