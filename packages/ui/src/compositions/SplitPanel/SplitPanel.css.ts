import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.js';
import { compositionStyle } from '../../theme/styling.js';
import { leastRest } from './limits.js';
import { media, size, space, text, z } from '../../theme/tokens.js';

/** How much of the start of the screen a header of the page covers; pages set it, 0 without. */
const stickyStart = 'var(--livery-sticky-start, 0px)';

/** The size of the panel, as it was chosen. */
export const panelSize = createVar();

export const root = compositionStyle({ minInlineSize: 0 });

/* The panel keeps the end of the page in sight while the page scrolls, whichever of the two is longer. */
export const layout = {
  end: compositionStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space[4],
  }),
  bottom: compositionStyle({ display: 'flex', flexDirection: 'column', rowGap: space[4] }),
};

export const rest = compositionStyle({ flex: 'auto', minInlineSize: 0 });

const panel = {
  position: 'sticky',
  zIndex: z.sticky,
  display: 'flex',
  boxSizing: 'border-box',
  flexDirection: 'column',
  minInlineSize: 0,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.large,
} as const;

export const panelAt = {
  end: compositionStyle({
    ...panel,
    insetBlockStart: stickyStart,
    inlineSize: panelSize,
    maxInlineSize: `calc(100cqi - ${leastRest.end}px)`,
    maxBlockSize: `calc(100dvh - ${stickyStart})`,
    selectors: { '&[data-collapsed]': { inlineSize: 'auto' } },
  }),
  bottom: compositionStyle({
    ...panel,
    insetBlockEnd: 0,
    blockSize: panelSize,
    maxBlockSize: `calc(100dvh - ${stickyStart} - ${leastRest.bottom}px)`,
    boxShadow: `0 -8px 24px -12px ${vars.color.shadow}`,
    selectors: { '&[data-collapsed]': { blockSize: 'auto' } },
  }),
};

/** What `100cqi` of a panel at the end is measured by. */
export const container = compositionStyle({ containerType: 'inline-size' });

export const head = compositionStyle({
  display: 'flex',
  flex: 'none',
  boxSizing: 'border-box',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: size.touchTarget,
  paddingBlock: space[1],
  paddingInline: `${space[4]} ${space[2]}`,
});

/* Folded to the side, only its buttons are left. */
export const headFolded = compositionStyle({ flexDirection: 'column', paddingInline: space[1] });

export const heading = compositionStyle({ flex: 'auto', minInlineSize: 0, overflowWrap: 'anywhere' });

/* A Drawer has them above its content. */
export const drawerActions = compositionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockEnd: space[4],
});

export const body = compositionStyle({
  ...text.base,
  flex: 'auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `0 ${space[4]}`,
  paddingInline: space[4],
  selectors: { '&[hidden]': { display: 'none' } },
  ':focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
});

const grip = {
  content: '""',
  boxSizing: 'border-box',
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.borderStrong,
} as const;

const splitter = {
  position: 'absolute',
  zIndex: 1,
  touchAction: 'none',
  userSelect: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover::before, &:active::before': { backgroundColor: vars.color.primary },
    '&:focus-visible': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: { '::before': { border: '2px solid ButtonText' } },
  },
} as const;

export const splitterAt = {
  end: compositionStyle({
    ...splitter,
    insetBlock: 0,
    insetInlineStart: `calc(${size.target} / -2)`,
    inlineSize: size.target,
    cursor: 'col-resize',
    '::before': { ...grip, inlineSize: '4px', blockSize: '32px', marginBlockStart: '-16px', marginInlineStart: '-2px' },
  }),
  bottom: compositionStyle({
    ...splitter,
    insetInline: 0,
    insetBlockStart: `calc(${size.target} / -2)`,
    blockSize: size.target,
    cursor: 'row-resize',
    '::before': { ...grip, inlineSize: '32px', blockSize: '4px', marginBlockStart: '-2px', marginInlineStart: '-16px' },
  }),
};
