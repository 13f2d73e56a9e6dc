import { useForm, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@livery/ui';
import { canMoveBillingAccount } from '@livery/api/domain/vmCapabilities';
import { billingAccounts, setResourceBilling } from '@livery/api/queries/billing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { Bound } from '#shared/forms/Bound.js';
import { useAction } from '#shared/useAction.js';
import { useReason } from '../../power/useReason.js';
import { FormDialog } from '../parts/FormDialog.js';
import { resolveWith } from '../parts/resolveWith.js';
import { useAccountReason, useAccountTitle } from '../parts/vmAccount.js';
import { useVmChecks } from '../parts/useVmChecks.js';

/** Charges the machine to another billing account from now on (I 7). */
export default function MoveBillingDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const { data: accounts = [], isPending, error, refetch } = useQuery(billingAccounts());
  const others = accounts.filter((one) => !one.is_deleted && one.id !== vm.billing_account);
  const current = useAccountTitle(vm);
  const { say } = useVmChecks();
  const reason = useReason();
  const action = useAction(setResourceBilling, { done: t`Moved ${name} to another billing account`, onDone: onClose });
  const form = useForm<{ account: string | null }>({
    defaultValues: { account: null },
    resolver: resolveWith(({ account }) => ({ account: account === null ? say([{ code: 'required' }]) : undefined })),
  });
  const account = useWatch({ control: form.control, name: 'account' });
  const variables = { location, uuid, billing_account_id: Number(account) };
  const blockedBy = useAccountReason();
  const none = !isPending && !error && others.length === 0;
  return (
    <FormDialog
      title={t`Move to another billing account`}
      description={t`${name} is charged to ${current} now. What was used so far stays there.`}
      submitLabel={t`Move`}
      busy={action.busy}
      disabledReason={reason(canMoveBillingAccount(vm)) ?? (none ? t`There is no other billing account` : undefined)}
      onClose={onClose}
      onSubmit={form.handleSubmit(() => action.run(variables))}
    >
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      <Bound control={form.control} name="account">
        {(field) => (
          <Select
            {...field}
            label={t`Billing account`}
            options={others.map((one) => ({
              id: String(one.id),
              label: one.title,
              disabledReason: blockedBy(one, { vcpu: vm.vcpu, ram: vm.memory, vm }),
            }))}
            autoFocus
            required
          />
        )}
      </Bound>
      <ActionFailure action={action} />
      {account !== null && <ApiRequest change={setResourceBilling} variables={variables} />}
    </FormDialog>
  );
}
