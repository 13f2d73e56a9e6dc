import { appStyle } from '@livery/ui/styling';
import { size, space } from '@livery/ui/theme';

/** A field, and a button that takes it away. */
export const removable = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
  maxInlineSize: size.form,
});

/* As far down as the label of a field reaches, so that what is in it stands beside the box. */
export const besideBox = appStyle({ paddingBlockStart: space[6] });
