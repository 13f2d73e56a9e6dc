import { vars } from '../../theme/contract.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { media, space, text } from '../../theme/tokens.js';

/** Height of a line, but on a telephone, where it may have two. */
export const stripSize = '36px';

export const strip = compositionStyle({
  display: 'flex',
  boxSizing: 'border-box',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  minBlockSize: stripSize,
  paddingInline: space[4],
  ...text.base,
  fontWeight: 500,
  color: vars.color.onWarningSoft,
  backgroundColor: vars.color.warningSoft,
  borderBlockEnd: `1px solid ${vars.color.warningBorder}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { blockSize: stripSize },
    [media.mobile]: { justifyContent: 'space-between', paddingBlock: space[1] },
  },
});
