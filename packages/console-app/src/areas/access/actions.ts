import { msg, plural } from '@lingui/core/macro';
import { Pencil, UserPlus } from 'lucide-react';
import type { AccessDelegation } from '@livery/api/generated/types';
import { deleteAccessDelegation, deleteApiToken, type ListedApiToken } from '@livery/api/queries/access';
import { accessTexts } from '#generated/access/texts.js';
import { bindMutation, defineActions, deleteAction, lazyDialog } from '#kit';
import { accessDelegations } from '#resources/accessDelegations.js';
import { apiTokens } from '#resources/apiTokens.js';

const { reasons } = accessTexts;

/** What can be done with an API token (specification: account and billing, section 7), in the order of its menu. */
export const tokenActions = defineActions(
  { idOf: apiTokens.idOf, nameOf: apiTokens.nameOf, reasons },
  {
    edit: {
      label: msg`Edit`,
      icon: Pencil,
      done: (name: string) => msg`Changed ${name}`,
      dialog: lazyDialog(async () => (await import('./tokenDialogs.js')).EditTokenDialog),
      inRowMenu: true,
    },
    delete: deleteAction({
      mutation: ({ id }: ListedApiToken) => bindMutation(deleteApiToken, { token_id: id }),
      dialog: lazyDialog(async () => (await import('./tokenDialogs.js')).DeleteTokenDialog),
      title: (count) => plural(count, { one: 'Delete # API token', other: 'Delete # API tokens' }),
    }),
  },
);

/** What can be done with an access delegation, in the order of its menu. */
export const delegationActions = defineActions(
  { idOf: accessDelegations.idOf, nameOf: accessDelegations.nameOf, reasons },
  {
    invite: {
      label: msg`Invite`,
      icon: UserPlus,
      dialog: lazyDialog(async () => (await import('./delegationDialogs.js')).InviteDialog),
      inRowMenu: true,
    },
    delete: deleteAction({
      mutation: ({ id }: AccessDelegation) => bindMutation(deleteAccessDelegation, { id }),
      dialog: lazyDialog(async () => (await import('./delegationDialogs.js')).DeleteDelegationDialog),
      title: (count) => plural(count, { one: 'Delete # access delegation', other: 'Delete # access delegations' }),
    }),
  },
);
