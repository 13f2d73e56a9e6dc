/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/identity.yaml. Importing this module makes them known to the lookups by id. */
export const identityTexts = registerTexts({
  failures: {
    signIn: msg({ message: 'Login error' }),
    updateUserProfile: msg({ message: 'Failed to update details' }),
    activateMfa: msg({ message: 'Failed to activate MFA' }),
    deactivateMfa: msg({ message: 'Failed to deactivate MFA' }),
  },
});
