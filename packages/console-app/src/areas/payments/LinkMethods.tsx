import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, CheckboxGroup, Disclosure, Inline, Stack } from '@livery/ui';
import { linkMethodsOf, processorsOf } from '@livery/api/domain/payments';
import type { BillingAccount } from '@livery/api/generated/types';
import { saveLinkMethods } from '@livery/api/queries/payments';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { useScreenGuard } from '#shared/leaving/useScreenGuard.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** The ways of the link processors that a billing account keeps at hand: a top-up offers them first. */
export function LinkMethods({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const processors = processorsOf(useSiteConfig(), 'link');
  /** What was chosen, and the account as it was then. */
  const [edit, setEdit] = useState<{ chosen: readonly string[]; seen: BillingAccount }>();
  const action = useAction(() => setEdit(undefined));
  useScreenGuard(edit !== undefined && !action.loading);
  const labels = new Map<string, string>();
  for (const { name, methods = [] } of processors) {
    for (const { key, name: way } of methods) {
      const others = labels.get(key);
      // What is saved is the key alone: where several processors have it, it is kept for all of them.
      labels.set(key, others === undefined ? `${name}: ${way}` : `${others}, ${name}: ${way}`);
    }
  }
  if (labels.size === 0) return null;
  const options = [...labels].map(([id, text]) => ({ id, label: text }));
  const nameOf = (key: string) => labels.get(key) ?? key;
  // The server refuses what the site no longer offers, and nobody could take it away here.
  const value = (edit?.chosen ?? linkMethodsOf(account)).filter((key) => labels.has(key));
  const label = t`Offered first when you top up`;
  const mutation = bindMutation(
    saveLinkMethods,
    { billing_account_id: account.id, method_ids: value, seen: edit?.seen ?? account },
    {
      conflictTexts: {
        additional_data: { label, lines: (additional_data) => linkMethodsOf({ additional_data }).map(nameOf) },
      },
    },
  );
  const save = () => void action.run(mutation, { done: t`Ways to pay saved` });
  return (
    <Disclosure label={t`Favorite ways to pay online`}>
      <Stack gap={3}>
        <CheckboxGroup
          label={label}
          options={options}
          value={value}
          onChange={(chosen) => setEdit((before) => ({ chosen, seen: before?.seen ?? account }))}
          disabled={action.loading}
        />
        <ActionFailure action={action} onRetry={save} />
        <Inline>
          <Button
            size="small"
            {...action.button(edit === undefined ? t`Nothing has been changed` : undefined)}
            onClick={save}
          >
            {t`Save`}
          </Button>
        </Inline>
        <ApiRequest mutations={[mutation]} />
      </Stack>
    </Disclosure>
  );
}
