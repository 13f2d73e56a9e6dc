import { appStyle } from '@livery/ui/styling';
import { space, text, vars } from '@livery/ui/theme';

export const rules = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...text.small,
});

export const rule = appStyle({ display: 'flex', alignItems: 'center', gap: space[2], color: vars.color.textMuted });

export const met = appStyle({ color: vars.color.onSuccessSoft });
