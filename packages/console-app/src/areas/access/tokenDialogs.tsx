import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, TextField } from '@livery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { checkDisplayName } from '@livery/api/domain/issue';
import { listedApiTokens, updateApiToken, type ListedApiToken } from '@livery/api/queries/access';
import { billingAccounts } from '@livery/api/queries/billing';
import { saidName } from '@livery/api/queries/understood';
import { AccountField, type ActionDialogProps, bindMutation, ConfirmAction, FormAction } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useIssueText } from '#shared/texts/issues.js';

/** Whether a token would be restricted from now on, and to no account: it would then reach whichever the provider takes. */
const isRestrictedToNone = (
  { restricted: before }: ListedApiToken,
  { account, restricted }: { account: string | null; restricted: boolean | null },
): boolean => restricted === true && !before && account === null;

/** Changes what an API token is for and how far it reaches; the token itself stays. Only what differs is sent. */
export function EditTokenDialog(props: ActionDialogProps<ListedApiToken>) {
  const { t } = useLingui();
  // What the person has left as it was when the dialog opened is not sent, whatever the server has by now.
  const [row] = useState(props.row);
  const client = useQueryClient();
  const [descriptionBefore] = useState(() => saidName(client, listedApiTokens(), row, row.description));
  const isSameDescription = (text: string) => text.trim() === descriptionBefore.trim();
  // Undefined where the token has none, or the server does not say which.
  const before = Number.isFinite(row.billing_account_id) ? String(row.billing_account_id) : undefined;
  const issueText = useIssueText();
  const query = useQuery(billingAccounts());
  const accounts = query.data?.filter(({ id, is_deleted }) => !is_deleted || String(id) === before);
  const choose = (requested: string | null) => accounts?.find(({ id }) => String(id) === requested);
  // Null where nobody knows, and nobody has chosen: neither is sent then.
  const restrictedBefore: boolean | null = row.restricted ?? null;
  const form = useForm({
    defaults: { description: descriptionBefore, account: before ?? null, restricted: restrictedBefore },
    check: (values) => ({
      description: isSameDescription(values.description)
        ? undefined
        : checkDisplayName(values.description).map(issueText)[0],
      account: isRestrictedToNone(row, values) ? t`This field is required` : undefined,
    }),
  });
  const { account, restricted } = form.values;
  const description = form.values.description.trim();
  const changes = {
    ...(isSameDescription(description) ? {} : { description }),
    ...(account === null || account === before ? {} : { billing_account_id: Number(account) }),
    ...(restricted === null || restricted === restrictedBefore ? {} : { restricted }),
  };
  const name = isSameDescription(description) ? row.description : description;
  const isChanged = Object.keys(changes).length > 0;
  return (
    <FormAction
      {...props}
      heading={t`Edit API token`}
      submitLabel={t`Save changes`}
      form={form}
      disabledReason={isChanged ? undefined : t`Nothing has been changed`}
      mutationOf={(values) =>
        isRestrictedToNone(row, values) ? undefined : bindMutation(updateApiToken, { token_id: row.id, ...changes })
      }
      done={t`Changed ${name}`}
    >
      <FormField form={form} name="description">
        {(field) => <TextField {...field} label={t`Description`} required />}
      </FormField>
      <AccountField form={form} choice={{ charges: false, query: { ...query, data: accounts }, choose }} />
      <FormField form={form} name="restricted">
        {({ value, ...field }) => (
          <Checkbox
            {...field}
            checked={value ?? false}
            indeterminate={value === null}
            label={t`Restricted`}
            description={t`It then reaches only what is charged to this billing account.`}
          />
        )}
      </FormField>
    </FormAction>
  );
}

/** Asks for the description before an API token goes for good. */
export function DeleteTokenDialog(props: ActionDialogProps<ListedApiToken>) {
  const { t } = useLingui();
  return (
    <ConfirmAction {...props} heading={t`Delete API token`} confirmName>
      {props.bulk
        ? t`Programs that use one of them are refused from then on.`
        : t`Programs that use it are refused from then on.`}
    </ConfirmAction>
  );
}
