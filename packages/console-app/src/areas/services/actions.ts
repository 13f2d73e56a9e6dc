import { msg, plural } from '@lingui/core/macro';
import { History, Play, ShieldPlus, Square, Trash2 } from 'lucide-react';
import { checkDisplayName } from '@livery/api/domain/issue';
import * as can from '@livery/api/domain/services';
import type { ManagedService, ServiceResource } from '@livery/api/generated/types';
import { setResourceBilling } from '@livery/api/queries/billing';
import * as services from '@livery/api/queries/services';
import { servicesTexts } from '#generated/services/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog, moveBillingAction, renameAction } from '#kit';
import { managedServices } from '#resources/managedServices.js';

const { reasons } = servicesTexts;

/** What can be done with a managed service (specification: infrastructure, section 7), in the order of its menu. */
export const serviceActions = defineActions(
  { idOf: managedServices.idOf, nameOf: managedServices.nameOf, reasons },
  {
    addAddress: {
      label: msg`Add address to whitelist`,
      icon: ShieldPlus,
      can: can.canChangeService,
      dialog: lazyDialog(async () => (await import('./dialogs.js')).AddAddressDialog),
    },
    rename: renameAction(managedServices, {
      can: can.canChangeService,
      check: checkDisplayName,
      mutationOf: ({ uuid }: ManagedService, display_name) =>
        bindMutation(services.updateManagedService, { uuid, display_name }),
    }),
    moveBilling: moveBillingAction(managedServices, {
      can: can.canChangeService,
      loadRules: async () => (await import('#resources/accountRules.js')).ServiceAccountRules,
      mutationOf: ({ location, uuid }, billing_account_id) =>
        bindMutation(setResourceBilling, { location, uuid, billing_account_id }),
    }),
    delete: deleteAction({
      can: can.canChangeService,
      mutation: ({ uuid }: ManagedService) => bindMutation(services.deleteManagedService, { uuid }),
      dialog: lazyDialog(async () => (await import('./dialogs.js')).DeleteServiceDialog),
      title: (count) => plural(count, { one: 'Delete # managed service', other: 'Delete # managed services' }),
    }),
  },
);

/** A part of a managed service, such as one of its machines. */
export interface ServicePart {
  service: ManagedService;
  resource: ServiceResource;
}

const partKey = ({ service: { uuid }, resource }: ServicePart) => ({ uuid, target_uuid: resource.resource_uuid });

/** What can be done with a machine of a managed service (specification: infrastructure, section 7). */
export const partActions = defineActions(
  {
    idOf: ({ resource }: ServicePart) => resource.resource_uuid,
    nameOf: ({ resource }) => resource.name ?? resource.resource_uuid,
    reasons,
  },
  {
    start: {
      label: msg`Start`,
      icon: Play,
      can: can.canStartPart,
      mutation: (part) => bindMutation(services.startServiceResource, partKey(part)),
      done: (name) => msg`${name} is starting`,
      inRowMenu: true,
    },
    stop: {
      label: msg`Stop`,
      icon: Square,
      can: can.canStopPart,
      mutation: (part) => bindMutation(services.stopServiceResource, partKey(part)),
      done: (name) => msg`${name} is stopping`,
      dialog: lazyDialog(async () => (await import('./dialogs.js')).StopPartDialog),
      inRowMenu: true,
    },
    rebuild: {
      label: msg`Rebuild from backup`,
      icon: History,
      group: 'destroy',
      danger: true,
      can: can.canRebuildPart,
      done: (name) => msg`${name} is being rebuilt`,
      dialog: lazyDialog(async () => (await import('./dialogs.js')).RebuildPartDialog),
      inRowMenu: true,
    },
  },
);

/** An entry of the whitelist of a service. */
export interface WhitelistEntry {
  service: ManagedService;
  address: string;
  /** Whether anyone may connect once it is gone. */
  isLast: boolean;
  /** The entries that still let it connect once it is gone. */
  coveredBy: readonly string[];
  /** The entries that still let a part of it connect. */
  narrower: readonly string[];
}

/** What can be done with an entry of a whitelist. */
export const entryActions = defineActions(
  { idOf: ({ address }: WhitelistEntry) => address, nameOf: ({ address }) => address, reasons },
  {
    remove: {
      label: msg`Remove from whitelist`,
      icon: Trash2,
      danger: true,
      can: ({ service }) => can.canChangeService(service),
      mutation: ({ service: { uuid }, address }) => bindMutation(services.removeWhitelistAddress, { uuid, address }),
      done: (name) => msg`${name} is no longer on the whitelist`,
      dialog: lazyDialog(async () => (await import('./dialogs.js')).RemoveAddressDialog),
    },
  },
);
