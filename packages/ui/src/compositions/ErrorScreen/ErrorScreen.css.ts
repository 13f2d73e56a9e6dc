import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { space, text } from '../../theme/tokens.js';
import { monospace } from '../../internal/styles.js';

const frame = {
  display: 'grid',
  boxSizing: 'border-box',
  gridTemplateColumns: 'minmax(0, 480px)',
  alignContent: 'center',
  justifyContent: 'center',
  ...text.base,
  color: vars.color.text,
} as const;

export const page = compositionStyle({
  ...frame,
  minBlockSize: '100dvh',
  padding: `${space[6]} ${space[4]} max(${space[6]}, 12vh)`,
  backgroundColor: vars.color.canvas,
});

export const part = compositionStyle({ ...frame, paddingBlock: `min(${space[12]}, 10vh)` });

export const column = compositionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
});

export const icon = compositionStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  color: vars.color.onDangerSoft,
  backgroundColor: vars.color.dangerSoft,
  border: `1px solid ${vars.color.dangerBorder}`,
  borderRadius: vars.radius.medium,
});

export const title = compositionStyle({
  margin: 0,
  ...text.title,
  fontFamily: vars.heading.family,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
});

export const message = compositionStyle({
  margin: 0,
  marginBlockStart: space[1],
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const words = compositionStyle({ inlineSize: '100%' });

export const actions = compositionStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const detail = compositionStyle({ inlineSize: '100%' });

export const plainDetail = compositionStyle({
  ...monospace,
  margin: 0,
  color: vars.color.textMuted,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
