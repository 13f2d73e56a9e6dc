/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/network.yaml. Importing this module makes them known to the lookups by id. */
export const networkTexts = registerTexts({
  reasons: {
    'address-assigned': msg({ message: 'The IP address is assigned already; unassign it first' }),
    'address-unassigned': msg({ message: 'The IP address is not assigned' }),
    'address-in-use': msg({ message: 'Unassign the IP address to delete it' }),
    'address-not-public': msg({ message: 'A private IP address cannot be assigned' }),
    'address-ipv6': msg({ message: 'An IPv6 address cannot be assigned' }),
    'target-without-address': msg({ message: 'It has no private IP address yet' }),
    'target-with-address': msg({ message: 'It has a public IP address already' }),
    'network-default': msg({ message: 'This is the default network already' }),
    'network-default-kept': msg({ message: 'The default network cannot be deleted; make another one the default first' }),
    'network-in-use': msg({ message: 'There are resources in the network; remove them first' }),
  },
});
