import { msg, plural } from '@lingui/core/macro';
import {
  BrickWallShield,
  Camera,
  Code,
  Copy,
  CopyPlus,
  HardDrive,
  History,
  KeyRound,
  LifeBuoy,
  Network,
  Pencil,
  Power,
  RotateCcw,
  Scaling,
  Square,
  SquareTerminal,
  Trash2,
} from 'lucide-react';
import { allowed, refused, type Capability } from '@livery/api/domain/capability';
import * as can from '@livery/api/domain/vmCapabilities';
import type { Disk, Subinterface } from '@livery/api/generated/types';
import * as compute from '@livery/api/queries/compute';
import type { LocatedVm } from '@livery/api/queries/compute';
import { computeTexts } from '#generated/compute/texts.js';
import {
  apiRequestsDialog,
  bindMutation,
  defineActions,
  deleteAction,
  lazyDialog,
  moveBilling,
  renameBulk,
  type PageTools,
} from '#kit';
import { startAction } from '#resources/components/startVm.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { href } from '#shared/paths.js';
import { diskName, type ReplicaOfDisk } from './replicas.js';

const { idOf, nameOf } = virtualMachines;
const reasons = {
  ...computeTexts.reasons,
  'firewall-elsewhere': msg`It is in another location than the firewall`,
  'firewall-attached': msg`It is attached already`,
  'no-private-address': msg`The virtual machine has no private address yet`,
  'no-public-address': msg`The virtual machine has no public IP address`,
  'has-public-address': msg`The virtual machine has a public IP address already`,
  'public-address-unknown': msg`It is not known whether the virtual machine has a public IP address: the list of addresses did not load`,
};
const key = ({ location, uuid }: LocatedVm) => ({ location, uuid });

/** An address moves while a machine is doing something; only one that is deleted has none. */
function canAssignAddress(vm: LocatedVm): Capability<string> {
  const present = can.canMoveBillingAccount(vm);
  if (!present.allowed) return present;
  if (vm.public_ipv4) return refused('has-public-address');
  if (vm.public_ipv4 === undefined) return refused('public-address-unknown');
  return vm.private_ipv4 ? allowed : refused('no-private-address');
}

function canUnassignAddress(vm: LocatedVm): Capability<string> {
  const present = can.canMoveBillingAccount(vm);
  return present.allowed && !vm.public_ipv4 ? refused('no-public-address') : present;
}

/** The screen of a machine's console, which also says what there is to do where it does not run. */
export const consoleHref = ({ location, uuid }: LocatedVm) => href('vmConsole', { location, vmId: uuid });

/** One for both ways to stop, so that it stays open while somebody changes from one to the other. */
const stopDialog = lazyDialog<LocatedVm>(async () => (await import('./dialogs/power.js')).StopDialog);

/** What can be done with a virtual machine (specification: infrastructure, sections 4 and 7), in the order of its menu. */
export const vmActions = defineActions(
  { idOf, nameOf, reasons },
  {
    start: {
      ...startAction,
      group: 'power',
      inMenu: false,
      inRowMenu: true,
      bulk: { title: (count) => plural(count, { one: 'Start # virtual machine', other: 'Start # virtual machines' }) },
    },
    stop: {
      label: msg`Stop`,
      icon: Square,
      group: 'power',
      can: can.canStop,
      mutation: (vm) => bindMutation(compute.stopVm, { ...key(vm), force: false }),
      done: (name) => msg`Stopping ${name}`,
      dialog: stopDialog,
      inMenu: false,
      inRowMenu: true,
      bulk: {
        title: (count) => plural(count, { one: 'Stop # virtual machine', other: 'Stop # virtual machines' }),
        alternative: 'forceStop',
      },
    },
    rescue: {
      label: msg`Start in rescue mode`,
      icon: LifeBuoy,
      group: 'power',
      can: can.canRescue,
      mutation: (vm) => bindMutation(compute.startRescue, key(vm)),
      done: (name) => msg`Starting ${name} in rescue mode`,
      dialog: lazyDialog(async () => (await import('./dialogs/power.js')).RescueDialog),
    },
    forceStop: {
      label: msg`Force stop`,
      icon: Power,
      group: 'power',
      danger: true,
      can: can.canForceStop,
      mutation: (vm) => bindMutation(compute.stopVm, { ...key(vm), force: true }),
      done: (name) => msg`Forcing ${name} to stop`,
      dialog: stopDialog,
      inRowMenu: true,
    },
    resize: {
      label: msg`Resize`,
      icon: Scaling,
      group: 'change',
      can: can.canResize,
      done: (name) => msg`Resized ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/resize.js')).ResizeDialog),
    },
    addDisk: {
      label: msg`Add disk`,
      icon: HardDrive,
      group: 'change',
      can: can.canAddDisk,
      done: (name) => msg`Added a disk to ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/disks.js')).AddDiskDialog),
    },
    password: {
      label: msg`Change password`,
      icon: KeyRound,
      group: 'change',
      can: can.canChangePassword,
      done: (name) => msg`Changed the password of ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/password.js')).PasswordDialog),
    },
    snapshot: {
      label: msg`Take snapshot`,
      icon: Camera,
      group: 'change',
      can: can.canSnapshot,
      mutation: (vm) => bindMutation(compute.createReplica, key(vm)),
      done: (name) => msg`Taking a snapshot of ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/replicas.js')).SnapshotDialog),
    },
    clone: {
      label: msg`Clone`,
      icon: Copy,
      group: 'change',
      can: can.canClone,
      dialog: lazyDialog(async () => (await import('./dialogs/clone.js')).CloneDialog),
    },
    rename: {
      label: msg`Rename`,
      icon: Pencil,
      group: 'change',
      can: can.canRename,
      mutation: (vm) => bindMutation(compute.updateVm, { ...key(vm), name: vm.name }),
      href: (vm) => `${virtualMachines.hrefOf(vm)}?tab=settings`,
      bulk: {
        ...renameBulk(virtualMachines.messages.count),
        dialog: lazyDialog(async () => (await import('./dialogs/many.js')).RenameManyDialog),
      },
    },
    attachFirewall: {
      label: msg`Attach firewall`,
      icon: BrickWallShield,
      group: 'change',
      feature: 'firewall',
      can: can.canMoveBillingAccount,
      done: (name) => msg`Attached a firewall to ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/many.js')).AttachFirewallDialog),
      bulk: {
        title: (count) =>
          plural(count, {
            one: 'Attach a firewall to # virtual machine',
            other: 'Attach a firewall to # virtual machines',
          }),
      },
    },
    moveBilling: {
      ...moveBilling,
      group: 'change',
      can: can.canMoveBillingAccount,
      dialog: lazyDialog(async () => (await import('./dialogs/billing.js')).MoveBillingDialog),
    },
    console: {
      label: msg`Open console`,
      icon: SquareTerminal,
      feature: 'vmConsole',
      group: 'change',
      href: (vm) => consoleHref(vm),
      inMenu: false,
    },
    backup: {
      label: msg`Switch weekly backups on or off`,
      icon: History,
      group: 'change',
      can: can.canToggleBackup,
      mutation: (vm) => bindMutation(compute.toggleVmBackup, { ...key(vm), backup: !vm.backup }),
      done: (name, { backup }) =>
        backup ? msg`Switched weekly backups of ${name} off` : msg`Switched weekly backups of ${name} on`,
      inMenu: false,
      /* A switch, which says how it is. */
      inPalette: false,
    },
    addVlan: {
      label: msg`Add VLAN`,
      icon: Network,
      feature: 'privateNetworks',
      group: 'change',
      can: (vm) => can.canAddSubinterface(vm),
      done: (name) => msg`Added a VLAN to ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/network.js')).AddVlanDialog),
      inMenu: false,
    },
    assignAddress: {
      label: msg`Assign address`,
      icon: Network,
      feature: 'ips',
      group: 'change',
      can: canAssignAddress,
      dialog: lazyDialog(async () => (await import('./dialogs/network.js')).AssignAddressDialog),
      inMenu: false,
    },
    unassignAddress: {
      label: msg`Unassign address`,
      icon: Network,
      feature: 'ips',
      group: 'change',
      danger: true,
      can: canUnassignAddress,
      done(_, { public_ipv4 }) {
        const address = public_ipv4 ?? '';
        return msg`Unassigned ${address}`;
      },
      dialog: lazyDialog(async () => (await import('./dialogs/network.js')).UnassignAddressDialog),
      inMenu: false,
    },
    apiRequests: {
      label: msg`Show as API request`,
      icon: Code,
      group: 'change',
      dialog: apiRequestsDialog<LocatedVm>(),
    },
    reinstall: {
      label: msg`Reinstall`,
      icon: RotateCcw,
      group: 'destroy',
      danger: true,
      can: can.canReinstall,
      done: (name) => msg`Reinstalling ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/reinstall.js')).ReinstallDialog),
    },
    rebuild: {
      label: msg`Rebuild from snapshot or backup`,
      icon: History,
      group: 'destroy',
      danger: true,
      can: can.canRebuild,
      done: (name) => msg`Rebuilding ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/replicas.js')).RebuildDialog),
    },
    delete: deleteAction({
      can: can.canDelete,
      mutation: (vm: LocatedVm) => bindMutation(compute.deleteVm, key(vm)),
      dialog: lazyDialog(async () => (await import('./dialogs/power.js')).DeleteDialog),
      title: (count) => plural(count, { one: 'Delete # virtual machine', other: 'Delete # virtual machines' }),
    }),
  },
);

/** What the tabs of a machine's page are made with. */
export type VmTools = PageTools<LocatedVm, keyof typeof vmActions.actions>;

/** A disk and the machine it belongs to. */
export interface VmDisk {
  vm: LocatedVm;
  disk: Disk;
}

/** What can be done with a disk. */
export const diskActions = defineActions(
  { idOf: ({ disk }: VmDisk) => disk.uuid, nameOf: ({ disk }) => diskName(disk), reasons },
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
      mutation: ({ vm, disk }) => bindMutation(compute.deleteDisk, { ...key(vm), storage_uuid: disk.uuid }),
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
  { idOf: ({ replica }: VmReplica) => replica.uuid, nameOf: ({ vm }) => vm.name, reasons },
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
      mutation: ({ vm, replica }) => bindMutation(compute.deleteReplica, { ...key(vm), replica_uuid: replica.uuid }),
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
    reasons,
  },
  {
    remove: {
      label: msg`Remove VLAN`,
      icon: Trash2,
      danger: true,
      can: ({ vm }) => can.canDeleteSubinterface(vm),
      mutation: ({ vm, interface_uuid, subinterface }) =>
        bindMutation(compute.deleteSubinterface, { ...key(vm), if_uuid: subinterface.uuid, interface_uuid }),
      done: (_, { vm: { name }, subinterface: { vlan_tag: tag } }) => msg`Removed VLAN ${tag} from ${name}`,
      dialog: lazyDialog(async () => (await import('./dialogs/network.js')).RemoveVlanDialog),
    },
  },
);
