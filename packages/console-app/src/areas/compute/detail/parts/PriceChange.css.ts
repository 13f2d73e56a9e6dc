import { appStyle } from '@livery/ui/styling';
import { media, space, text, vars } from '@livery/ui/theme';

export const root = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: space[3],
  ...text.base,
  color: vars.color.text,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const side = appStyle({ display: 'grid' });

export const label = appStyle({ ...text.small, color: vars.color.textMuted });

export const monthly = appStyle({ fontWeight: 600 });

export const hourly = appStyle({ ...text.small, color: vars.color.textMuted });

/* Below each other the two need no arrow. */
export const arrow = appStyle({
  display: 'inline-flex',
  color: vars.color.icon,
  '@media': { [media.mobile]: { display: 'none' } },
});
