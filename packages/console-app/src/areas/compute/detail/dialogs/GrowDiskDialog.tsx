import { useForm, useWatch } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@livery/ui';
import { sizeOf } from '@livery/api/domain/pricing';
import { canResizeDisk } from '@livery/api/domain/vmCapabilities';
import { checkDiskGrowth } from '@livery/api/domain/vmValidation';
import { resizeDisk, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { Bound } from '#shared/forms/Bound.js';
import { useAction } from '#shared/useAction.js';
import { useReason } from '../../power/useReason.js';
import { FormDialog } from '../parts/FormDialog.js';
import { PriceChange } from '../parts/PriceChange.js';
import { diskName } from '../parts/replicas.js';
import { resolveWith } from '../parts/resolveWith.js';
import { useUnits } from '#shared/units.js';
import { useChargeReason } from '../parts/vmAccount.js';
import { useVmChecks } from '../parts/useVmChecks.js';
import { useVmPrices } from '../parts/useVmPrices.js';

interface GrowDiskDialogProps {
  vm: LocatedVm;
  disk: string;
  onClose: () => void;
}

/** Makes a disk larger; a smaller size is refused before anything is sent (I 4). */
export default function GrowDiskDialog({ vm, disk: disk_uuid, onClose }: GrowDiskDialogProps) {
  const { t } = useLingui();
  const { location, uuid } = vm;
  const disk = vm.storage.find((one) => one.uuid === disk_uuid);
  const name = disk ? diskName(disk) : '';
  const current = disk?.size || 0;
  const units = useUnits();
  const checks = useVmChecks();
  const prices = useVmPrices(vm);
  const reason = useReason();
  const notCharged = useChargeReason(vm);
  const action = useAction(resizeDisk, { done: t`Grew disk ${name}`, onDone: onClose });
  const form = useForm<{ size: number | null }>({
    defaultValues: { size: current },
    resolver: resolveWith(({ size }) => ({
      size: (size === null ? undefined : checks.say(checkDiskGrowth(size, current))) ?? checks.amount('size_gb', size),
    })),
  });
  const size_gb = useWatch({ control: form.control, name: 'size' }) ?? current;
  const before = sizeOf(vm);
  const disks = vm.storage.map((one) => (one.uuid === disk_uuid ? { ...one, size: Math.max(size_gb, current) } : one));
  const now = units.gigabytes(current);
  return (
    <FormDialog
      title={t`Grow disk ${name}`}
      description={t`The disk has ${now} now and can only grow. Extend the file system inside the operating system afterwards.`}
      submitLabel={t`Grow disk`}
      busy={action.busy}
      disabledReason={reason(canResizeDisk(vm)) ?? notCharged}
      onClose={onClose}
      onSubmit={form.handleSubmit(({ size }) => action.run({ location, uuid, disk_uuid, size_gb: size ?? current }))}
    >
      <Bound control={form.control} name="size">
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
      </Bound>
      <PriceChange before={prices.vm(before)} after={prices.vm({ ...before, disks })} />
      <ActionFailure action={action} />
      <ApiRequest change={resizeDisk} variables={{ location, uuid, disk_uuid, size_gb }} />
    </FormDialog>
  );
}
