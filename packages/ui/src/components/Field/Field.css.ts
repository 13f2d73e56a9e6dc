import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';

export const field = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space[1],
  minInlineSize: 0,
});

export const head = componentStyle({ display: 'flex', alignItems: 'center', minInlineSize: 0 });

export const label = componentStyle({
  display: 'inline',
  ...text.base,
  fontWeight: 550,
  color: vars.color.text,
  overflowWrap: 'anywhere',
});

export const optional = componentStyle({ ...text.small, fontWeight: 400, color: vars.color.textMuted });

export const control = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

const line = {
  display: 'flex',
  gap: '6px',
  margin: 0,
  ...text.small,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
} as const;

export const reason = componentStyle({ ...line, color: vars.color.textMuted });

export const description = componentStyle({ ...line, display: 'block', color: vars.color.textMuted });

export const error = componentStyle({ ...line, color: vars.color.onDangerSoft, fontWeight: 500 });

/* Centers the icon on the first line, however many follow. */
export const mark = componentStyle({ display: 'inline-flex', alignItems: 'center', blockSize: '16px', flex: 'none' });
