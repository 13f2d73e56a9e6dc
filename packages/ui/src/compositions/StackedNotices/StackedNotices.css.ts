import { vars } from '../../theme/contract.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { space, z } from '../../theme/tokens.js';

export const stack = compositionStyle({
  position: 'relative',
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
});

export const line = compositionStyle({
  display: 'inline-flex',
  minInlineSize: 0,
  alignItems: 'center',
  gap: space[2],
  overflowWrap: 'anywhere',
});

/* Over the page, so that nothing on it moves. */
export const others = compositionStyle({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  zIndex: z.header,
  display: 'grid',
  gap: space[2],
  /* It stays in sight while the page scrolls. Above it are lines of the header, each of which may wrap. */
  maxBlockSize: 'max(96px, calc(100dvh - 160px))',
  padding: space[3],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: vars.color.onWarningSoft,
  backgroundColor: vars.color.warningSoft,
  border: `1px solid ${vars.color.warningBorder}`,
  boxShadow: `0 8px 24px ${vars.color.shadow}`,
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const other = compositionStyle({ display: 'flex', justifyContent: 'center' });
