import { appStyle } from '@livery/ui/styling';
import { media, space, text, vars } from '@livery/ui/theme';

/* PriceChange */
export const priceChange = appStyle({
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

export const priceSide = appStyle({ display: 'grid' });

export const priceLabel = appStyle({ ...text.small, color: vars.color.textMuted });

export const priceMonthly = appStyle({ fontWeight: 600 });

export const priceHourly = appStyle({ ...text.small, color: vars.color.textMuted });

/* Below each other the two need no arrow. */
export const priceArrow = appStyle({
  display: 'inline-flex',
  color: vars.color.icon,
  '@media': { [media.mobile]: { display: 'none' } },
});

/* RunwayChange: as high as its longest text, so that the button below does not move when it comes. */
export const runway = appStyle({
  display: 'block',
  minBlockSize: `calc(2 * ${text.small.lineHeight})`,
  ...text.small,
  color: vars.color.textMuted,
});
