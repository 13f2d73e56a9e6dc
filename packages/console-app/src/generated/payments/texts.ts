/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/payments.yaml. Importing this module makes them known to the lookups by id. */
export const paymentsTexts = registerTexts({
  failures: {
    addPaymentMethod: msg({ message: 'Adding payment method failed' }),
    topUp: msg({ message: 'Top-up error' }),
  },
  reasons: {
    'payment-channel-unavailable': msg({ message: 'Payment channel not available' }),
    'insufficient-funds': msg({ message: 'Insufficient funds' }),
    'card-expired': msg({ message: 'The card has expired' }),
    'card-pending': msg({ message: 'Wait until it has been verified' }),
    'card-unverified': msg({ message: 'Verify it first' }),
    'card-verified': msg({ message: 'It has been verified already' }),
    'card-primary': msg({ message: 'It is primary already' }),
    'invoice-buys-no-credit': msg({ message: 'Payment by invoice needs no credit: use is billed each month' }),
    'invoice-needs-approval': msg({ message: 'An administrator approves payment by invoice' }),
  },
  issues: {
    'amount-too-low': msg({ message: 'Amount is too low: enter at least {min}' }),
    'card-number-invalid': msg({ message: 'Not a valid card number' }),
    'card-expiry-invalid': msg({ message: 'Enter month and year as on the card, for example 09/28' }),
    'card-expired-date': msg({ message: 'The card has expired' }),
    'card-code-invalid': msg({ message: 'Enter the 3 or 4 digits of the security code' }),
  },
});
