import { images } from '../catalogue/images.js';
import { locations } from '../catalogue/locations.js';
import { pricing } from '../catalogue/pricing.js';
import { siteOf } from '../catalogue/site.js';
import { type HandlersOf, notBuilt } from '../http/handlers.js';

/** What the provider offers (specification: account and billing, section 7; infrastructure, section 7). */
export const config: HandlersOf<'config'> = {
  getUiConfig: ({ state }) => siteOf(state),
  listLocations: () => [...locations],
  listVmImages: () => [...images],
  getPricing: () => pricing,
  getRestrictionClearThreshold: notBuilt,
  setRestrictionClearThreshold: notBuilt,
};
