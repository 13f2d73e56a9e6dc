import { msg, plural } from '@lingui/core/macro';
import { Link, Network, Star, Unlink } from 'lucide-react';
import { checkDisplayName } from '@livery/api/domain/issue';
import * as can from '@livery/api/domain/network';
import * as addresses from '@livery/api/queries/addressChanges';
import * as network from '@livery/api/queries/network';
import type { LocatedAddress, LocatedNetwork } from '@livery/api/queries/network';
import { networkTexts } from '#generated/network/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog, moveBillingAction, renameAction } from '#kit';
import { ipAddresses } from '#resources/ipAddresses.js';
import { privateNetworks } from '#resources/privateNetworks.js';
import { vmInterfaces } from '#resources/vmInterfaces.js';

const { reasons } = networkTexts;
const addressKey = ({ location, address }: LocatedAddress) => ({ location, address });
const networkKey = ({ location, uuid }: LocatedNetwork) => ({ location, uuid });

/** What can be done with an IP address (specification: infrastructure, section 7), in the order of its menu. */
export const addressActions = defineActions(
  { idOf: ipAddresses.idOf, nameOf: ipAddresses.nameOf, reasons },
  {
    assign: {
      label: msg`Assign`,
      icon: Link,
      can: can.canAssign,
      dialog: lazyDialog(async () => (await import('./addressDialogs.js')).AssignDialog),
      inRowMenu: true,
    },
    unassign: {
      label: msg`Unassign`,
      icon: Unlink,
      danger: true,
      can: can.canUnassign,
      mutation: (row: LocatedAddress) =>
        bindMutation(addresses.unassignIpAddress, { ...addressKey(row), assigned_to: row.assigned_to }),
      done: (name) => msg`Unassigned ${name}`,
      dialog: lazyDialog(async () => (await import('./addressDialogs.js')).UnassignDialog),
      inRowMenu: true,
      bulk: { title: (count) => plural(count, { one: 'Unassign # IP address', other: 'Unassign # IP addresses' }) },
    },
    rename: renameAction(ipAddresses, {
      // An address goes by itself; its name is a note, and may be empty.
      currentName: ({ name }: LocatedAddress) => name,
      mutationOf: (row, name) => bindMutation(addresses.updateIpAddress, { ...addressKey(row), name }),
    }),
    moveBilling: moveBillingAction(ipAddresses, {
      mutationOf: (row: LocatedAddress, billing_account_id) =>
        bindMutation(addresses.updateIpAddress, { ...addressKey(row), billing_account_id }),
    }),
    delete: deleteAction({
      mutation: (row: LocatedAddress) => bindMutation(addresses.deleteIpAddress, addressKey(row)),
      dialog: lazyDialog(async () => (await import('./addressDialogs.js')).DeleteAddressDialog),
      title: (count) => plural(count, { one: 'Delete # IP address', other: 'Delete # IP addresses' }),
    }),
  },
);

/** What can be done with a private network (specification: infrastructure, section 7), in the order of its menu. */
export const networkActions = defineActions(
  { idOf: privateNetworks.idOf, nameOf: privateNetworks.nameOf, reasons },
  {
    rename: renameAction(privateNetworks, {
      check: checkDisplayName,
      mutationOf: (row: LocatedNetwork, name) => bindMutation(network.updateNetwork, { ...networkKey(row), name }),
    }),
    makeDefault: {
      label: msg`Make default`,
      icon: Star,
      can: can.canMakeDefault,
      mutation: (row: LocatedNetwork) => bindMutation(network.setDefaultNetwork, networkKey(row)),
      done: (name) => msg`${name} is the default network now`,
      dialog: lazyDialog(async () => (await import('./networkDialogs.js')).MakeDefaultDialog),
      inRowMenu: true,
    },
    delete: deleteAction({
      mutation: (row: LocatedNetwork) => bindMutation(network.deleteNetwork, networkKey(row)),
      dialog: lazyDialog(async () => (await import('./networkDialogs.js')).DeleteNetworkDialog),
      title: (count) => plural(count, { one: 'Delete # private network', other: 'Delete # private networks' }),
    }),
  },
);

/** What can be done with a network interface: its VLANs are changed on the page of its machine. */
export const interfaceActions = defineActions(
  { idOf: vmInterfaces.idOf, nameOf: vmInterfaces.nameOf, reasons },
  {
    manage: {
      label: msg`Manage network`,
      icon: Network,
      can: can.canManageInterface,
      href: vmInterfaces.hrefOf,
      inRowMenu: true,
    },
  },
);
