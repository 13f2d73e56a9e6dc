import { msg, plural } from '@lingui/core/macro';
import {
  BrickWallShield,
  Camera,
  Code,
  Copy,
  HardDrive,
  History,
  KeyRound,
  LifeBuoy,
  Network,
  Power,
  RotateCcw,
  Scaling,
  Square,
  SquareTerminal,
} from 'lucide-react';
import { allowed, refused, type Capability } from '@livery/api/domain/capability';
import * as can from '@livery/api/domain/vmCapabilities';
import { statusTransition } from '@livery/api/domain/vmStatus';
import { setResourceBilling } from '@livery/api/queries/billing';
import * as compute from '@livery/api/queries/compute';
import type { LocatedVm } from '@livery/api/queries/compute';
import { isSlow } from '@livery/api/queries/transitions';
import { computeTexts } from '#generated/compute/texts.js';
import {
  bindMutation,
  defineActions,
  deleteAction,
  lazyDialog,
  moveBillingAction,
  renameAction,
  type PageTools,
} from '#kit';
import { startAction } from '#resources/components/startVm.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { href } from '#shared/paths.js';

const { idOf, nameOf } = virtualMachines;
export const vmReasons = {
  ...computeTexts.reasons,
  'firewall-elsewhere': msg`It is in another location than the firewall`,
  'firewall-attached': msg`It is attached already`,
  'no-private-address': msg`The virtual machine has no private address yet`,
};
export const vmKey = ({ location, uuid }: LocatedVm) => ({ location, uuid });

/** An address moves while a machine is doing something; only one that is deleted has none. How many it may have is the provider's to say. */
function canAssignAddress(vm: LocatedVm): Capability<string> {
  const present = can.canMoveBillingAccount(vm);
  if (!present.allowed) return present;
  return vm.private_ipv4 ? allowed : refused('no-private-address');
}

/** The screen of a machine's console, which also says what there is to do where it does not run. */
export const consoleHref = ({ location, uuid }: LocatedVm) => href('vmConsole', { location, vmId: uuid });

/** One for both ways to stop, so that it stays open while somebody changes from one to the other. */
const stopDialog = lazyDialog<LocatedVm>(async () => (await import('./dialogs/power.js')).StopDialog);

/** What can be done with a virtual machine (specification: infrastructure, sections 4 and 7), in the order of its menu. */
export const vmActions = defineActions(
  { idOf, nameOf, reasons: vmReasons },
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
      mutation: (vm) => bindMutation(compute.stopVm, { ...vmKey(vm), force: false }),
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
      mutation: (vm) => bindMutation(compute.startRescue, vmKey(vm)),
      done: (name) => msg`Starting ${name} in rescue mode`,
      dialog: lazyDialog(async () => (await import('./dialogs/power.js')).RescueDialog),
    },
    forceStop: {
      label: msg`Force stop`,
      icon: Power,
      group: 'power',
      danger: true,
      can: can.canForceStop,
      mutation: (vm) => bindMutation(compute.stopVm, { ...vmKey(vm), force: true }),
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
      mutation: (vm) => bindMutation(compute.createReplica, vmKey(vm)),
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
    rename: renameAction(virtualMachines, {
      group: 'change',
      can: can.canRename,
      loadRules: async () => (await import('./dialogs/many.js')).NameRules,
      mutation: (vm) => bindMutation(compute.updateVm, { ...vmKey(vm), name: vm.name }),
      mutationOf: (vm, name) => bindMutation(compute.updateVm, { ...vmKey(vm), name }),
      href: (vm) => `${virtualMachines.hrefOf(vm)}?tab=settings`,
      inRowMenu: false,
    }),
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
    moveBilling: moveBillingAction(virtualMachines, {
      group: 'change',
      can: can.canMoveBillingAccount,
      loadRules: async () => (await import('#resources/accountRules.js')).MachineAccountRules,
      mutationOf: (vm, billing_account_id) => bindMutation(setResourceBilling, { ...vmKey(vm), billing_account_id }),
      bulk: undefined,
      inRowMenu: false,
    }),
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
      mutation: (vm) => bindMutation(compute.toggleVmBackup, { ...vmKey(vm), backup: !vm.backup }),
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
    apiRequests: {
      label: msg`Show as API request`,
      icon: Code,
      group: 'change',
      dialog: lazyDialog(async () => (await import('./dialogs/ApiRequests.js')).ApiRequests),
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
      can: (vm) => can.canDelete(vm, isSlow(vm, statusTransition)),
      mutation: (vm: LocatedVm) => bindMutation(compute.deleteVm, vmKey(vm)),
      dialog: lazyDialog(async () => (await import('./dialogs/power.js')).DeleteDialog),
      title: (count) => plural(count, { one: 'Delete # virtual machine', other: 'Delete # virtual machines' }),
    }),
  },
);

/** What the tabs of a machine's page are made with. */
export type VmTools = PageTools<typeof vmActions>;
