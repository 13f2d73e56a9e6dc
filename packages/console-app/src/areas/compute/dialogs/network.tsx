import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, NumberField, Select, Text } from '@livery/ui';
import { assignmentOf } from '@livery/api/domain/network';
import { checkVlanTag } from '@livery/api/domain/vmValidation';
import type { IpAddress } from '@livery/api/generated/types';
import { assignIpAddress, createIpAddress, deleteIpAddress } from '@livery/api/queries/addressChanges';
import { createSubinterface, vmInterfaces, type LocatedVm } from '@livery/api/queries/compute';
import { ipAddresses, networks } from '@livery/api/queries/network';
import { type ActionDialogProps, ActionFailure, bindMutation, ConfirmAction, FormAction, useAction } from '#kit';
import { NothingToChoose } from '#resources/components/NothingToChoose.js';
import { AssignmentPrice } from '#resources/components/AssignmentPrice.js';
import { UnassignedText } from '#resources/components/UnassignedText.js';
import { privateNetworks } from '#resources/privateNetworks.js';
import { useAddressPrice } from '#resources/useAddressPrice.js';
import { useBillingAccount, useChargeReason } from '#shared/billingAccounts.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import type { VmAddress, VmVlan } from '../partActions.js';
import { useVlanReason, useVmChecks } from '../vmChecks.js';

interface VlanValues {
  /** The interface; the first one until another is chosen. */
  parent: string | null;
  network: string | null;
  tag: number | null;
}

/** Puts a VLAN of a private network on an interface, as a subinterface (specification: infrastructure, sections 3 and 7). */
export function AddVlanDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const { location, uuid } = props.row;
  const adapters = useQuery(vmInterfaces(location, uuid));
  const interfaces = adapters.data ?? [];
  const first = interfaces[0]?.uuid ?? null;
  const { data: all = [], isPending, error, refetch } = useQuery(networks(location));
  const isEmpty = !isPending && !error && all.length === 0;
  const none = t`There is no private network in this location yet`;
  const missing = isEmpty ? none : isPending ? t`Wait until everything has loaded` : undefined;
  const vlanReason = useVlanReason(props.row);
  const { textOf, required } = useVmChecks();
  const taken = (parent: string | null, tag: number) =>
    interfaces.find((one) => one.uuid === parent)?.subinterfaces.some((one) => one.vlan_tag === tag)
      ? t`The interface has VLAN ${tag} already`
      : undefined;
  const form = useForm<VlanValues>({
    defaults: { parent: null, network: null, tag: null },
    check: ({ parent, network, tag }) => ({
      network: network === null ? required : undefined,
      tag: tag === null ? required : (textOf(checkVlanTag(tag)) ?? taken(parent ?? first, tag)),
    }),
  });
  return (
    <FormAction
      {...props}
      description={t`The virtual machine joins a private network over a subinterface with a VLAN ID.`}
      form={form}
      mutationOf={({ parent, network, tag }) =>
        bindMutation(createSubinterface, {
          location,
          uuid,
          if_uuid: parent ?? first ?? '',
          network_uuid: network ?? '',
          vlan_tag: tag ?? 1,
        })
      }
      disabledReason={vlanReason ?? missing}
    >
      {adapters.error && <ErrorAlert error={adapters.error} onRetry={() => void adapters.refetch()} />}
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {interfaces.length > 1 && (
        <FormField form={form} name="parent">
          {(field) => (
            <Select
              {...field}
              value={field.value ?? first}
              label={t`Interface`}
              options={interfaces.map((one) => ({
                id: one.uuid,
                label: one.network_name ?? one.mac,
                description: one.mac,
              }))}
              required
            />
          )}
        </FormField>
      )}
      {isEmpty ? (
        <NothingToChoose text={none} resource={privateNetworks} href={href('createPrivateNetwork')} />
      ) : (
        <FormField form={form} name="network">
          {(field) => (
            <Select
              {...field}
              label={t`Network`}
              options={all.map((one) => ({ id: one.uuid, label: one.name, description: one.subnet }))}
              autoFocus
              required
            />
          )}
        </FormField>
      )}
      <FormField form={form} name="tag">
        {(field) => (
          <NumberField
            {...field}
            label={t`VLAN ID`}
            description={t`From 1 to 4094`}
            formatOptions={{ useGrouping: false }}
            required
          />
        )}
      </FormField>
    </FormAction>
  );
}

/** Asks before a VLAN is taken from its interface (specification: infrastructure, section 7). */
export function RemoveVlanDialog(props: ActionDialogProps<VmVlan>) {
  const { t } = useLingui();
  const { vm, subinterface } = props.row;
  const { name } = vm;
  const { vlan_tag: tag } = subinterface;
  return (
    <ConfirmAction {...props} heading={t`Remove VLAN ${tag}?`}>
      {t`${name} leaves the network of this VLAN and loses its address there. The VLAN can be added again.`}
    </ConfirmAction>
  );
}

/** Stands for an address that is reserved first; no address looks like it. */
const newAddress = 'new';

/**
 * Assigns a floating IP address to a machine: one that is reserved already, or a new one (specification: infrastructure,
 * section 7).
 */
export function AssignAddressDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const { row: vm, dialog } = props;
  const { location, name, billing_account } = vm;
  const private_ip = vm.private_ipv4 ?? '';
  const { data: all = [], isPending, error, refetch } = useQuery(ipAddresses(location));
  const free = all.filter((one) => assignmentOf(one) === false);
  const [reserved, setReserved] = useState<string>();
  const { required } = useVmChecks();
  /* One that this machine has may be here by a response that was lost. */
  const isOffered = (address: string) =>
    address === newAddress ||
    address === reserved ||
    [...free, ...all.filter((one) => one.assigned_to === vm.uuid)].some((one) => one.address === address);
  const form = useForm<{ address: string | null }>({
    defaults: { address: newAddress },
    check({ address }) {
      if (address === null) return { address: required };
      return { address: isOffered(address) ? undefined : t`It is not there any more. Choose another one.` };
    },
  });
  const { address: selected } = form.values;
  const isNew = selected === newAddress;
  const chosen = free.find((one) => one.address === selected);
  const chargeReason = useChargeReason()(useBillingAccount(billing_account));
  const [isUnnamed, setUnnamed] = useState(false);

  const assignment = (address: string) => bindMutation(assignIpAddress, { location, address, private_ip });
  const reservation = bindMutation(createIpAddress, { location, name, billing_account_id: billing_account });
  const assigning = useAction(() => dialog.onOpenChange(false));
  const assign = (address: string) => assigning.run(assignment(address), { done: t`Assigned ${address} to ${name}` });
  const reserving = useAction<IpAddress>((response) => {
    const address = response?.address;
    /* Chosen from now on, so that another try does not reserve another one. */
    form.setValue('address', address ?? null);
    setUnnamed(address === undefined);
    setReserved(address);
    if (address !== undefined) void assign(address);
  });

  return (
    <FormAction
      {...props}
      description={t`Traffic to the address reaches ${name} at ${private_ip}.`}
      submitLabel={t`Assign`}
      form={form}
      mutationOf={({ address }) => (address === newAddress ? reservation : assignment(address ?? ''))}
      onSubmit={({ address }) => (address === newAddress ? reserving.run(reservation) : assign(address ?? ''))}
      disabledReason={isNew ? chargeReason : undefined}
      isReady={isNew || !isPending}
      states={[reserving, assigning]}
      verifyHref={<Button size="small" onClick={() => void refetch()}>{t`Refresh the addresses`}</Button>}
    >
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isUnnamed && (
        <Alert tone="warning">{t`An address was reserved, but the server did not say which. Choose it from the list.`}</Alert>
      )}
      {reserved !== undefined && assigning.failures.some(({ note }) => note === undefined) && (
        <ReservedAddress vm={vm} address={reserved} onDeleted={() => dialog.onOpenChange(false)} />
      )}
      <FormField form={form} name="address">
        {(field) => (
          <Select
            {...field}
            label={t`Address`}
            options={[
              { id: newAddress, label: t`Reserve a new address` },
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
      </FormField>
      {selected !== null && isOffered(selected) && (
        <AssignmentPrice address={chosen ?? { location }} account={billing_account} pool={vm.designated_pool_uuid} />
      )}
    </FormAction>
  );
}

interface ReservedAddressProps {
  vm: LocatedVm;
  address: string;
  onDeleted: () => void;
}

/** After an assignment that failed: its new address is charged all the same, and can be given back. */
function ReservedAddress({ vm, address, onDeleted }: ReservedAddressProps) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { priceOf } = useAddressPrice();
  const monthly = money(priceOf({ location: vm.location, type: 'public', is_ipv6: false }, false).monthly);
  const deleting = useAction(onDeleted);
  const mutation = bindMutation(deleteIpAddress, { location: vm.location, address });
  return (
    <>
      <Alert
        tone="warning"
        heading={t`${address} is reserved, but not assigned`}
        actions={
          <Button
            size="small"
            {...deleting.button()}
            onClick={() => void deleting.run(mutation, { done: t`Deleted ${address}` })}
          >
            {t`Give the address back`}
          </Button>
        }
      >
        {t`It is charged ${monthly} a month until you delete it.`}
      </Alert>
      <ActionFailure action={deleting} />
    </>
  );
}

/** Asks before an address is taken from a machine; it stays reserved, and is charged where it is one that is (specification: infrastructure, section 9). */
export function UnassignAddressDialog(props: ActionDialogProps<VmAddress>) {
  const { t } = useLingui();
  const { vm, address: assigned } = props.row;
  const { address } = assigned;
  const { money } = useMoney();
  const { priceOf } = useAddressPrice();
  const monthly = money(priceOf({ ...assigned, location: vm.location }, false).monthly);
  return (
    <ConfirmAction {...props} heading={t`Unassign ${address}?`}>
      <Text>
        <UnassignedText name={vm.name} address={assigned} monthly={monthly} />
      </Text>
    </ConfirmAction>
  );
}
