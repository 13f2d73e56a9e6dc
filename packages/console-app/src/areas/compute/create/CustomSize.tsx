import { useLingui } from '@lingui/react/macro';
import { NumberField, Skeleton } from '@livery/ui';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import { limitsOf } from '@livery/api/domain/vmValidation';
import { Bound } from '#shared/forms/Bound.js';
import { useCreation } from './creation.js';
import { Loaded } from './Loaded.js';
import { labels } from './texts.js';
import * as styles from './create.css.js';

/** vCPU, memory and disk of one's own, within the VM parameters (I 3) and what the billing account may use. */
export function CustomSize() {
  const { t, i18n } = useLingui();
  const { form, vm, queries, errorOf } = useCreation();
  const { control } = form;

  return (
    <Loaded
      query={queries.parameters}
      failure={t`Failed to load the limits of a size`}
      skeleton={<Skeleton shape="block" height={60} />}
    >
      {(parameters) => {
        const { min = 1, max = Infinity } = limitsOf(parameters, 'vcpu');
        const memory = limitsOf(parameters, 'ram');
        const disk = limitsOf(parameters, 'disks');
        const mostMemory = Math.min(memory.max ?? Infinity, vm.allowance?.ram_mb ?? Infinity) / megabytesPerGigabyte;
        const leastMemory = (memory.min ?? megabytesPerGigabyte) / megabytesPerGigabyte;
        return (
          <div className={styles.row}>
            <Bound control={control} name="vcpu">
              {(field) => (
                <NumberField
                  {...field}
                  label={i18n._(labels.vcpu)}
                  required
                  min={min}
                  max={finite(Math.max(min, Math.min(max, vm.allowance?.vcpu ?? Infinity)))}
                  error={errorOf('vcpu')}
                />
              )}
            </Bound>
            <Bound control={control} name="memoryGb">
              {(field) => (
                <NumberField
                  {...field}
                  label={i18n._(labels.memoryGb)}
                  required
                  unit="GB"
                  min={leastMemory}
                  max={finite(Math.max(leastMemory, mostMemory))}
                  step={(memory.step ?? megabytesPerGigabyte) / megabytesPerGigabyte}
                  error={errorOf('memoryGb')}
                />
              )}
            </Bound>
            <Bound control={control} name="diskGb">
              {(field) => (
                <NumberField
                  {...field}
                  label={i18n._(labels.diskGb)}
                  required
                  unit="GB"
                  min={disk.min ?? 1}
                  max={disk.max}
                  step={disk.step}
                  error={errorOf('diskGb')}
                />
              )}
            </Bound>
          </div>
        );
      }}
    </Loaded>
  );
}

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);
