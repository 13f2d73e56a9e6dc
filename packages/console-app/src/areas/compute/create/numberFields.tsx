import { useLingui } from '@lingui/react/macro';
import { NumberField, Skeleton } from '@livery/ui';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import { limitsOf } from '@livery/api/domain/vmValidation';
import { FormField } from '#shared/form/FormField.js';
import { FieldRow } from '#shared/layout.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useCreateVm } from './CreateVmContext.js';
import { labels } from './values.js';

/** vCPU, memory and disk within the VM parameters and what the billing account may use. */
export function CustomSize() {
  const { t, i18n } = useLingui();
  const { form, vm, queries } = useCreateVm();
  return (
    <QueryBoundary
      query={queries.parameters}
      failure={t`Failed to load the limits of a size`}
      skeleton={<Skeleton shape="block" height={60} />}
    >
      {(parameters) => {
        const { min = 1, max = Infinity } = limitsOf(parameters, 'vcpu');
        const memory = limitsOf(parameters, 'ram');
        const maxMemory = Math.min(memory.max ?? Infinity, vm.allowance?.ram_mb ?? Infinity) / megabytesPerGigabyte;
        const minMemory = (memory.min ?? megabytesPerGigabyte) / megabytesPerGigabyte;
        return (
          <FieldRow>
            <FormField form={form} name="vcpu">
              {(field) => (
                <NumberField
                  {...field}
                  label={i18n._(labels.vcpu)}
                  required
                  min={min}
                  max={finite(Math.max(min, Math.min(max, vm.allowance?.vcpu ?? Infinity)))}
                />
              )}
            </FormField>
            <FormField form={form} name="memoryGb">
              {(field) => (
                <NumberField
                  {...field}
                  label={i18n._(labels.memoryGb)}
                  required
                  unit="GB"
                  min={minMemory}
                  max={finite(Math.max(minMemory, maxMemory))}
                  step={(memory.step ?? megabytesPerGigabyte) / megabytesPerGigabyte}
                />
              )}
            </FormField>
            {vm.source && !vm.source.replica ? null : <DiskField name="diskGb" label={i18n._(labels.diskGb)} />}
          </FieldRow>
        );
      }}
    </QueryBoundary>
  );
}

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);

interface DiskFieldProps {
  name: 'diskGb' | `extraDisks.${number}.sizeGb`;
  label: string;
  /** Whether it takes the focus when it appears. Default false. */
  autoFocus?: boolean;
}

/** The size of a disk, within the VM parameters. */
export function DiskField({ name, label, autoFocus = false }: DiskFieldProps) {
  const { form, catalogue } = useCreateVm();
  const { min = 1, max, step } = limitsOf(catalogue.parameters ?? [], 'disks');
  return (
    <FormField form={form} name={name}>
      {(field) => (
        <NumberField
          {...field}
          label={label}
          autoFocus={autoFocus}
          required
          unit="GB"
          min={min}
          max={max}
          step={step}
        />
      )}
    </FormField>
  );
}
