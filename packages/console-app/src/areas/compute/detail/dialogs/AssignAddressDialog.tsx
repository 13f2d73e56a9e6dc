import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Select } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { assignIpAddress, createIpAddress, ipAddresses } from '@livery/api/queries/network';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { Bound } from '#shared/forms/Bound.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useAction } from '#shared/useAction.js';
import { FormDialog } from '../parts/FormDialog.js';
import { PriceChange } from '../parts/PriceChange.js';
import { resolveWith } from '../parts/resolveWith.js';
import { useVmPrices } from '../parts/useVmPrices.js';

/** Stands for an address that is reserved first; no address looks like it. */
const fresh = 'new';

/** Leads a floating IP address to the machine: one that is reserved already, or a new one (I 7). */
export default function AssignAddressDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, name, billing_account } = vm;
  const private_ip = vm.private_ipv4 ?? '';
  const { data: all = [], error, refetch } = useQuery(ipAddresses(location));
  const free = all.filter((one) => one.assigned_to === null && one.type === 'public' && !one.is_ipv6);
  const prices = useVmPrices(vm);
  const required = useIssueText()({ code: 'required' });
  const form = useForm<{ address: string | null }>({
    defaultValues: { address: fresh },
    resolver: resolveWith(({ address }) => ({ address: address === null ? required : undefined })),
  });
  const [isUnnamed, setUnnamed] = useState(false);
  const address = useWatch({ control: form.control, name: 'address' });

  const assign = useAction(assignIpAddress, { done: t`Assigned a public IP address to ${name}`, onDone: onClose });
  const reserve = useAction(createIpAddress, {
    onDone: (reserved) => {
      const named = reserved?.address;
      /* Chosen from now on, so that another try does not reserve another one. */
      form.setValue('address', named ?? null);
      setUnnamed(named === undefined);
      if (named !== undefined) void assign.run({ location, address: named, private_ip });
    },
  });
  const reservation = { location, name, billing_account_id: billing_account };

  return (
    <FormDialog
      title={t`Assign public IP address`}
      description={t`Traffic to the address reaches ${name} at ${private_ip}.`}
      submitLabel={t`Assign`}
      busy={assign.busy || reserve.busy}
      disabledReason={private_ip === '' ? t`The virtual machine has no private address yet` : undefined}
      onClose={onClose}
      onSubmit={form.handleSubmit((values) =>
        values.address === fresh
          ? reserve.run(reservation)
          : assign.run({ location, address: values.address ?? '', private_ip }),
      )}
    >
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isUnnamed && (
        <Alert tone="warning">{t`An address was reserved, but the server did not say which. Choose it from the list.`}</Alert>
      )}
      <Bound control={form.control} name="address">
        {(field) => (
          <Select
            {...field}
            label={t`Address`}
            options={[
              { id: fresh, label: t`Reserve a new address` },
              ...free.map((one) => ({
                id: one.address,
                label: one.address,
                description: one.name ?? undefined,
                section: t`Reserved and not assigned`,
              })),
            ]}
            autoFocus
          />
        )}
      </Bound>
      <PriceChange after={prices.resource('ASSIGNED_FLOATING_IP', 1)} label={t`An assigned address costs`} />
      <ActionFailure
        action={reserve}
        look={<Button size="small" onClick={() => void refetch()}>{t`Refresh the addresses`}</Button>}
      />
      <ActionFailure action={assign} />
      {address === fresh ? (
        <ApiRequest change={createIpAddress} variables={reservation} />
      ) : (
        <ApiRequest change={assignIpAddress} variables={{ location, address: address ?? '', private_ip }} />
      )}
    </FormDialog>
  );
}
