import { msg } from '@lingui/core/macro';
import { CopyPlus, History, Scaling, Trash2, Unlink } from 'lucide-react';
import type { PartlyKnown } from '@livery/api/domain/openValues';
import * as can from '@livery/api/domain/vmCapabilities';
import type { Disk, IpAddress, Subinterface } from '@livery/api/generated/types';
import { unassignIpAddress } from '@livery/api/queries/addressChanges';
import * as compute from '@livery/api/queries/compute';
import type { LocatedVm } from '@livery/api/queries/compute';
import { bindMutation, defineActions, lazyDialog } from '#kit';
import { href } from '#shared/paths.js';
import { vmKey, vmReasons } from './actions.js';
import { diskName, type ReplicaOfDisk } from './replicas.js';

/** A disk and the machine it belongs to. */
export interface VmDisk {
  vm: LocatedVm;
  disk: Disk;
}

/** What can be done with a disk. */
export const diskActions = defineActions(
  { idOf: ({ disk }: VmDisk) => disk.uuid, nameOf: ({ disk }) => diskName(disk), reasons: vmReasons },
  {
    create: {
      label: msg`Create virtual machine`,
      icon: CopyPlus,
      can: ({ vm, disk }) => can.canCreateFromDisk(vm, disk),
      href: ({ vm: { location }, disk }) => href('createVm', {}, { typeId: 'disk', source: disk.uuid, location }),
    },
    grow: {
      label: msg`Grow disk`,
      icon: Scaling,
      can: ({ vm }) => can.canResizeDisk(vm),
      done: (name) => msg`Grew disk ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/disks.js')).GrowDiskDialog),
    },
    delete: {
      label: msg`Delete disk`,
      icon: Trash2,
      danger: true,
      can: ({ vm, disk }) => can.canDeleteDisk(vm, disk),
      mutation: ({ vm, disk }) => bindMutation(compute.deleteDisk, { ...vmKey(vm), storage_uuid: disk.uuid }),
      done: (name) => msg`Deleted disk ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/disks.js')).DeleteDiskDialog),
    },
  },
);

/** A snapshot or backup and the machine it belongs to. */
export interface VmReplica {
  vm: LocatedVm;
  replica: ReplicaOfDisk;
}

/** What can be done with a snapshot or backup. */
export const replicaActions = defineActions(
  { idOf: ({ replica }: VmReplica) => replica.uuid, nameOf: ({ vm }) => vm.name, reasons: vmReasons },
  {
    create: {
      label: msg`Create virtual machine`,
      icon: CopyPlus,
      can: ({ replica }) => can.canCreateFrom(replica),
      href: ({ vm: { location }, replica }) =>
        href('createVm', {}, { typeId: 'replica', source: replica.uuid, location }),
    },
    rebuild: {
      label: msg`Rebuild`,
      icon: History,
      danger: true,
      can: ({ vm, replica }) => can.canRebuildFrom(vm, replica),
      done: (name) => msg`Rebuilding ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/replicas.js')).RebuildFromDialog),
    },
    delete: {
      label: msg`Delete snapshot or backup`,
      icon: Trash2,
      danger: true,
      can: ({ vm, replica }) => can.canDeleteReplica(vm, replica),
      mutation: ({ vm, replica }) => bindMutation(compute.deleteReplica, { ...vmKey(vm), replica_uuid: replica.uuid }),
      done: (_, { replica }) => (replica.type === 'backup' ? msg`Deleted backup` : msg`Deleted snapshot`),
      dialog: lazyDialog(async () => (await import('./dialogs/replicas.js')).DeleteReplicaDialog),
    },
  },
);

/** A VLAN on an interface of a machine. */
export interface VmVlan {
  vm: LocatedVm;
  /** The interface that has it. */
  interface_uuid: string;
  subinterface: Subinterface;
}

/** What can be done with a VLAN. */
export const vlanActions = defineActions(
  {
    idOf: ({ subinterface }: VmVlan) => subinterface.uuid,
    nameOf: ({ subinterface }) => `VLAN ${subinterface.vlan_tag}`,
    reasons: vmReasons,
  },
  {
    remove: {
      label: msg`Remove VLAN`,
      icon: Trash2,
      danger: true,
      can: ({ vm }) => can.canDeleteSubinterface(vm),
      mutation: ({ vm, interface_uuid, subinterface }) =>
        bindMutation(compute.deleteSubinterface, { ...vmKey(vm), if_uuid: subinterface.uuid, interface_uuid }),
      done: (_, { vm: { name }, subinterface: { vlan_tag: tag } }) => msg`Removed VLAN ${tag} from ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/network.js')).RemoveVlanDialog),
    },
  },
);

/** An address that is assigned to a machine. */
export interface VmAddress {
  vm: LocatedVm;
  address: AddressOfVm;
}

/** What is known of it. */
export type AddressOfVm = Pick<IpAddress, 'address' | 'type' | 'is_ipv6'> &
  Partial<Pick<IpAddress, 'assigned_to_private_ip'>> &
  PartlyKnown;

/** What can be done with an address of a machine. */
export const addressActions = defineActions(
  { idOf: ({ address }: VmAddress) => address.address, nameOf: ({ address }) => address.address, reasons: vmReasons },
  {
    unassign: {
      label: msg`Unassign`,
      icon: Unlink,
      danger: true,
      can: ({ vm }) => can.canMoveBillingAccount(vm),
      mutation: ({ vm: { location, uuid }, address: { address } }) =>
        bindMutation(unassignIpAddress, { location, address, assigned_to: uuid }),
      done: (name) => msg`Unassigned ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/network.js')).UnassignAddressDialog),
    },
  },
);
