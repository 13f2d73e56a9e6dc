/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/access.yaml. Importing this module makes them known to the lookups by id. */
export const accessTexts = registerTexts({
  failures: {
    acceptAccessImpersonation: msg({ message: 'Failed to accept invitation' }),
    startAccessImpersonation: msg({ message: 'Failed to start impersonation' }),
    createApiToken: msg({ message: 'Failed to create kong token' }),
    updateApiToken: msg({ message: 'Failed to update kong token' }),
    deleteApiToken: msg({ message: 'Failed to delete kong token' }),
    createAccessDelegation: msg({ message: 'Failed to create access delegation group' }),
    deleteAccessDelegation: msg({ message: 'Failed to delete access delegation' }),
    createAccessDelegationImpersonation: msg({ message: 'Failed to creating impersonation key' }),
    deleteAccessDelegationImpersonation: msg({ message: 'Failed to delete impersonation key' }),
  },
  reasons: {
    'invitation-pending': msg({ message: 'Accept the invitation first' }),
  },
  issues: {
    'grantee-self': msg({ message: 'This is your own address. Invite somebody else.' }),
    'grantee-invited': msg({ message: 'This address is invited already' }),
    'share-end-past': msg({ message: 'Choose a time that is still to come' }),
  },
});
