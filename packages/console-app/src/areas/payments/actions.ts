import { msg } from '@lingui/core/macro';
import { BadgeCheck, Star } from 'lucide-react';
import { canSetPrimary, canVerify, type ReadCard } from '@livery/api/domain/payments';
import { deleteCard, setPrimaryCard } from '@livery/api/queries/payments';
import { paymentsTexts } from '#generated/payments/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog } from '#kit';

/** A payment method, with how it is called. */
export interface NamedCard extends ReadCard {
  name: string;
}

/** What can be done with a payment method (specification: account and billing, section 7), in the order of its menu. */
export const cardActions = defineActions(
  { idOf: ({ id }: NamedCard) => String(id), nameOf: ({ name }: NamedCard) => name, reasons: paymentsTexts.reasons },
  {
    setPrimary: {
      label: msg`Make primary`,
      icon: Star,
      can: (card: NamedCard) => canSetPrimary(card, Date.now()),
      mutation: ({ id }: NamedCard) => bindMutation(setPrimaryCard, { payment_object_id: id }),
      done: (name) => msg`${name} is primary now`,
    },
    verify: {
      label: msg`Verify`,
      icon: BadgeCheck,
      can: (card: NamedCard) => canVerify(card),
      dialog: lazyDialog(async () => (await import('./cardDialogs.js')).VerifyDialog),
    },
    delete: deleteAction({
      mutation: ({ id }: NamedCard) => bindMutation(deleteCard, { payment_object_id: id }),
      dialog: lazyDialog(async () => (await import('./cardDialogs.js')).DeleteDialog),
      title: () => '',
      bulk: undefined,
    }),
  },
);
