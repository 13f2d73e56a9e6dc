import { createContainer } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

const container = createContainer();
/** Where the steps stand below each other. */
const narrow = `${container} (width < 560px)`;

export const root = componentStyle({
  containerType: 'inline-size',
  containerName: container,
  inlineSize: '100%',
  minInlineSize: 0,
});

export const list = componentStyle({
  display: 'flex',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [narrow]: { flexDirection: 'column', gap: 0 } },
});

export const step = componentStyle({
  ...text.base,
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  color: vars.color.text,
  '@container': { [narrow]: { flex: 'none', selectors: { '&:not(:last-child)': { paddingBlockEnd: space[4] } } } },
});

/** The line to the next step: beside the marker, or below it where steps stand below each other. */
export const connector = componentStyle({
  position: 'absolute',
  insetBlockStart: '11px',
  insetInlineStart: '32px',
  insetInlineEnd: 0,
  borderBlockStart: `2px solid ${vars.color.divider}`,
  selectors: { '&[data-done]': { borderColor: vars.color.primary } },
  '@container': {
    [narrow]: {
      insetBlock: '28px 4px',
      insetInline: '11px auto',
      borderBlockStart: 0,
      borderInlineStart: `2px solid ${vars.color.divider}`,
      selectors: { '&[data-done]': { borderColor: vars.color.primary } },
    },
  },
});

const box = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  boxSizing: 'border-box',
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  borderRadius: vars.radius.small,
} as const;

const beside = { [narrow]: { flexDirection: 'row', gap: space[3] } } as const;

export const plain = componentStyle({ ...box, '@container': beside });

export const button = componentStyle({
  ...box,
  ...text.base,
  ...colorTransition,
  appearance: 'none',
  fontFamily: 'inherit',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  ':focus-visible': focusRing,
  '@container': beside,
  '@media': { ...noMotion, [media.coarse]: { minBlockSize: size.touchTarget } },
});

const marked = (rule: Parameters<typeof componentStyle>[0]) =>
  componentStyle({
    ...text.small,
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: size.target,
    blockSize: size.target,
    border: '2px solid transparent',
    borderRadius: '50%',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    ...rule,
  });

export const marker = {
  done: marked({ background: vars.color.primary, color: vars.color.onPrimary }),
  current: marked({
    background: vars.color.primarySoft,
    color: vars.color.onPrimarySoft,
    borderColor: vars.color.primaryBorder,
  }),
  error: marked({
    background: vars.color.dangerSoft,
    color: vars.color.onDangerSoft,
    borderColor: vars.color.dangerBorder,
  }),
  upcoming: marked({ color: vars.color.textMuted, borderColor: vars.color.border, background: vars.color.surface }),
};

export const texts = componentStyle({ display: 'grid', minInlineSize: 0, paddingBlockStart: space.half });

export const label = {
  done: componentStyle({ overflowWrap: 'anywhere', fontWeight: 500 }),
  current: componentStyle({ overflowWrap: 'anywhere', fontWeight: 600 }),
  error: componentStyle({ overflowWrap: 'anywhere', fontWeight: 500, color: vars.color.onDangerSoft }),
  upcoming: componentStyle({ overflowWrap: 'anywhere', color: vars.color.textMuted }),
};

export const note = componentStyle({ ...text.small, color: vars.color.textMuted, overflowWrap: 'anywhere' });
