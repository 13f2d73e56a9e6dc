import { useCallback } from 'react';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

const names = new Map<string, MessageDescriptor>([
  ['createVm', msg`Create`],
  ['updateVm', msg`Rename or resize`],
  ['deleteVm', msg`Delete`],
  ['startVm', msg`Start`],
  ['stopVm', msg`Stop`],
  ['startRescue', msg`Start in rescue mode`],
  ['reinstallVm', msg`Reinstall`],
  ['rebuildVm', msg`Rebuild`],
  ['cloneVm', msg`Clone`],
  ['setVmPassword', msg`Change password`],
  ['toggleVmBackup', msg`Switch weekly backups`],
  ['weeklyBackup', msg`Weekly backup`],
  ['createReplica', msg`Take snapshot`],
  ['deleteReplica', msg`Delete snapshot or backup`],
  ['addDisk', msg`Add disk`],
  ['resizeDisk', msg`Grow disk`],
  ['deleteDisk', msg`Delete disk`],
  ['createSubinterface', msg`Add VLAN`],
  ['deleteSubinterface', msg`Remove VLAN`],
  ['setResourceBilling', msg`Move to another billing account`],
  ['openVmConsole', msg`Open console`],
]);

/** What an entry of the event log was, in words; one this console does not know stays as the log has it. */
export function useActionNames(): (action: string) => string {
  const { i18n } = useLingui();
  return useCallback(
    (action) => {
      const name = names.get(action);
      return name ? i18n._(name) : action;
    },
    [i18n],
  );
}
