/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as config from '../schemas/config.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /config/ui/config': { operationId: 'getUiConfig', schema: config.zGetUiConfigResponse },
  'GET /config/locations': { operationId: 'listLocations', schema: config.zListLocationsResponse },
  'GET /config/vm_images': { operationId: 'listVmImages', schema: config.zListVmImagesResponse },
  'GET /config/payment/restriction_level_clear_topup_threshold': { operationId: 'getRestrictionClearThreshold', schema: config.zGetRestrictionClearThresholdResponse },
  'GET /pricing/list/current': { operationId: 'getPricing', schema: config.zGetPricingResponse },
} as const;
