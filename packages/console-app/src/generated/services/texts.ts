/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/services.yaml. Importing this module makes them known to the lookups by id. */
export const servicesTexts = registerTexts({
  failures: {
    createKubernetesService: msg({ message: 'Kubernetes service can not be created' }),
    rebuildServiceVm: msg({ message: 'Failed to rebuild virtual machine' }),
    startServiceResource: msg({ message: 'Failed to start virtual machine' }),
    stopServiceResource: msg({ message: 'Failed to stop virtual machine' }),
  },
  reasons: {
    'service-requested': msg({ message: 'Wait until the service is ready' }),
    'service-deleted': msg({ message: 'The service is deleted' }),
    'service-part-not-a-machine': msg({ message: 'Only a virtual machine can be started, stopped and rebuilt' }),
    'service-machine-running': msg({ message: 'The machine is running' }),
    'service-machine-stopped': msg({ message: 'The machine is stopped' }),
    'service-machine-busy': msg({ message: 'Wait until the machine has finished what it is doing' }),
    'service-machine-without-backup': msg({ message: 'There is no backup of the machine yet' }),
    'service-not-in-location': msg({ message: 'The service is not offered in this location' }),
  },
  issues: {
    'whitelist-entry-invalid': msg({ message: 'Enter an IPv4 address such as 203.0.113.7, or a range such as 203.0.113.0/24' }),
    'whitelist-entry-known': msg({ message: 'This entry is on the list already' }),
  },
});
