/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { Location, ResourcePrice, RestrictionClearThreshold, SiteConfig, VmImage } from '../responseSchemas/config.js';

/** Get the site configuration. */
export const getUiConfig: Operation<'getUiConfig'> = {
  id: 'getUiConfig',
  method: 'GET',
  path: '/config/ui/config',
  public: true,
  response: SiteConfig,
};

/** List the locations. */
export const listLocations: Operation<'listLocations'> = {
  id: 'listLocations',
  method: 'GET',
  path: '/config/locations',
  public: true,
  response: ['list', Location],
};

/** List the images for virtual machines. */
export const listVmImages: Operation<'listVmImages'> = {
  id: 'listVmImages',
  method: 'GET',
  path: '/config/vm_images',
  response: ['list', VmImage],
};

/** Get the top-up that lifts restrictions. */
export const getRestrictionClearThreshold: Operation<'getRestrictionClearThreshold'> = {
  id: 'getRestrictionClearThreshold',
  method: 'GET',
  path: '/config/payment/restriction_level_clear_topup_threshold',
  response: RestrictionClearThreshold,
};

/** Get the current prices. */
export const getPricing: Operation<'getPricing'> = {
  id: 'getPricing',
  method: 'GET',
  path: '/pricing/list/current',
  response: ['map', ['map', ['map', ['list', ResourcePrice]]]],
};

/** Set the top-up that lifts restrictions. */
export const setRestrictionClearThreshold: Operation<'setRestrictionClearThreshold'> = {
  id: 'setRestrictionClearThreshold',
  method: 'PUT',
  path: '/config/payment/restriction_level_clear_topup_threshold',
  body: ['threshold'],
  failure: 'performAction',
  affects: [['getRestrictionClearThreshold']],
  idempotent: true,
};
