import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { ComboBox, Text } from '@livery/ui';
import { canBeAssignedTo } from '@livery/api/domain/network';
import { sumOf } from '@livery/api/domain/pricing';
import { vmList } from '@livery/api/queries/compute';
import { assignIpAddress, updateIpAddress, type LocatedAddress } from '@livery/api/queries/network';
import type { ActionDialogProps } from '#kit/actions/actions.js';
import { ConfirmAction } from '#kit/actions/ConfirmAction.js';
import { FormAction, RenameAction } from '#kit/actions/FormAction.js';
import { MoveBillingAccount } from '#kit/actions/MoveBillingAccount.js';
import { prepare } from '#kit/actions/preparedCall.js';
import { useReason } from '#kit/actions/useReason.js';
import { FormField } from '#kit/form/FormField.js';
import { PriceChange } from '#kit/form/PriceChange.js';
import { useForm } from '#kit/form/useForm.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { useMoney } from '#shared/money.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useMachines } from './assignees.js';
import { useAddressPrice } from './useAddressPrice.js';

type DialogProps = ActionDialogProps<LocatedAddress>;

/** Assigns an address to a machine of its location. */
export function AssignDialog(props: DialogProps) {
  const { t } = useLingui();
  const { action, row } = props;
  const { location, address } = row;
  const reason = useReason(action.subject);
  const { priceOf } = useAddressPrice();
  const required = useIssueText()({ code: 'required' });
  const { data = [], isPending, error, refetch } = useQuery(vmList(location));
  const machines = data.filter(({ status }) => status !== 'deleted');
  const form = useForm<{ machine: string | null }>({
    defaults: { machine: null },
    check: ({ machine }) => ({ machine: machine === null ? required : undefined }),
  });
  const chosen = machines.find(({ uuid }) => uuid === form.values.machine);
  const isEmpty = !isPending && !error && machines.length === 0;
  return (
    <FormAction
      {...props}
      title={t`Assign ${address}`}
      description={t`Traffic to the address reaches the virtual machine.`}
      submitLabel={t`Assign`}
      done={t`Assigned ${address} to ${{ name: chosen?.name ?? '' }}`}
      disabledReason={isEmpty ? t`There is no virtual machine in this location` : undefined}
      form={form}
      callOf={({ machine }) =>
        prepare(assignIpAddress, {
          location,
          address,
          private_ip: machines.find(({ uuid }) => uuid === machine)?.private_ipv4 ?? '',
          assigned_to: machine ?? undefined,
        })
      }
    >
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      <FormField form={form} name="machine">
        {(field) => (
          <ComboBox
            {...field}
            label={t`Virtual machine`}
            placeholder={t`Type a name or choose`}
            loading={isPending}
            options={machines.map((vm) => ({
              id: vm.uuid,
              label: vm.name,
              description: vm.private_ipv4,
              disabledReason: reason(canBeAssignedTo(vm)),
            }))}
            required
          />
        )}
      </FormField>
      <PriceChange before={priceOf(row, false)} after={priceOf(row, true)} />
    </FormAction>
  );
}

/** Asks before addresses are taken from what they lead to, and says what they cost from then on. */
export function UnassignDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const { address } = row;
  const { machines } = useMachines(row.location);
  const name = machines.get(row.assigned_to ?? '')?.name ?? t`What it is assigned to`;
  const { money } = useMoney();
  const { priceOf } = useAddressPrice();
  const monthly = money(sumOf((bulk?.ready ?? [row]).map((one) => priceOf(one, false))).monthly);
  return (
    <ConfirmAction {...props} title={t`Unassign ${address}?`} confirmLabel={t`Unassign`}>
      <Text>
        {bulk ? (
          <Trans>
            What the addresses are assigned to cannot be reached at them any more. They stay reserved for you and are
            charged {monthly} a month together until you delete them.
          </Trans>
        ) : (
          <Trans>
            {name} cannot be reached at {address} any more. The address stays reserved for you and is charged {monthly}{' '}
            a month until you delete it.
          </Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}

/** An address goes by itself; its name is a note, and may be empty. */
export function RenameAddressDialog(props: DialogProps) {
  const { location, address, name } = props.row;
  return (
    <RenameAction
      {...props}
      name={name}
      callOf={(next) => prepare(updateIpAddress, { location, address, name: next })}
    />
  );
}

/** Charges an address to another billing account. */
export function MoveAddressDialog(props: DialogProps) {
  const { location, address } = props.row;
  return (
    <MoveBillingAccount
      {...props}
      accountIdOf={({ billing_account_id }) => billing_account_id}
      callOf={(billing_account_id) => prepare(updateIpAddress, { location, address, billing_account_id })}
    />
  );
}

/** Asks before addresses are given back to the provider. */
export function DeleteAddressDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const { address } = row;
  return (
    <ConfirmAction {...props} title={t`Delete ${address}?`}>
      <Text>
        {bulk ? (
          <Trans>
            The addresses go back to the provider and are charged no longer. Somebody else may get them: the same ones
            cannot be asked for again.
          </Trans>
        ) : (
          <Trans>
            {address} goes back to the provider and is charged no longer. Somebody else may get it: the same address
            cannot be asked for again.
          </Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}
