import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, CheckboxGroup, Disclosure, Inline, Stack } from '@livery/ui';
import { processorsOf } from '@livery/api/domain/payments';
import type { BillingAccount } from '@livery/api/generated/types';
import { saveLinkMethods } from '@livery/api/queries/payments';
import { ActionFailure, ApiRequest, bindMutation, useAction, useConnectionReason } from '#kit';
import { useSiteConfig } from '#shared/siteConfig.js';

/** The ways of the link processors that a billing account keeps at hand: a top-up offers them first. */
export function LinkMethods({ account }: { account: BillingAccount }) {
  const { t } = useLingui();
  const processors = processorsOf(useSiteConfig(), 'link');
  const disconnected = useConnectionReason();
  const action = useAction();
  const saved = (account.additional_data?.link_methods ?? []).map((one) => one.processor_payment_method_id);
  const [chosen, setChosen] = useState<readonly string[]>();
  const options = processors.flatMap(({ name, methods = [] }) =>
    methods.map((method) => ({ id: method.key, label: `${name}: ${method.name}` })),
  );
  if (options.length === 0) return null;
  const value = [...(chosen ?? saved)];
  const mutation = bindMutation(saveLinkMethods, { billing_account_id: account.id, method_ids: value });
  const save = () =>
    void action.run(mutation, { done: t`Ways to pay saved` }).then((done) => done && setChosen(undefined));
  return (
    <Disclosure label={t`Favorite ways to pay online`}>
      <Stack gap={3}>
        <CheckboxGroup
          label={t`Offered first when you top up`}
          options={options}
          value={value}
          onChange={setChosen}
          disabled={action.loading}
        />
        <ActionFailure action={action} onRetry={save} />
        <Inline>
          <Button
            size="small"
            loading={action.loading}
            disabledReason={disconnected ?? (chosen === undefined ? t`Nothing has been changed` : undefined)}
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
