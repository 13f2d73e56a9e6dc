import { msg, plural } from '@lingui/core/macro';
import { CreditCard, Link, Network, Pencil, Star, Trash2, Unlink } from 'lucide-react';
import * as can from '@livery/api/domain/network';
import * as network from '@livery/api/queries/network';
import type { LocatedAddress, LocatedNetwork } from '@livery/api/queries/network';
import { networkTexts } from '#generated/network/texts.js';
import { defineActions, lazyDialog } from '#kit/actions/actions.js';
import { prepare } from '#kit/actions/preparedCall.js';
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
      feature: 'vms',
      can: can.canAssign,
      dialog: lazyDialog(async () => (await import('./addressDialogs.js')).AssignDialog),
      inRowMenu: true,
    },
    unassign: {
      label: msg`Unassign`,
      icon: Unlink,
      danger: true,
      can: can.canUnassign,
      call: (row: LocatedAddress) => prepare(network.unassignIpAddress, addressKey(row)),
      done: (name) => msg`Unassigned ${name}`,
      dialog: lazyDialog(async () => (await import('./addressDialogs.js')).UnassignDialog),
      inRowMenu: true,
      bulk: { title: (count) => plural(count, { one: 'Unassign # IP address', other: 'Unassign # IP addresses' }) },
    },
    rename: {
      label: msg`Rename`,
      icon: Pencil,
      done: (name) => msg`Renamed ${name}`,
      dialog: lazyDialog(async () => (await import('./addressDialogs.js')).RenameAddressDialog),
      inRowMenu: true,
    },
    moveBilling: {
      label: msg`Move to another billing account`,
      icon: CreditCard,
      done: (name) => msg`Moved ${name} to another billing account`,
      dialog: lazyDialog(async () => (await import('./addressDialogs.js')).MoveAddressDialog),
      inRowMenu: true,
    },
    delete: {
      label: msg`Delete`,
      icon: Trash2,
      group: 'destroy',
      danger: true,
      can: can.canDeleteAddress,
      call: (row) => prepare(network.deleteIpAddress, addressKey(row)),
      done: (name) => msg`Deleted ${name}`,
      dialog: lazyDialog(async () => (await import('./addressDialogs.js')).DeleteAddressDialog),
      inRowMenu: true,
      removes: true,
      bulk: { title: (count) => plural(count, { one: 'Delete # IP address', other: 'Delete # IP addresses' }) },
    },
  },
);

/** What can be done with a private network (specification: infrastructure, section 7), in the order of its menu. */
export const networkActions = defineActions(
  { idOf: privateNetworks.idOf, nameOf: privateNetworks.nameOf, reasons },
  {
    rename: {
      label: msg`Rename`,
      icon: Pencil,
      done: (name) => msg`Renamed ${name}`,
      dialog: lazyDialog(async () => (await import('./networkDialogs.js')).RenameNetworkDialog),
      inRowMenu: true,
    },
    makeDefault: {
      label: msg`Make default`,
      icon: Star,
      can: can.canMakeDefault,
      call: (row: LocatedNetwork) => prepare(network.setDefaultNetwork, networkKey(row)),
      done: (name) => msg`${name} is the default network now`,
      dialog: lazyDialog(async () => (await import('./networkDialogs.js')).MakeDefaultDialog),
      inRowMenu: true,
    },
    delete: {
      label: msg`Delete`,
      icon: Trash2,
      group: 'destroy',
      danger: true,
      can: can.canDeleteNetwork,
      call: (row) => prepare(network.deleteNetwork, networkKey(row)),
      done: (name) => msg`Deleted ${name}`,
      dialog: lazyDialog(async () => (await import('./networkDialogs.js')).DeleteNetworkDialog),
      inRowMenu: true,
      removes: true,
      bulk: {
        title: (count) => plural(count, { one: 'Delete # private network', other: 'Delete # private networks' }),
      },
    },
  },
);

/** What can be done with a network interface: its VLANs are changed on the page of its machine. */
export const interfaceActions = defineActions(
  { idOf: vmInterfaces.idOf, nameOf: vmInterfaces.nameOf, reasons },
  { manage: { label: msg`Manage network`, icon: Network, href: vmInterfaces.hrefOf, inRowMenu: true } },
);
