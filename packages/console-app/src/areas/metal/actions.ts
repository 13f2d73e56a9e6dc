import { msg, plural } from '@lingui/core/macro';
import { CreditCard, Pencil, Undo2 } from 'lucide-react';
import { canRelease } from '@livery/api/domain/metal';
import { deleteBareMetalLease, type LocatedLease } from '@livery/api/queries/metal';
import { metalTexts } from '#generated/metal/texts.js';
import { defineActions, lazyDialog } from '#kit/actions/actions.js';
import { prepare } from '#kit/actions/preparedCall.js';
import { bareMetalLeases } from '#resources/bareMetalLeases.js';

/** What can be done with a bare-metal lease (specification: infrastructure, section 7), in the order of its menu. */
export const leaseActions = defineActions(
  { idOf: bareMetalLeases.idOf, nameOf: bareMetalLeases.nameOf, reasons: metalTexts.reasons },
  {
    rename: {
      label: msg`Rename`,
      icon: Pencil,
      done: (name) => msg`Renamed ${name}`,
      dialog: lazyDialog(async () => (await import('./leaseDialogs.js')).RenameLeaseDialog),
      inRowMenu: true,
    },
    moveBilling: {
      label: msg`Move to another billing account`,
      icon: CreditCard,
      done: (name) => msg`Moved ${name} to another billing account`,
      dialog: lazyDialog(async () => (await import('./leaseDialogs.js')).MoveLeaseDialog),
      inRowMenu: true,
    },
    release: {
      label: msg`Release`,
      icon: Undo2,
      group: 'destroy',
      danger: true,
      can: (lease: LocatedLease) => canRelease(lease, Date.now()),
      call: ({ location, uuid }) => prepare(deleteBareMetalLease, { location, uuid }),
      done: (name) => msg`Released ${name}`,
      dialog: lazyDialog(async () => (await import('./leaseDialogs.js')).ReleaseDialog),
      inRowMenu: true,
      removes: true,
      bulk: {
        title: (count) =>
          plural(count, { one: 'Release # bare-metal machine', other: 'Release # bare-metal machines' }),
      },
    },
  },
);
