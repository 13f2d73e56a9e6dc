import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { hitArea, noMotion, oneLine, quietButton } from '../../internal/styles.js';

/** The height of a chip: in a line of its own it leaves the field as high as any, also where density makes that less. */
const chipHeight = `max(22px, ${size.control} - 10px)`;
/** Above and below a line of chips, within the field's border of 1 px. */
const linePadding = `calc((${size.control} - 2px - ${chipHeight}) / 2)`;

/** Around the chips and the input after them, which has what is left of its line. */
export const wrap = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 0',
  gap: space[1],
  minInlineSize: 0,
  boxSizing: 'border-box',
  paddingBlock: linePadding,
  paddingInlineStart: linePadding,
  cursor: 'text',
});

export const smallWrap = componentStyle({ paddingBlock: '2px', paddingInlineStart: '2px' });

/** The place of the input. Alone, its text begins where that of any field does; after chips, close to them. */
export const input = componentStyle({
  display: 'flex',
  flex: '1 1 56px',
  minInlineSize: 0,
  minBlockSize: '22px',
  marginInlineStart: '-4px',
});

export const chips = componentStyle({
  /* Its chips stand in the lines of the box, with the input behind the last one. */
  display: 'contents',
  listStyle: 'none',
});

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  minBlockSize: chipHeight,
  padding: 0,
  paddingInlineStart: space[2],
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.medium} - 2px)`,
  background: vars.color.neutralSoft,
  color: vars.color.onNeutralSoft,
  ...text.base,
  cursor: 'default',
  '@media': {
    [media.coarse]: { minBlockSize: '34px' },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const smallChip = componentStyle({ minBlockSize: '22px', ...text.small });

export const fixedChip = componentStyle({ paddingInlineEnd: space[2] });

export const disabledChip = componentStyle({
  borderColor: vars.color.divider,
  background: 'transparent',
  color: 'inherit',
  '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
});

export const label = componentStyle({ ...oneLine, minInlineSize: 0, unicodeBidi: 'isolate' });

export const remove = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  marginInline: '3px',
  borderRadius: vars.radius.small,
  ...quietButton,
  '::after': hitArea('24px'),
  '@media': { ...noMotion, [media.coarse]: { inlineSize: '32px', blockSize: '32px', marginInline: 0 } },
});

/** How many more there are; a press shows them. */
export const more = componentStyle({
  boxSizing: 'border-box',
  minBlockSize: chipHeight,
  margin: 0,
  paddingInline: space[2],
  borderRadius: `calc(${vars.radius.medium} - 2px)`,
  ...quietButton,
  ...text.base,
  fontWeight: 550,
  color: vars.color.textMuted,
  '@media': { ...noMotion, [media.coarse]: { minBlockSize: '34px' } },
});
