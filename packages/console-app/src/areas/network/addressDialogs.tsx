import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, ComboBox, Text } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { canBeAssignedTo, isAssigned, publicAddressesOf } from '@livery/api/domain/network';
import { sumOf } from '@livery/api/domain/pricing';
import { reachedAt } from '@livery/api/domain/serviceConnections';
import { assignIpAddress } from '@livery/api/queries/addressChanges';
import { vmList } from '@livery/api/queries/compute';
import { loadBalancers } from '@livery/api/queries/loadBalancers';
import { managedServices } from '@livery/api/queries/services';
import { ipAddresses, type LocatedAddress } from '@livery/api/queries/network';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction } from '#kit';
import { AssignmentPrice } from '#resources/components/AssignmentPrice.js';
import { UnassignedText } from '#resources/components/UnassignedText.js';
import { isChargedUnassigned, useAddressPrice } from '#resources/useAddressPrice.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useMoney } from '#shared/money.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';
import { useTargets } from './assignees.js';

type DialogProps = ActionDialogProps<LocatedAddress>;

/** Assigns an address to a machine or a load balancer of its location. */
export function AssignDialog(props: DialogProps) {
  const { t } = useLingui();
  const { action, row } = props;
  const { location, address } = row;
  const reason = useReason(action.table);
  const required = useIssueText()({ code: 'required' });
  const { targets, isPending, error, refetch } = useAssignableTargets(location);
  const targetOf = (id: string | null) => targets.find((one) => one.id === id);
  const form = useForm<{ target: string | null }>({
    defaults: { target: null },
    check({ target }) {
      if (target === null) return { target: required };
      const found = targetOf(target);
      if (found) return { target: reason(found.can) };
      return { target: isPending ? undefined : t`It is not there any more. Choose another one.` };
    },
  });
  const chosen = targetOf(form.values.target);
  const isEmpty = !isPending && !error && targets.length === 0;
  return (
    <FormAction
      {...props}
      heading={t`Assign ${address}`}
      description={t`Traffic to the address reaches what it is assigned to.`}
      submitLabel={t`Assign`}
      done={t`Assigned ${address} to ${{ name: chosen?.name ?? '' }}`}
      disabledReason={isEmpty ? t`There is nothing in this location that it can be assigned to` : undefined}
      form={form}
      isReady={!isPending}
      mutationOf={({ target }) => {
        const found = targetOf(target);
        if (!found?.private_ip) return undefined;
        return bindMutation(assignIpAddress, {
          location,
          address,
          private_ip: found.private_ip,
          assigned_to: found.id,
          assigned_to_resource_type: found.kind,
        });
      }}
    >
      {error && <ErrorAlert error={error} onRetry={refetch} />}
      <FormField form={form} name="target">
        {(field) => (
          <ComboBox
            {...field}
            label={t`Assign to`}
            placeholder={t`Type a name or choose`}
            loading={isPending}
            options={targets.map(({ id, name, kind, private_ip, present, can }) => {
              const inner = private_ip ?? '';
              const place =
                kind === 'load_balancer'
                  ? t`Load balancer, ${inner}`
                  : kind === 'service'
                    ? t`Managed service, ${inner}`
                    : t`Virtual machine, ${inner}`;
              return {
                id,
                label: name,
                description: present ? t`${place}. It has the address ${present} already.` : place,
                disabledReason: reason(can),
              };
            })}
            required
          />
        )}
      </FormField>
      <AssignmentPrice address={row} account={(chosen?.payer ?? row).billing_account_id} pool={chosen?.payer?.pool} />
    </FormAction>
  );
}

/**
 * The machines, load balancers and managed services of a location, each with the public address that it has already, and
 * whether one can be assigned to it now.
 */
function useAssignableTargets(location: string) {
  const { features } = useSiteConfig();
  const machines = useQuery({ ...vmList(location), enabled: isFeatureOn(features, 'vms') });
  const services = useQuery({ ...managedServices(), enabled: isFeatureOn(features, 'services') });
  const enabled = isFeatureOn(features, 'loadBalancer');
  const balancers = useQuery({ ...loadBalancers(location), enabled });
  const { data: addresses = [] } = useQuery(ipAddresses(location));
  const publicOf = (uuid: string) =>
    publicAddressesOf(addresses, uuid)
      .map((one) => one.address)
      .join(', ');
  const ofMachines = (machines.data ?? [])
    .filter(({ status }) => status !== 'deleted')
    .map((vm) => ({
      id: vm.uuid,
      name: vm.name,
      kind: 'virtual_machine' as const,
      private_ip: vm.private_ipv4,
      /** A machine's address is charged with it. */
      payer: { billing_account_id: vm.billing_account, pool: vm.designated_pool_uuid },
      present: publicOf(vm.uuid) || vm.public_ipv4,
      can: canBeAssignedTo(vm),
    }));
  const ofBalancers = (balancers.data ?? []).map(({ uuid, display_name: name, private_address: private_ip }) => ({
    id: uuid,
    name,
    kind: 'load_balancer' as const,
    private_ip,
    payer: undefined,
    present: publicOf(uuid),
    can: canBeAssignedTo({ private_ipv4: private_ip }),
  }));
  const ofServices = (services.data ?? []).flatMap((service) => {
    const inner = reachedAt(service);
    if (service.location !== location || !inner) return [];
    return [
      {
        id: service.uuid,
        name: service.display_name,
        kind: 'service' as const,
        private_ip: inner,
        payer: undefined,
        present: publicOf(service.uuid),
        can: canBeAssignedTo({ private_ipv4: inner }),
      },
    ];
  });
  const lists = [machines, balancers, services];
  return {
    targets: [...ofMachines, ...ofBalancers, ...ofServices],
    // One that the site does not have is not waited for.
    isPending: lists.some(({ isLoading }) => isLoading),
    error: lists.find((list) => list.error)?.error,
    refetch: () => void Promise.all(lists.filter((list) => list.error).map((list) => list.refetch())),
  };
}

/** Asks before addresses are taken from what they lead to, and says what they cost from then on. */
export function UnassignDialog(props: DialogProps) {
  const { t } = useLingui();
  const { action, row, bulk } = props;
  const { address } = row;
  const { targets } = useTargets(row.location);
  /* What is asked about: the row shows at once that it is assigned to nothing any more, and may be assigned anew meanwhile. */
  const [asked] = useState(row);
  const isMoved = !bulk && isAssigned(row) && row.assigned_to !== asked.assigned_to;
  const name = targets.get(asked.assigned_to ?? '')?.name ?? t`What it is assigned to`;
  const { money } = useMoney();
  const { priceOf } = useAddressPrice();
  const charged = (bulk?.ready ?? [row]).filter(isChargedUnassigned);
  const monthly = money(sumOf(charged.map((one) => priceOf(one, false))).monthly);
  return (
    <ConfirmAction
      {...props}
      heading={t`Unassign ${address}?`}
      confirmLabel={t`Unassign`}
      mutation={action.mutation?.(asked)}
      disabledReason={isMoved ? t`It is assigned to something else by now. Close this and look.` : undefined}
    >
      <Text>
        {bulk && charged.length === 0 ? (
          <Trans>
            What the addresses are assigned to cannot be reached at them any more. They stay reserved for you until you
            delete them.
          </Trans>
        ) : bulk ? (
          <Trans>
            What the addresses are assigned to cannot be reached at them any more. They stay reserved for you and are
            charged {monthly} a month together until you delete them.
          </Trans>
        ) : (
          <UnassignedText name={name} address={row} monthly={monthly} />
        )}
      </Text>
    </ConfirmAction>
  );
}

/** Asks before addresses are given back to the provider, and warns of what is reached at them until then. */
export function DeleteAddressDialog(props: DialogProps) {
  const { t } = useLingui();
  const { row, bulk } = props;
  const { address } = row;
  const { targets } = useTargets(row.location);
  const assigned = (bulk?.ready ?? [row]).filter(isAssigned);
  const name = targets.get(row.assigned_to ?? '')?.name ?? t`What it is assigned to`;
  return (
    <ConfirmAction {...props} heading={t`Delete ${address}?`}>
      {assigned.length > 0 && (
        <Alert tone="warning" urgency="off">
          {bulk
            ? plural(assigned.length, {
                one: '# of them is assigned: what it is assigned to cannot be reached at it any more.',
                other: '# of them are assigned: what they are assigned to cannot be reached at them any more.',
              })
            : t`${name} cannot be reached at ${address} any more.`}
        </Alert>
      )}
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
