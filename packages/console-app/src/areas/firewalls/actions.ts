import { msg, plural } from '@lingui/core/macro';
import { Link, Pencil, Trash2, Unlink } from 'lucide-react';
import { canDetach } from '@livery/api/domain/firewall';
import * as changes from '@livery/api/queries/firewalls';
import type { LocatedFirewall } from '@livery/api/queries/firewalls';
import { networkTexts } from '#generated/network/texts.js';
import { defineActions, lazyDialog } from '#kit/actions/actions.js';
import { prepare } from '#kit/actions/preparedCall.js';
import { firewalls } from '#resources/firewalls.js';
import { machineName, type AttachedMachine } from '#resources/MachineTable.js';

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
    rename: {
      label: msg`Rename`,
      icon: Pencil,
      done: (name) => msg`Renamed ${name}`,
      dialog: lazyDialog(async () => (await import('./firewallDialogs.js')).RenameDialog),
      inRowMenu: true,
    },
    delete: {
      label: msg`Delete`,
      icon: Trash2,
      group: 'destroy',
      danger: true,
      call: (row: LocatedFirewall) => prepare(changes.deleteFirewall, keyOf(row)),
      done: (name) => msg`Deleted ${name}`,
      dialog: lazyDialog(async () => (await import('./firewallDialogs.js')).DeleteDialog),
      inRowMenu: true,
      removes: true,
      bulk: { title: (count) => plural(count, { one: 'Delete # firewall', other: 'Delete # firewalls' }) },
    },
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
      call: ({ firewall, uuid }) => prepare(changes.unassignFirewall, { ...keyOf(firewall), vm_uuid: uuid }),
      done: (name) => msg`Detached ${name}`,
      dialog: lazyDialog(async () => (await import('./firewallDialogs.js')).DetachDialog),
    },
  },
);
