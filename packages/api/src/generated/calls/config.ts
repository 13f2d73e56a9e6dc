/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Call } from '../../client/call.js';
import { Location, ResourcePrice, RestrictionClearThreshold, SiteConfig, VmImage } from '../answers/config.js';

/** Get the site configuration. */
export const getUiConfig: Call<'getUiConfig'> = {
  id: 'getUiConfig',
  method: 'GET',
  path: '/config/ui/config',
  public: true,
  answer: SiteConfig,
};

/** List the locations. */
export const listLocations: Call<'listLocations'> = {
  id: 'listLocations',
  method: 'GET',
  path: '/config/locations',
  public: true,
  answer: ['list', Location],
};

/** List the images for virtual machines. */
export const listVmImages: Call<'listVmImages'> = {
  id: 'listVmImages',
  method: 'GET',
  path: '/config/vm_images',
  answer: ['list', VmImage],
};

/** Get the top-up that lifts restrictions. */
export const getRestrictionClearThreshold: Call<'getRestrictionClearThreshold'> = {
  id: 'getRestrictionClearThreshold',
  method: 'GET',
  path: '/config/payment/restriction_level_clear_topup_threshold',
  answer: RestrictionClearThreshold,
};

/** Get the current prices. */
export const getPricing: Call<'getPricing'> = {
  id: 'getPricing',
  method: 'GET',
  path: '/pricing/list/current',
  answer: ['map', ['map', ['map', ['list', ResourcePrice]]]],
};

/** Set the top-up that lifts restrictions. */
export const setRestrictionClearThreshold: Call<'setRestrictionClearThreshold'> = {
  id: 'setRestrictionClearThreshold',
  method: 'PUT',
  path: '/config/payment/restriction_level_clear_topup_threshold',
  body: ['threshold'],
  failure: 'performAction',
  affects: [['getRestrictionClearThreshold']],
  idempotent: true,
};
