import type { ResourcePrice, ResourceType } from '../../generated/types.js';

/** For tests: a line of the price list, by its price for a month of 730 hours. */
export const monthlyPrice = (
  resource_type: ResourceType,
  monthly: number,
  fields: Partial<ResourcePrice> = {},
): ResourcePrice => ({
  resource_type,
  description: '',
  unit: '',
  price_per_unit: monthly / 730,
  monthly_price_per_unit: monthly,
  tiers: [],
  ...fields,
});
