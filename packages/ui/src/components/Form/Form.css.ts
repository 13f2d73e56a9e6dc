import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { media, size, space, text } from '../../theme/tokens.js';
import { focusRing } from '../../internal/styles.js';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[4], minInlineSize: 0 } as const;

export const form = componentStyle({ ...stack, maxInlineSize: size.form, inlineSize: '100%' });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlockStart: space[2],
  '@media': { [media.mobile]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const summary = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[2],
  padding: space[3],
  border: `1px solid ${vars.color.dangerBorder}`,
  borderRadius: `min(${vars.radius.large}, 12px)`,
  background: vars.color.dangerSoft,
  color: vars.color.onDangerSoft,
  ...text.base,
  /* It takes focus by script after a failed submit, and must be seen to. */
  ':focus': focusRing,
});

export const summaryIcon = componentStyle({ display: 'inline-flex', alignItems: 'center', blockSize: '20px' });

export const summaryTitle = componentStyle({ margin: 0, fontWeight: 600 });

export const summaryList = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const summaryLink = componentStyle({
  display: 'inline-block',
  minBlockSize: '24px',
  paddingBlock: '2px',
  boxSizing: 'border-box',
  color: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: vars.radius.small,
  ':hover': { textDecorationThickness: '2px' },
  ':focus-visible': focusRing,
});
