import { msg, plural } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import { serverTime } from '@livery/api/client/serverClock';
import { canRelease } from '@livery/api/domain/metal';
import { checkDisplayName } from '@livery/api/domain/issue';
import { setResourceBilling } from '@livery/api/queries/billing';
import { deleteBareMetalLease, updateBareMetalLease, type LocatedLease } from '@livery/api/queries/metal';
import { metalTexts } from '#generated/metal/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog, moveBillingAction, renameAction } from '#kit';
import { bareMetalLeases } from '#resources/bareMetalLeases.js';

/** What can be done with a bare-metal lease (specification: infrastructure, section 7), in the order of its menu. */
export const leaseActions = defineActions(
  { idOf: bareMetalLeases.idOf, nameOf: bareMetalLeases.nameOf, reasons: metalTexts.reasons },
  {
    rename: renameAction(bareMetalLeases, {
      check: checkDisplayName,
      mutationOf: ({ location, uuid }: LocatedLease, display_name) =>
        bindMutation(updateBareMetalLease, { location, uuid, display_name }),
    }),
    moveBilling: moveBillingAction(bareMetalLeases, {
      mutationOf: ({ location, uuid }: LocatedLease, billing_account_id) =>
        bindMutation(setResourceBilling, { location, uuid, billing_account_id }),
    }),
    release: deleteAction({
      label: msg`Release`,
      icon: Undo2,
      can: (lease: LocatedLease) => canRelease(lease, serverTime()),
      mutation: ({ location, uuid }) => bindMutation(deleteBareMetalLease, { location, uuid }),
      done: (name) => msg`Released ${name}`,
      dialog: lazyDialog(async () => (await import('./leaseDialogs.js')).ReleaseDialog),
      title: (count) => plural(count, { one: 'Release # bare-metal machine', other: 'Release # bare-metal machines' }),
    }),
  },
);
