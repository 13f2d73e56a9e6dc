import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useLingui } from '@lingui/react/macro';
import { TextField } from '@livery/ui';
import { sizeOf } from '@livery/api/domain/pricing';
import { canClone } from '@livery/api/domain/vmCapabilities';
import { cloneVm, type LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ApiRequest } from '#shared/ApiRequest.js';
import { Bound } from '#shared/forms/Bound.js';
import { LookAt } from '#shared/LookAt.js';
import { href } from '#shared/paths.js';
import { toasts } from '#shared/toasts.js';
import { useAction } from '#shared/useAction.js';
import { vmLink } from '#shared/vms/vmLink.js';
import { useReason } from '../../power/useReason.js';
import { FormDialog } from '../parts/FormDialog.js';
import { PriceChange } from '../parts/PriceChange.js';
import { resolveWith } from '../parts/resolveWith.js';
import { cloneName } from '../parts/cloneName.js';
import { useAccountOf, useAccountReason } from '../parts/vmAccount.js';
import { useVmChecks } from '../parts/useVmChecks.js';
import { useVmPrices } from '../parts/useVmPrices.js';

/** Makes a second machine like this one, under another name; says what the second one costs (I 7). */
export default function CloneDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { location, uuid, name: original } = vm;
  const [, navigate] = useLocation();
  const checks = useVmChecks();
  const prices = useVmPrices(vm);
  const reason = useReason();
  const unaffordable = useAccountReason()(useAccountOf(vm), { vcpu: vm.vcpu, ram: vm.memory });
  const action = useAction(cloneVm, {
    onDone: (clone, { name }) => {
      // An answer without a uuid has been reported; the clone is in the list.
      const made = clone?.uuid;
      toasts.success(
        t`Cloning ${original} to ${name}`,
        made === undefined
          ? {}
          : { action: { label: t`Open ${name}`, onAction: () => navigate(vmLink({ location, uuid: made })) } },
      );
      onClose();
    },
  });
  const form = useForm<{ name: string }>({
    defaultValues: { name: cloneName(original, (wanted) => checks.name(wanted) === undefined) },
    resolver: resolveWith(({ name }) => ({ name: checks.name(name) })),
  });
  const name = useWatch({ control: form.control, name: 'name' }).trim();
  /* A clone begins without snapshots, backups and a floating address. */
  const size = { ...sizeOf(vm), backupGb: 0, snapshotGb: 0, floatingIp: false };
  return (
    <FormDialog
      title={t`Clone ${original}`}
      description={t`Makes a new virtual machine with a copy of the disks.`}
      submitLabel={t`Clone`}
      busy={action.busy}
      disabledReason={reason(canClone(vm)) ?? unaffordable}
      onClose={onClose}
      onSubmit={form.handleSubmit(() => action.run({ location, uuid, name }))}
    >
      <Bound control={form.control} name="name">
        {(field) => <TextField {...field} label={t`Name of the clone`} autoFocus required />}
      </Bound>
      <PriceChange after={prices.vm(size)} label={t`The clone costs, in addition`} />
      <ActionFailure action={action} look={<LookAt href={href('vms')} />} />
      <ApiRequest change={cloneVm} variables={{ location, uuid, name }} />
    </FormDialog>
  );
}
