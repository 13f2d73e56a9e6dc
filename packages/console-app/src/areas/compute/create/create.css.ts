import { appStyle } from '@livery/ui/styling';
import { media, size, space, text, vars } from '@livery/ui/theme';

/** A field as wide as one of two that stand beside each other, and a button that takes it away. */
export const removable = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
  maxInlineSize: `calc((${size.form} - ${space[4]}) / 2)`,
});

/* As far down as the label of a field reaches, so that what is in it stands beside the box. */
export const besideBox = appStyle({ paddingBlockStart: space[6] });

export const reminder = appStyle({ margin: 0, marginBlockStart: space[1], ...text.small, color: vars.color.textMuted });

export const filters = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 320px) minmax(140px, 180px)',
  justifyContent: 'start',
  alignItems: 'end',
  gap: space[2],
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr', justifyContent: 'stretch' } },
});

export const search = appStyle({ minInlineSize: 0, '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
