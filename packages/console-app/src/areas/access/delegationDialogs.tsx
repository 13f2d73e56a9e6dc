import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { serverTime } from '@livery/api/client/serverClock';
import { invitedTo } from '@livery/api/domain/access';
import type { AccessDelegation, AccessDelegationImpersonation } from '@livery/api/generated/types';
import { inviteToDelegation } from '@livery/api/queries/access';
import { user as userQuery } from '@livery/api/queries/identity';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction } from '#kit';
import { useForm } from '#shared/form/useForm.js';
import { InvitationFields, useInvitationCheck } from './InvitationFields.js';
import { invitationOf, shareDefaults } from './invitations.js';
import { PrivilegesWarning } from './PrivilegesWarning.js';
import { useDelegationFacts } from './useDelegationFacts.js';

/** Invites a person to a delegation, for good or for a while. */
export function InviteDialog(props: ActionDialogProps<AccessDelegation>) {
  const { t } = useLingui();
  const { id, name } = props.row;
  const account = useDelegationFacts().accountOf(props.row);
  const { data: user } = useQuery(userQuery());
  const check = useInvitationCheck({
    own: user?.profile_data.email ?? user?.name,
    invited: invitedTo(props.row, serverTime()),
  });
  const form = useForm({ defaults: shareDefaults, check });
  const email = form.values.email.trim();
  return (
    <FormAction
      {...props}
      heading={t`Invite to ${name}`}
      form={form}
      mutationOf={(values) =>
        bindMutation(inviteToDelegation, { delegation_id: id, ...invitationOf(values, serverTime()) })
      }
      done={t`Invited ${email}`}
      size="medium"
    >
      <PrivilegesWarning account={account} />
      <InvitationFields form={form} />
    </FormAction>
  );
}

/** Asks for the name before a delegation goes for good. */
export function DeleteDelegationDialog(props: ActionDialogProps<AccessDelegation>) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const people = [...new Set(invitedTo(row, serverTime()))];
  const { arePeopleKnown } = useDelegationFacts();
  return (
    <ConfirmAction
      {...props}
      heading={t`Delete access delegation`}
      confirmName
      consequences={bulk ? undefined : people}
    >
      {bulk
        ? t`Nobody acts in your account by them any more, and open invitations can no longer be accepted.`
        : !arePeopleKnown(row)
          ? t`Nobody acts in your account by it any more, and open invitations can no longer be accepted.`
          : plural(people.length, {
              0: 'Nobody is invited to it.',
              one: 'The person who is invited acts in your account by it no longer.',
              other: 'The # people who are invited act in your account by it no longer.',
            })}
    </ConfirmAction>
  );
}

/** An invitation as a row of its own table, with the delegation it belongs to. */
export interface InvitationRow extends Omit<AccessDelegationImpersonation, 'is_accepted'> {
  delegation_id: number;
  /** Undefined where that was not understood. */
  is_accepted: boolean | undefined;
}

/** Asks before an invitation is withdrawn, or the access of who accepted it ends. */
export function RemoveInvitationDialog(props: ActionDialogProps<InvitationRow>) {
  const { t } = useLingui();
  const { grantee_username: email, is_accepted } = props.row;
  if (is_accepted === undefined) {
    return (
      <ConfirmAction {...props} heading={t`Remove ${email}?`}>
        {t`${email} can no longer act in your account by this delegation, nor accept an open invitation.`}
      </ConfirmAction>
    );
  }
  return (
    <ConfirmAction
      {...props}
      heading={is_accepted ? t`End the access of ${email}?` : t`Withdraw the invitation of ${email}?`}
      confirmLabel={is_accepted ? t`End access` : t`Withdraw`}
    >
      {is_accepted
        ? t`${email} can no longer act in your account by this delegation.`
        : t`The invitation can then no longer be accepted.`}
    </ConfirmAction>
  );
}
