/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import { msg } from '@lingui/core/macro';
import { registerTexts } from '#i18n/textRegistry.js';

/** The texts of openapi/texts/compute.yaml. Importing this module makes them known to the lookups by id. */
export const computeTexts = registerTexts({
  failures: {
    updateVm: msg({ message: 'Failed to update virtual machine' }),
    startVm: msg({ message: 'Failed to start virtual machine' }),
    stopVm: msg({ message: 'Failed to stop virtual machine' }),
    cloneVm: msg({ message: 'Failed to clone virtual machine' }),
    rebuildVm: msg({ message: 'Failed to rebuild virtual machine' }),
    toggleVmBackup: msg({ message: 'Failed to enable/disable backup' }),
    createReplica: msg({ message: 'Failed to create snapshot of virtual machine' }),
    deleteReplica: msg({ message: 'Failed to delete snapshot' }),
    addDisk: msg({ message: 'Failed to add disk to VM' }),
    resizeDisk: msg({ message: 'Failed to resize disk on VM' }),
    deleteDisk: msg({ message: 'Failed to delete disk from VM' }),
    setVmPassword: msg({ message: 'Change password failed' }),
    listHostPools: msg({ message: 'Failed to list host pools' }),
  },
  reasons: {
    'vm-running': msg({ message: 'The virtual machine is running' }),
    'vm-stopped': msg({ message: 'The virtual machine is stopped' }),
    'vm-not-running': msg({ message: 'The virtual machine is not running' }),
    'vm-deleted': msg({ message: 'The virtual machine is deleted' }),
    'vm-in-transition': msg({ message: 'Wait until the virtual machine has finished what it is doing' }),
    'vm-without-disk': msg({ message: 'The virtual machine has no disk' }),
    'vm-without-interface': msg({ message: 'The virtual machine has no network interface' }),
    'vm-without-replica': msg({ message: 'The virtual machine has no snapshot or backup' }),
    'primary-disk': msg({ message: 'The primary disk cannot be deleted' }),
    'primary-disk-kept': msg({ message: 'The primary disk stays with its virtual machine' }),
    'replica-being-made': msg({ message: 'Wait until the snapshot has been made' }),
    'start-to-change-password': msg({ message: 'Start the virtual machine to change its password' }),
    'stop-to-rescue': msg({ message: 'Stop the virtual machine to start it in rescue mode' }),
    'stop-to-move-disk': msg({ message: 'Stop the virtual machine to use its disk for another one' }),
    'stop-to-resize': msg({ message: 'Stop the virtual machine to resize it' }),
    'wake-first': msg({ message: 'Start the hibernated virtual machine first' }),
  },
  issues: {
    'password-too-short': msg({ message: 'Use at least {min} characters' }),
    'password-needs-lowercase': msg({ message: 'Add a lowercase letter' }),
    'password-needs-uppercase': msg({ message: 'Add an uppercase letter' }),
    'password-needs-digit': msg({ message: 'Add a digit' }),
    'username-invalid': msg({ message: 'Not a valid user name' }),
    'disk-must-grow': msg({ message: 'Enter more than {current} GB; a disk can only grow' }),
  },
});
