import { appStyle } from '@livery/ui/styling';
import { media, size, space, text, vars } from '@livery/ui/theme';

const line = { content: '""', flex: 1, blockSize: '1px', backgroundColor: vars.color.divider } as const;

/** A word between two lines. */
export const separator = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  ...text.small,
  color: vars.login.onPanelMuted,
  '::before': line,
  '::after': line,
});

/** A question and the button that answers it. */
export const toggle = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[1],
  color: vars.login.onPanelMuted,
});

export const forgot = appStyle({ display: 'flex', justifyContent: 'flex-end', marginBlock: `calc(-1 * ${space[2]})` });

/** A button that reads as a link: it leads to another mode of the screen. */
export const modeButton = appStyle({
  minBlockSize: size.target,
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.small,
  background: 'none',
  font: 'inherit',
  fontWeight: 500,
  color: vars.color.link,
  cursor: 'pointer',
  ':hover': { color: vars.color.linkHover, textDecorationLine: 'underline', textUnderlineOffset: '3px' },
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '2px' },
  '@media': { [media.coarse]: { minBlockSize: size.touchTarget } },
});

export const sentence = appStyle({ margin: 0, color: vars.login.onPanelMuted, overflowWrap: 'anywhere' });

/** The address that a mail went to. */
export const address = appStyle({ margin: 0, ...text.section, color: vars.login.onPanel, overflowWrap: 'anywhere' });

export const message = appStyle({ display: 'grid', gap: space[3], ':focus-visible': { outline: 'none' } });
