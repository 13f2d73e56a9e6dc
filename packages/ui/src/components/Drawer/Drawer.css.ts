import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { media, motion, size, space } from '../../theme/tokens.js';
import { coveredEnd } from '../Toast/coveredEnd.js';

export const panel = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  boxSizing: 'border-box',
  /* A strip of the page stays in sight at 320 px, as the way back. */
  inlineSize: `min(${size.sidebar}, calc(100vw - ${space[12]}))`,
  boxShadow: `0 0 48px ${vars.color.shadow}`,
  transition: `transform ${motion.slow} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { transition: 'none', transform: 'none' } },
});

const off = '[data-entering] > &, [data-exiting] > &';
const offMirrored = '[dir="rtl"] [data-entering] > &, [dir="rtl"] [data-exiting] > &';

export const side = {
  start: componentStyle({
    insetInlineStart: 0,
    borderInlineEnd: `1px solid ${vars.color.divider}`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { [off]: { transform: 'translateX(-100%)' }, [offMirrored]: { transform: 'translateX(100%)' } },
      },
    },
  }),
  end: componentStyle({
    insetInlineEnd: 0,
    borderInlineStart: `1px solid ${vars.color.divider}`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: { [off]: { transform: 'translateX(100%)' }, [offMirrored]: { transform: 'translateX(-100%)' } },
      },
    },
  }),
};

/* Where there is room beside it, toasts do not cover what can be pressed in it. */
globalStyle(`:root:has(${side.end})`, { '@media': { [media.desktop]: { vars: { [coveredEnd]: size.sidebar } } } });

export const surface = {
  page: componentStyle({ color: vars.color.text, backgroundColor: vars.color.raised }),
  navigation: componentStyle({
    color: vars.nav.text,
    backgroundColor: vars.nav.surface,
    borderColor: vars.nav.divider,
  }),
};

/** The close button on a navigation of the theme's own colour. */
export const navigationClose = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.medium,
  color: vars.nav.text,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.nav.hover },
  ':focus-visible': { outline: `2px solid ${vars.nav.focusRing}`, outlineOffset: '-2px' },
  '@media': { [media.coarse]: { inlineSize: size.touchTarget, blockSize: size.touchTarget } },
});

export const navigationBody = componentStyle({ paddingInline: space[2], paddingBlock: `${space[1]} ${space[4]}` });
