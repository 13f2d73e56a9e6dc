import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@livery/ui';
import { sizeOf } from '@livery/api/domain/pricing';
import { checkDiskGrowth } from '@livery/api/domain/vmValidation';
import { addDisk, resizeDisk, type LocatedVm } from '@livery/api/queries/compute';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormAction } from '#kit';
import { useBillingAccount, useChargeReason } from '#shared/billingAccounts.js';
import { PriceChange } from '#shared/costs/PriceChange.js';
import { FormField } from '#shared/form/FormField.js';
import { useForm } from '#shared/form/useForm.js';
import { href } from '#shared/paths.js';
import { useUnits } from '#shared/units.js';
import type { VmDisk } from '../partActions.js';
import { useVmPrices } from '../charges.js';
import { diskName } from '../replicas.js';
import { useVmChecks } from '../vmChecks.js';

/** The size of a new disk until somebody types another, in GB. */
const defaultSize = 20;

interface Values {
  /** In GB. */
  size: number | null;
}

/** Adds a disk, with the price of the machine before and after (specification: infrastructure, section 7). */
export function AddDiskDialog(props: ActionDialogProps<LocatedVm>) {
  const { t } = useLingui();
  const vm = props.row;
  const { location, uuid, name } = vm;
  const checks = useVmChecks();
  const prices = useVmPrices(vm);
  const account = useBillingAccount(vm.billing_account);
  const limits = checks.limits('size_gb');
  const form = useForm<Values>({
    defaults: { size: Math.max(limits.min ?? 1, defaultSize) },
    check: ({ size }) => ({ size: checks.amount('size_gb', size) }),
  });
  const before = sizeOf(vm);
  return (
    <FormAction
      {...props}
      description={t`The disk is empty. Partition and format it inside the operating system of ${name}.`}
      form={form}
      mutationOf={({ size }) => bindMutation(addDisk, { location, uuid, size_gb: size ?? 0 })}
      disabledReason={useChargeReason()(account)}
      verifyHref={href('vm', { location, vmId: uuid }, { tab: 'disks' })}
    >
      <FormField form={form} name="size">
        {(field) => <NumberField {...field} label={t`Size`} unit="GB" {...limits} autoFocus required />}
      </FormField>
      <PriceChange
        account={vm.billing_account}
        before={prices.vm(before)}
        after={prices.vm({ ...before, disks: [...before.disks, { size: form.values.size ?? Number.NaN }] })}
      />
    </FormAction>
  );
}

/** Makes a disk larger; a smaller size is refused before anything is sent (specification: infrastructure, section 4). */
export function GrowDiskDialog(props: ActionDialogProps<VmDisk>) {
  const { t } = useLingui();
  const { vm, disk } = props.row;
  const { location, uuid } = vm;
  const name = diskName(disk);
  const current = disk.size;
  const isKnown = Number.isFinite(current);
  const now = useUnits().gigabytes(current);
  const checks = useVmChecks();
  const prices = useVmPrices(vm);
  const account = useBillingAccount(vm.billing_account);
  const form = useForm<Values>({
    defaults: { size: isKnown ? current : null },
    check: ({ size }) => ({
      size:
        (size !== null && isKnown ? checks.textOf(checkDiskGrowth(size, current)) : undefined) ??
        checks.amount('size_gb', size),
    }),
  });
  const before = sizeOf(vm);
  const typed = form.values.size ?? Number.NaN;
  const size = isKnown ? Math.max(typed, current) : typed;
  const others = vm.storage.filter((one) => one.uuid !== disk.uuid);
  return (
    <FormAction
      {...props}
      heading={t`Grow disk ${name}`}
      description={t`The disk has ${now} now and can only grow. Extend the file system inside the operating system afterwards.`}
      form={form}
      mutationOf={({ size: size_gb }) =>
        size_gb === null ? undefined : bindMutation(resizeDisk, { location, uuid, disk_uuid: disk.uuid, size_gb })
      }
      disabledReason={useChargeReason()(account)}
    >
      <FormField form={form} name="size">
        {(field) => (
          <NumberField
            {...field}
            label={t`New size`}
            unit="GB"
            min={1}
            max={checks.limits('size_gb').max}
            autoFocus
            required
          />
        )}
      </FormField>
      <PriceChange
        account={vm.billing_account}
        before={prices.vm(before)}
        after={prices.vm({ ...before, disks: [...others, { ...disk, size }] })}
      />
    </FormAction>
  );
}

/** Asks for the disk's name before it is deleted with its snapshots and backups (specification: infrastructure, section 7). */
export function DeleteDiskDialog(props: ActionDialogProps<VmDisk>) {
  const { t } = useLingui();
  const { vm, disk } = props.row;
  const size = useUnits().number(disk.size);
  const replicas = disk.replicas.length;
  return (
    <ConfirmAction
      {...props}
      confirmName
      consequences={[
        t`Everything on the disk, ${size} GB`,
        ...(replicas > 0 ? [plural(replicas, { one: '# snapshot or backup', other: '# snapshots and backups' })] : []),
      ]}
    >
      {t`Unmount the disk inside the operating system of ${{ machine: vm.name }} first.`}
    </ConfirmAction>
  );
}
