import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { TextField } from '@livery/ui';
import { sizeOf } from '@livery/api/domain/pricing';
import { cloneVm, type LocatedVm } from '@livery/api/queries/compute';
import { type ActionDialogProps, bindMutation, FormAction } from '#kit';
import { useAllowanceReason } from '#resources/useAllowanceReason.js';
import { useBillingAccount } from '#shared/billingAccounts.js';
import { PriceChange } from '#shared/costs/PriceChange.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { href } from '#shared/paths.js';
import { useToasts } from '#shared/toasts.js';
import { useVmPrices } from '../charges.js';
import { cloneName, useVmChecks } from '../vmChecks.js';

/** Makes a second machine like this one, under another name; says what it costs (specification: infrastructure, section 7). */
export function CloneDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const vm = props.row;
  const { location, uuid, name: original } = vm;
  const [, navigate] = useLocation();
  const checks = useVmChecks();
  const prices = useVmPrices(vm);
  const account = useBillingAccount(vm.billing_account);
  const allowanceReason = useAllowanceReason();
  const toasts = useToasts();
  const form = useForm({
    defaults: { name: cloneName(original, (requested) => checks.name(requested) === undefined) },
    check: ({ name }) => ({ name: checks.name(name) }),
  });
  const name = form.values.name.trim();
  function onDone(clone: { uuid?: string | undefined } | undefined) {
    // A response without a uuid has been reported; the clone is in the list.
    const made = clone?.uuid;
    const open = () => made !== undefined && navigate(href('vm', { location, vmId: made }));
    toasts.success(
      t`Cloning ${original} to ${name}`,
      made === undefined ? {} : { action: { label: t`Open ${name}`, onAction: open } },
    );
  }
  /* A clone begins without snapshots, backups and a floating address. */
  const size = { ...sizeOf(vm), backupGb: 0, snapshotGb: 0, floatingIps: 0 };
  return (
    <FormAction
      {...props}
      heading={t`Clone ${original}`}
      description={t`Makes a new virtual machine with a copy of the disks.`}
      form={form}
      mutationOf={(values) => bindMutation(cloneVm, { location, uuid, name: values.name.trim() })}
      onDone={onDone}
      disabledReason={allowanceReason(account, { vcpu: vm.vcpu, ram: vm.memory })}
      verifyHref={href('vms')}
    >
      <FormField form={form} name="name">
        {(field) => <TextField {...field} label={t`Name of the clone`} autoFocus required />}
      </FormField>
      <PriceChange account={vm.billing_account} after={prices.vm(size)} label={t`The clone costs, in addition`} />
    </FormAction>
  );
}
