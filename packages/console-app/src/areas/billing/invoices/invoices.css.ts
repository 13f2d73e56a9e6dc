import { appStyle } from '@livery/ui/styling';
import { space } from '@livery/ui/theme';

/** What stands above the list, beside each other where there is room. */
export const cards = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'stretch',
});

export const more = appStyle({ margin: 0, marginBlockStart: space[3] });
