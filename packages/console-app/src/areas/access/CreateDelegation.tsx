import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { FormSection, RadioGroup, TextField } from '@livery/ui';
import { serverTime } from '@livery/api/client/serverClock';
import { checkDisplayName } from '@livery/api/domain/issue';
import { createAccessDelegation, inviteToDelegation } from '@livery/api/queries/access';
import { user as userQuery } from '@livery/api/queries/identity';
import { AccountField, bindMutation, CreatePage, useAction, useBillingAccountChoice, useCreateForm } from '#kit';
import { accessDelegations } from '#resources/accessDelegations.js';
import { FormField } from '#shared/form/FormField.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useToasts } from '#shared/toasts.js';
import { InvitationFields, useInvitationCheck } from './InvitationFields.js';
import { invitationOf, shareDefaults, type ShareValues } from './invitations.js';
import { PrivilegesWarning } from './PrivilegesWarning.js';

interface Values extends ShareValues {
  name: string;
  scope: 'global' | 'restricted';
  account: string | null;
}

const defaults: Values = { ...shareDefaults, name: '', scope: 'restricted', account: null };

/** Creates an access delegation and invites a first person (specification: account and billing, sections 2 and 6). */
export default function CreateDelegation() {
  const { t } = useLingui();
  const issueText = useIssueText();
  const { data: user } = useQuery(userQuery());
  const billingAccountChoice = useBillingAccountChoice({ charges: false });
  const checkInvitation = useInvitationCheck({ own: user?.profile_data.email ?? user?.name });
  const form = useCreateForm<Values>(accessDelegations, {
    defaults,
    check: (values) => ({
      name: checkDisplayName(values.name).map(issueText)[0],
      ...(values.email.trim() === '' ? {} : checkInvitation(values)),
    }),
  });
  const { scope } = form.values;
  const name = form.values.name.trim();
  const email = form.values.email.trim();
  const account = scope === 'restricted' ? billingAccountChoice.choose(form.values.account) : undefined;
  // Without an account it would reach all of them.
  const isReachKnown = scope === 'global' || account !== undefined;
  const invitation = useAction();
  const toasts = useToasts();
  const mutation = isReachKnown
    ? bindMutation(createAccessDelegation, { name, billing_account_id: account?.id })
    : undefined;
  return (
    <CreatePage
      resource={accessDelegations}
      form={form}
      {...(scope === 'restricted' && { billingAccountChoice })}
      mutation={mutation}
      labelOf={(field) => (field === 'email' ? t`Email address` : field === 'date' ? t`Last day` : undefined)}
      created={{
        done: t`Created ${name}`,
        onSuccess(made) {
          if (email === '') return;
          if (!made) {
            toasts.danger(t`${email} was not invited`, { detail: t`Open the access delegation and invite again.` });
            return;
          }
          const sent = { delegation_id: made.id, ...invitationOf(form.values, serverTime()) };
          const options = { done: t`Invited ${email}`, isPlaceLeft: true };
          void invitation.run(bindMutation(inviteToDelegation, sent), options);
        },
      }}
    >
      <FormSection heading={t`Access delegation`} description={t`A group of people who may act in your account.`}>
        <FormField form={form} name="name">
          {(field) => (
            <TextField {...field} label={t`Name`} description={t`Who they are, such as "Bookkeepers"`} required />
          )}
        </FormField>
      </FormSection>
      <FormSection heading={t`Scope`} description={t`How far the people who accept reach.`}>
        <FormField form={form} name="scope">
          {(field) => (
            <RadioGroup
              {...field}
              label={t`Scope`}
              labelHidden
              options={[
                {
                  id: 'restricted',
                  label: t`Restricted`,
                  description: t`Only what is charged to one billing account`,
                },
                { id: 'global', label: t`Global`, description: t`Everything in your account` },
              ]}
            />
          )}
        </FormField>
        {scope === 'restricted' && <AccountField form={form} choice={billingAccountChoice} />}
        {scope === 'global' && <PrivilegesWarning account={null} />}
      </FormSection>
      <FormSection heading={t`First person`} description={t`You can invite more people later.`}>
        <InvitationFields form={form} optional />
      </FormSection>
    </CreatePage>
  );
}
