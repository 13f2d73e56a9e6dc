import { msg, plural } from '@lingui/core/macro';
import { Link, Unlink } from 'lucide-react';
import { canDetach } from '@livery/api/domain/firewall';
import { checkDisplayName } from '@livery/api/domain/issue';
import { setResourceBilling } from '@livery/api/queries/billing';
import * as changes from '@livery/api/queries/firewalls';
import type { LocatedFirewall } from '@livery/api/queries/firewalls';
import { networkTexts } from '#generated/network/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog, moveBillingAction, renameAction } from '#kit';
import { machineName, type AttachedMachine } from '#resources/components/MachineTable.js';
import { firewalls } from '#resources/firewalls.js';

const { reasons } = networkTexts;

/** What every call about a firewall needs. */
export const keyOf = ({ location, uuid }: LocatedFirewall) => ({ location, uuid });

/** What can be done with a firewall (specification: infrastructure, section 7), in the order of its menu. */
export const firewallActions = defineActions(
  { idOf: firewalls.idOf, nameOf: firewalls.nameOf, reasons },
  {
    attach: {
      label: msg`Attach virtual machine`,
      icon: Link,
      feature: 'vms',
      dialog: lazyDialog(async () => (await import('./firewallDialogs.js')).AttachDialog),
      inRowMenu: true,
    },
    rename: renameAction(firewalls, {
      check: checkDisplayName,
      // The API replaces the rules with the name: those that the server has then are sent along.
      mutationOf: (row: LocatedFirewall, display_name) =>
        bindMutation(
          changes.updateFirewall,
          { ...keyOf(row), display_name, rules: changes.rulesToSend(row.rules), seen: row },
          { conflictTexts: { display_name: { label: msg`Name` } } },
        ),
    }),
    moveBilling: moveBillingAction(firewalls, {
      mutationOf: (row: LocatedFirewall, billing_account_id) =>
        bindMutation(setResourceBilling, { ...keyOf(row), billing_account_id }),
    }),
    delete: deleteAction({
      mutation: (row: LocatedFirewall) => bindMutation(changes.deleteFirewall, keyOf(row)),
      dialog: lazyDialog(async () => (await import('./firewallDialogs.js')).DeleteDialog),
      title: (count) => plural(count, { one: 'Delete # firewall', other: 'Delete # firewalls' }),
    }),
  },
);

/** A machine that a firewall protects. */
export interface ProtectedVm extends AttachedMachine {
  firewall: LocatedFirewall;
}

export const protectionActions = defineActions(
  { idOf: ({ uuid }: ProtectedVm) => uuid, nameOf: machineName, reasons },
  {
    detach: {
      label: msg`Detach`,
      icon: Unlink,
      danger: true,
      can: ({ firewall, uuid }) => canDetach(firewall, uuid),
      mutation: ({ firewall, uuid }) => bindMutation(changes.unassignFirewall, { ...keyOf(firewall), vm_uuid: uuid }),
      done: (name) => msg`Detached ${name}`,
      dialog: lazyDialog(async () => (await import('./firewallDialogs.js')).DetachDialog),
    },
  },
);
