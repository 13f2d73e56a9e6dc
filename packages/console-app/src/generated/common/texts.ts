/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/common.yaml. Importing this module makes them known to the lookups by id. */
export const commonTexts = registerTexts({
  failures: {
    performAction: msg({ message: 'Error performing action' }),
    createResource: msg({ message: 'There was an error while creating your resource' }),
  },
  reasons: {
    'location-closed': msg({ message: 'New resources cannot be created in this location at the moment' }),
    'location-unpublished': msg({ message: 'There is no such location' }),
    'account-suspended': msg({ message: 'Suspended: nothing can be charged to it' }),
    'account-pending': msg({ message: 'Waits for validation: nothing can be charged to it yet' }),
    'account-frozen': msg({ message: 'Frozen: nothing new can be charged to it' }),
    'account-terminated': msg({ message: 'Closed: nothing can be charged to it' }),
    'account-over-allowance': msg({ message: 'More than your billing account may use' }),
  },
  issues: {
    required: msg({ message: 'This field is required' }),
    'email-malformed': msg({ message: 'Enter an email address such as name@example.com' }),
    'not-a-whole-number': msg({ message: 'Enter a whole number' }),
    'too-small': msg({ message: 'Enter at least {min}' }),
    'too-large': msg({ message: 'Enter at most {max}' }),
    'not-in-steps': msg({ message: 'Enter {min} plus a multiple of {step}' }),
    'not-in-list': msg({ message: 'Choose one of {values}' }),
    'not-matching': msg({ message: 'The provider does not accept this. Use something shorter or simpler.' }),
    'ssh-key-empty': msg({ message: 'Enter a public SSH key' }),
    'ssh-key-private': msg({ message: 'This is a private key. Keep it to yourself and use the public one, usually the file that ends in .pub' }),
    'ssh-key-several': msg({ message: 'Enter one public SSH key, on one line' }),
    'ssh-key-malformed': msg({ message: 'Not a public SSH key; one looks like "ssh-ed25519 AAAA… name"' }),
    'ssh-key-unsupported': msg({ message: 'Use an Ed25519, RSA or ECDSA key' }),
    'ssh-key-too-weak': msg({ message: 'Use an RSA key of at least 2048 bits' }),
  },
});
