import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { font, media, space, text } from '../../theme/tokens.js';

/* Unlayered, because the frames below hold whole pages still that measure themselves by the screen. */

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 600px), 1fr))',
});

export const region = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[8],
  padding: `${space[6]} clamp(12px, 2.2vw, 32px) ${space[12]}`,
});

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

export const caption = style({ ...text.small, fontWeight: 500, color: vars.color.textMuted });

export const grounds = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: space[3],
});

const ground = (background: string) =>
  style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minBlockSize: '88px',
    padding: space[4],
    backgroundColor: background,
    border: `1px solid ${vars.color.divider}`,
    borderRadius: vars.radius.large,
    overflow: 'hidden',
  });

export const groundOf = {
  surface: ground(vars.color.surface),
  nav: ground(vars.nav.surface),
  login: ground(vars.login.canvas),
};

const frame = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
  isolation: 'isolate',
});

/** The console's own frame at full size, cut to what fits here; what it fixes to the screen stays inside. */
export const consoleFrame = style([frame, { blockSize: '460px', contain: 'layout paint' }]);
globalStyle(`${consoleFrame} > *`, { blockSize: '100%', minBlockSize: 0 });
globalStyle(`${consoleFrame} nav`, { position: 'static', blockSize: 'auto', alignSelf: 'stretch' });

/** The login page at half size: its layouts need the width of a desktop. */
export const loginFrame = style([frame, { blockSize: '430px' }]);
export const half = style({ display: 'grid', zoom: 0.5, blockSize: '860px' });
globalStyle(`${half} > *`, { minBlockSize: '100%' });
globalStyle(`${half} > [data-shape="panes"]`, {
  '@media': { [media.desktop]: { gridTemplateRows: 'minmax(0, 1fr)' } },
});
globalStyle(`${half} > [data-layout="minimal"]`, { '@media': { [media.desktop]: { gridTemplateRows: '42% 1fr' } } });

export const specimen = style({
  display: 'grid',
  gap: space[2],
  padding: space[6],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
});

export const display = style({
  fontFamily: vars.heading.family,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  fontSize: '40px',
  lineHeight: '44px',
  overflowWrap: 'anywhere',
});

/** A dialog where it stands, without the scrim and the focus trap that a real one brings. */
export const stage = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[6],
  background: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim}), ${vars.color.canvas}`,
  borderRadius: vars.radius.large,
});

export const toasts = style({ display: 'grid' });
globalStyle(`${toasts} section`, { position: 'static', inlineSize: '100%' });

export const ladder = style({ display: 'grid', gap: space[1], margin: 0 });

export const rung = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 136px) minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'start',
});

export const token = style({
  fontFamily: font.mono,
  fontSize: '11px',
  lineHeight: '28px',
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 14px',
  margin: 0,
  paddingBlock: '2px',
  paddingInline: '10px',
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.small,
  fontSize: '11px',
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
});

export const measured = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

export const shape = style({ inlineSize: '10px', blockSize: '10px', borderRadius: '50%', border: '3px solid' });
