import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media } from '../../theme/tokens.js';

export const avatar = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  overflow: 'hidden',
  borderRadius: '50%',
  color: vars.color.onPrimarySoft,
  backgroundColor: vars.color.primarySoft,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/* Over the initials, which are there until it has loaded. */
export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '&[data-loading]': { opacity: 0 } },
});
