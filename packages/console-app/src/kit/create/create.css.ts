import { appStyle } from '@livery/ui/styling';
import { media, size, space } from '@livery/ui/theme';

/** As wide as the form and its sidebar, so that what stands in the page's head ends where they do. */
export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: `calc(${size.form} + ${space[8]} + ${size.sidebar})`,
});

/** Above the first section: what keeps the form from being sent. */
export const problems = appStyle({ paddingBlockEnd: space[6], ':empty': { display: 'none' } });

/** Lines of a card's description, below each other. */
export const line = appStyle({ display: 'block' });

/** Fields beside each other; below each other where there is no room. */
export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
});

/** As wide as one of two fields that stand beside each other. */
const half = `calc((${size.form} - ${space[4]}) / 2)`;

/** A field that is not worth the whole width. */
export const narrow = appStyle({ maxInlineSize: half, '@media': { [media.mobile]: { maxInlineSize: 'none' } } });

/** A field, and a button that takes it away. */
export const removable = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
  maxInlineSize: half,
});

/* As far down as the label of a field reaches, so that what is in it stands beside the box. */
export const besideBox = appStyle({ paddingBlockStart: space[6] });

export const cardSkeletons = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: space[2],
});

export const currency = appStyle({ inlineSize: '96px', flex: 'none' });
