/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/billing.yaml. Importing this module makes them known to the lookups by id. */
export const billingTexts = registerTexts({
  reasons: {
    'billing-account-in-use': msg({ message: 'Resources are charged to it; charge them to another billing account or delete them first' }),
    'billing-account-unpaid': msg({ message: 'Something is unpaid; pay it first' }),
    'billing-account-default': msg({ message: 'Make another billing account the default first' }),
    'billing-account-is-default': msg({ message: 'This is the default billing account already' }),
    'billing-account-not-active': msg({ message: 'Only an active billing account can be the default' }),
    'payment-method-missing': msg({ message: 'Verified payment method is missing' }),
    'payment-method-expired': msg({ message: 'The primary payment method has expired' }),
    'automatic-top-up-unsupported': msg({ message: 'The primary payment method does not support automatic top-up' }),
    'invoice-running': msg({ message: 'The current period is not billed yet' }),
    'invoice-paid': msg({ message: 'This is paid already' }),
    'invoice-payment-in-progress': msg({ message: 'The payment is in progress' }),
    'invoice-not-payable': msg({ message: 'There is nothing to pay' }),
    'invoice-payment-active': msg({ message: 'Payment by invoice is active' }),
    'invoice-payment-pending': msg({ message: 'The application is being reviewed' }),
  },
  issues: {
    'country-malformed': msg({ message: 'Enter a country code of 2 letters, such as EE' }),
    'country-irremovable': msg({ message: 'A country can only be replaced' }),
    'language-malformed': msg({ message: 'Enter a language code of 2 or 3 letters, such as en, or leave this empty' }),
    'document-too-large': msg({ message: 'The file is larger than {max} MB' }),
    'document-type-unknown': msg({ message: 'Choose a file of one of these types: {types}' }),
    'document-unreadable': msg({ message: 'The file could not be read' }),
  },
});
