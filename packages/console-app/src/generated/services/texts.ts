/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/services.yaml. Importing this module makes them known to the lookups by id. */
export const servicesTexts = registerTexts({
  failures: {
    rebuildServiceVm: msg({ message: 'Failed to rebuild virtual machine' }),
    startServiceResource: msg({ message: 'Failed to start virtual machine' }),
    stopServiceResource: msg({ message: 'Failed to stop virtual machine' }),
  },
});
