import { appStyle } from '@livery/ui/styling';
import { size, space } from '@livery/ui/theme';

/** As wide as the form and its sidebar, so that what stands in the page's head ends where they do. */
export const page = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxInlineSize: `calc(${size.form} + ${space[8]} + ${size.sidebar})`,
});

/** Above the first section: what keeps the form from being sent. */
export const problems = appStyle({ paddingBlockEnd: space[6], ':empty': { display: 'none' } });

/** The choice of the display currency. */
export const currency = appStyle({ inlineSize: '96px', flex: 'none' });

/** Below the last section, where the button is not in a sidebar. */
export const footer = appStyle({ paddingBlockStart: space[6] });
