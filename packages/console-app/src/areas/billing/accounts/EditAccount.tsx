import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { PageHeader, Skeleton, Stack } from '@livery/ui';
import { useParams } from 'wouter';
import type { BillingAccount } from '@livery/api/generated/types';
import { updateBillingAccount } from '@livery/api/queries/accountChanges';
import { billingAccount } from '@livery/api/queries/billing';
import { bindMutation, EditPage } from '#kit';
import { billingAccounts } from '#resources/billingAccounts.js';
import { useForm } from '#shared/form/useForm.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import {
  type AccountTexts,
  type AccountValues,
  sentDocument,
  sentOf,
  textFields,
  useAccountFields,
} from './accountForm.js';
import { AccountSections } from './AccountSections.js';
import { useFieldLabels } from './useFieldLabels.js';

/** Changes what is said of a billing account (specification: account and billing, section 3). */
export default function EditAccount() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const query = useQuery(billingAccount(Number(id)));
  if (query.data) return <EditForm key={query.data.id} account={query.data} />;
  return (
    <Stack gap={6}>
      <PageHeader heading={t`Edit billing account`} />
      <QueryBoundary
        query={query}
        failure={t`The billing accounts could not be loaded`}
        skeleton={<Skeleton shape="block" height={360} />}
      >
        {() => null}
      </QueryBoundary>
    </Stack>
  );
}

function EditForm({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  // What the person saw is compared with what the server has when it is sent.
  const [seen] = useState(account);
  const fields = useAccountFields();
  const labels = useFieldLabels();
  const visible = new Set(fields.settings.map(({ field }) => field));
  const initial = Object.fromEntries(textFields.map((field) => [field, seen[field] ?? ''])) as AccountTexts;
  const form = useForm<AccountValues>({
    defaults: { texts: initial, document: null },
    check: (values) => fields.check(values, { texts: initial, hasDocument: Boolean(seen.document_name) }),
    errorSummary: true,
  });
  const { texts, document } = form.values;
  // A field that is not in the form is sent as it was seen: the call replaces all of them.
  const sent = textFields.flatMap((field) => {
    const text = visible.has(field) ? sentOf(field, texts[field]) : initial[field];
    return text === initial[field]
      ? (seen[field] ?? undefined) === undefined
        ? []
        : [[field, seen[field]]]
      : [[field, text]];
  });
  const mutation = bindMutation(
    updateBillingAccount,
    {
      billing_account_id: account.id,
      ...(Object.fromEntries(sent) as Partial<AccountTexts>),
      ...sentDocument(document),
      seen,
    },
    { conflictTexts: Object.fromEntries(textFields.map((field) => [field, { label: labels[field] }])) },
  );
  const { title } = account;
  return (
    <EditPage
      heading={t`Edit ${title}`}
      back={{ label: title, href: billingAccounts.hrefOf(account) }}
      form={form}
      labelOf={fields.labelOf}
      mutation={mutation}
      done={t`Changed ${{ name: texts.title.trim() }}`}
      progress={document ? t`Sending ${{ name: document.name }}` : undefined}
    >
      <AccountSections form={form} fields={fields} documentName={seen.document_name} />
    </EditPage>
  );
}
