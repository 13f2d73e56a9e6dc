import { focusRing } from '../../internal/styles.js';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

const place = { display: 'block', maxInlineSize: '100%', boxSizing: 'border-box', borderRadius: 8 } as const;

/* Dark on light in every theme and mode: that is what cameras read. */
export const code = componentStyle({
  ...place,
  color: 'black',
  backgroundColor: 'white',
  forcedColorAdjust: 'none',
});

export const failure = componentStyle({
  ...place,
  ...text.small,
  padding: space[2],
  fontFamily: 'inherit',
  textAlign: 'start',
  color: vars.color.onDangerSoft,
  backgroundColor: vars.color.dangerSoft,
  border: `1px solid ${vars.color.dangerBorder}`,
  cursor: 'pointer',
  ':focus-visible': focusRing,
});
