/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/payments.yaml. Importing this module makes them known to the lookups by id. */
export const paymentsTexts = registerTexts({
  failures: {
    addPaymentMethod: msg({ message: 'Adding payment method failed' }),
    topUp: msg({ message: 'Top-up error' }),
  },
});
