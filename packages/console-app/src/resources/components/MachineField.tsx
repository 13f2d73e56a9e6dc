import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '@livery/ui';
import { vmList, type LocatedVm } from '@livery/api/queries/compute';
import { FormField } from '#shared/form/FormField.js';
import type { Form } from '#shared/form/useForm.js';
import { href } from '#shared/paths.js';
import { virtualMachines } from '../virtualMachines.js';
import { NothingToChoose } from './NothingToChoose.js';

/** The machines of a location that can be chosen, and why none can where there is none. Asks for nothing without a location. */
export function useMachines(location: string | undefined) {
  const { t } = useLingui();
  const query = useQuery({ ...vmList(location ?? ''), enabled: location !== undefined });
  const { data, isPending, error, refetch } = query;
  const machines = (data ?? []).filter(({ status }) => status !== 'deleted');
  const isEmpty = data !== undefined && !error && machines.length === 0;
  const none = isEmpty ? t`There is no virtual machine in this location yet` : undefined;
  return { query, machines, none, isPending, error, refetch };
}

interface MachineFieldProps {
  form: Form<{ machine: string | null }>;
  choice: Pick<ReturnType<typeof useMachines>, 'machines' | 'none' | 'isPending'>;
  /** Why one cannot be chosen. */
  reasonOf: (vm: LocatedVm) => string | undefined;
}

/** Chooses one machine of a location, or leads to where one is created. */
export function MachineField({ form, choice, reasonOf }: MachineFieldProps) {
  const { t } = useLingui();
  const { machines, none, isPending } = choice;
  if (none !== undefined) return <NothingToChoose text={none} resource={virtualMachines} href={href('createVm')} />;
  return (
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
            description: vm.private_ipv4 ?? undefined,
            disabledReason: reasonOf(vm),
          }))}
          required
        />
      )}
    </FormField>
  );
}
