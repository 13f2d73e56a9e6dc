import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Checkbox, FormSection, OneTimeSecret, Text, TextField } from '@livery/ui';
import { useLocation } from 'wouter';
import { checkDisplayName } from '@livery/api/domain/issue';
import type { ApiToken } from '@livery/api/generated/types';
import { createApiToken } from '@livery/api/queries/access';
import { accessTexts } from '#generated/access/texts.js';
import { AccountField, bindMutation, CreatePage, useBillingAccountChoice, useCreateForm } from '#kit';
import { apiTokens } from '#resources/apiTokens.js';
import { FormField } from '#shared/form/FormField.js';
import { href } from '#shared/paths.js';
import { useIssueText } from '#shared/texts/issues.js';

const defaults: { description: string; account: string | null; restricted: boolean } = {
  description: '',
  account: null,
  restricted: false,
};

/** Creates an API token and shows it (specification: account and billing, sections 2 and 7). */
export default function CreateToken() {
  const { t } = useLingui();
  const issueText = useIssueText();
  const [, navigate] = useLocation();
  const billingAccountChoice = useBillingAccountChoice({ charges: false });
  const [created, setCreated] = useState<ApiToken>();
  const form = useCreateForm(apiTokens, {
    defaults,
    check: ({ description }) => ({ description: checkDisplayName(description).map(issueText)[0] }),
  });
  const { restricted } = form.values;
  const description = form.values.description.trim();
  const account = billingAccountChoice.choose(form.values.account);
  // Restricted to no account, it would reach whichever the provider takes.
  const mutation =
    restricted && !account
      ? undefined
      : bindMutation(
          createApiToken,
          { description, billing_account_id: account?.id, restricted },
          { failure: accessTexts.failures.createApiToken },
        );
  return (
    <>
      <CreatePage
        resource={apiTokens}
        form={form}
        billingAccountChoice={billingAccountChoice}
        mutation={mutation}
        labelOf={(field) => (field === 'description' ? t`Description` : undefined)}
        created={{
          done: t`Created ${description}`,
          // The token is shown before this page is left.
          target: (token) => (token?.token ? undefined : href('apiTokens')),
          onSuccess: (token) => token?.token && setCreated(token),
        }}
      >
        <FormSection
          heading={t`API token`}
          description={t`A program that has it acts in your account, without logging in.`}
        >
          <FormField form={form} name="description">
            {(field) => (
              <TextField
                {...field}
                label={t`Description`}
                description={t`What it is for, such as "Backups"`}
                required
              />
            )}
          </FormField>
        </FormSection>
        <FormSection
          heading={t`Reach`}
          description={t`What a program creates with the token is charged to its billing account, unless it names another one.`}
        >
          <AccountField form={form} choice={billingAccountChoice} />
          <FormField form={form} name="restricted">
            {({ value, ...field }) => (
              <Checkbox
                {...field}
                checked={value}
                label={t`Restricted`}
                description={t`It then reaches only what is charged to this billing account.`}
              />
            )}
          </FormField>
          {!restricted && (
            <Alert tone="warning" urgency="off">
              {t`Whoever has a token without a restriction can do everything in your account. Restrict it where one billing account is enough.`}
            </Alert>
          )}
        </FormSection>
      </CreatePage>
      {created && <CreatedToken token={created} onClose={() => navigate(apiTokens.hrefOf(created))} />}
    </>
  );
}

/** Shows the token right after it was made. */
function CreatedToken({ token: { description, token }, onClose }: { token: ApiToken; onClose: () => void }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  return (
    <OneTimeSecret
      open={open}
      onOpenChange={setOpen}
      onExitComplete={onClose}
      heading={t`API token created`}
      secrets={[{ label: t`Token`, value: token }]}
    >
      <Text>{t`This is the token of “${description}”. Copy it now and keep it in a safe place: whoever has it acts in your account.`}</Text>
    </OneTimeSecret>
  );
}
