import { appStyle } from '@livery/ui/styling';
import { font, media, space, vars, z } from '@livery/ui/theme';

export const name = appStyle({
  verticalAlign: 'middle',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const icon = appStyle({ display: 'inline-flex', color: vars.color.icon, flexShrink: 0 });

export const tools = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[2],
});

export const search = appStyle({
  flex: '0 1 320px',
  minInlineSize: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});

/** The field of a button that opens the browser's own choice of files. */
export const fileField = appStyle({ display: 'none' });

export const preview = appStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '120px',
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  overflow: 'hidden',
});

export const image = appStyle({ display: 'block', maxInlineSize: '100%', maxBlockSize: '50vh', objectFit: 'contain' });

export const text = appStyle({
  inlineSize: '100%',
  maxBlockSize: '50vh',
  margin: 0,
  padding: space[3],
  overflow: 'auto',
  fontFamily: font.mono,
  fontSize: '12px',
  lineHeight: '18px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: vars.color.text,
  boxSizing: 'border-box',
});

export const document = appStyle({ inlineSize: '100%', blockSize: '60vh', border: 0 });

export const panel = appStyle({
  position: 'fixed',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  zIndex: z.header,
  inlineSize: `min(380px, calc(100vw - ${space[8]}))`,
  maxBlockSize: '50vh',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: `0 8px 24px ${vars.color.shadow}`,
});
