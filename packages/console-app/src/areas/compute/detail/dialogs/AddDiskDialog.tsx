import { useForm, useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@livery/ui';
import { sizeOf } from '@livery/api/domain/pricing';
import { canAddDisk } from '@livery/api/domain/vmCapabilities';
import { addDisk, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { Bound } from '#shared/forms/Bound.js';
import { LookAt } from '#shared/LookAt.js';
import { href } from '#shared/paths.js';
import { useAction } from '#shared/useAction.js';
import { useReason } from '../../power/useReason.js';
import { FormDialog } from '../parts/FormDialog.js';
import { PriceChange } from '../parts/PriceChange.js';
import { resolveWith } from '../parts/resolveWith.js';
import { useChargeReason } from '../parts/vmAccount.js';
import { useVmChecks } from '../parts/useVmChecks.js';
import { useVmPrices } from '../parts/useVmPrices.js';

const usualSize = 20;

/** Adds a disk; size in GB, with the price of the machine before and after (I 7). */
export default function AddDiskDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name } = vm;
  const checks = useVmChecks();
  const prices = useVmPrices(vm);
  const reason = useReason();
  const notCharged = useChargeReason(vm);
  const there = href('vm', { location, vmId: uuid }, { tab: 'disks' });
  const action = useAction(addDisk, { done: t`Added a disk to ${name}`, onDone: onClose });
  const limits = checks.limits('size_gb');
  const form = useForm<{ size: number | null }>({
    defaultValues: { size: Math.max(limits.min ?? 1, usualSize) },
    resolver: resolveWith(({ size }) => ({ size: checks.amount('size_gb', size) })),
  });
  const size_gb = useWatch({ control: form.control, name: 'size' }) ?? 0;
  const before = sizeOf(vm);
  return (
    <FormDialog
      title={t`Add disk`}
      description={t`The disk is empty. Partition and format it inside the operating system of ${name}.`}
      submitLabel={t`Add disk`}
      busy={action.busy}
      disabledReason={reason(canAddDisk(vm)) ?? notCharged}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ size }) => action.run({ location, uuid, size_gb: size ?? 0 }))}
    >
      <Bound control={form.control} name="size">
        {(field) => <NumberField {...field} label={t`Size`} unit="GB" {...limits} autoFocus required />}
      </Bound>
      <PriceChange
        before={prices.vm(before)}
        after={prices.vm({ ...before, disks: [...before.disks, { size: size_gb }] })}
      />
      <ActionFailure action={action} look={<LookAt href={there} onClick={onClose} />} />
      <ApiRequest change={addDisk} variables={{ location, uuid, size_gb }} />
    </FormDialog>
  );
}
