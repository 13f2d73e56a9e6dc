import { compositionStyle } from '../../theme/styling.js';
import { vars } from '../../theme/contract.css.js';
import { size, space, text } from '../../theme/tokens.js';
import { formLayout, stacked } from './container.js';

export const container = compositionStyle({ containerType: 'inline-size', containerName: formLayout });

/* Flex and not grid: a sticky bar could not leave its grid area. */
export const columns = compositionStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  '@container': { [`${formLayout} ${stacked}`]: { flexDirection: 'column', alignItems: 'stretch', gap: space[6] } },
});

export const form = compositionStyle({
  display: 'grid',
  flex: '1 1 auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  maxInlineSize: size.form,
});

export const section = compositionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[6],
  borderBlockStart: `1px solid ${vars.color.divider}`,
  /* The first section has no divider above it, also where the errors of the form precede it. */
  selectors: { '&:first-child, :not(section) + &': { paddingBlockStart: 0, borderBlockStart: 'none' } },
});

export const heading = compositionStyle({
  margin: 0,
  ...text.section,
  fontFamily: vars.heading.family,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  color: vars.color.text,
});

export const description = compositionStyle({
  margin: 0,
  marginBlockStart: space.half,
  maxInlineSize: '60ch',
  ...text.base,
  color: vars.color.textMuted,
});
