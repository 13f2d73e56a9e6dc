import { useFieldArray } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button, FormSection, IconButton, NumberField, Stack } from '@livery/ui';
import { limitsOf } from '@livery/api/domain/vmValidation';
import { Bound } from '#shared/forms/Bound.js';
import { useUnits } from '#shared/units.js';
import { useCreation } from './creation.js';
import { newDiskSize } from './form.js';
import * as styles from './create.css.js';

/** Disks beside the one that comes with the size. */
export function DisksSection() {
  const { t } = useLingui();
  const { form, vm, catalogue, errorOf } = useCreation();
  const { gigabytes } = useUnits();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'extraDisks' });
  const limits = limitsOf(catalogue.parameters ?? [], 'disks');
  const primary = gigabytes(vm.disks[0] ?? NaN);

  return (
    <FormSection
      heading={t`Disks`}
      description={t`The primary disk of ${primary} comes with the size. Add more now or later.`}
    >
      <Stack gap={3}>
        {fields.map(({ id }, index) => {
          const number = index + 2;
          return (
            <div key={id} className={styles.disk}>
              <Bound control={form.control} name={`extraDisks.${index}.sizeGb`}>
                {(field) => (
                  <NumberField
                    {...field}
                    label={t`Disk ${number}`}
                    required
                    unit="GB"
                    min={limits.min ?? 1}
                    max={limits.max}
                    step={limits.step}
                    error={errorOf(`extraDisks.${index}.sizeGb`)}
                  />
                )}
              </Bound>
              <div className={styles.beside}>
                <IconButton icon={Trash2} label={t`Remove disk ${number}`} onClick={() => remove(index)} />
              </div>
            </div>
          );
        })}
        <div>
          <Button
            icon={Plus}
            onClick={() => append({ sizeGb: newDiskSize(limits) }, { focusName: `extraDisks.${fields.length}.sizeGb` })}
          >
            {t`Add disk`}
          </Button>
        </div>
      </Stack>
    </FormSection>
  );
}
