import { Suspense, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { Button, FormSection, IconButton, RadioCards, Skeleton, Stack, Text } from '@livery/ui';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import { limitsOf } from '@livery/api/domain/vmValidation';
import { commonTexts } from '#generated/common/texts.js';
import { FormField } from '#shared/form/FormField.js';
import { TextLine, CardSkeletons } from '#shared/layout.js';
import { lazyComponent } from '#shared/lazy.js';
import { useUnits } from '#shared/units.js';
import { useCreateVm } from './CreateVmContext.js';
import type { SizeOffer } from './resolveVm.js';
import { customSize, labels, newDiskSize } from './values.js';
import * as styles from './create.css.js';

/** Fetched when a size is typed: most machines have the size of a package, and no other disk. */
const CustomSize = lazyComponent(async () => ({ default: (await import('./numberFields.js')).CustomSize }));
const DiskField = lazyComponent(async () => ({ default: (await import('./numberFields.js')).DiskField }));

const fieldSkeleton = <Skeleton shape="block" height={60} />;

/** How large the machine is: a package of the site, or a custom size. */
export function SizeSection() {
  const { t, i18n } = useLingui();
  const { form, vm, catalogue, queries, prices } = useCreateVm();
  const units = useUnits();

  const reasonText = (capability: SizeOffer['capability']): string | undefined => {
    if (capability.allowed) return undefined;
    const image = vm.image?.display_name ?? '';
    if (capability.reason === 'os-disabled') return t`Not offered with ${image}`;
    return i18n._(commonTexts.reasons[capability.reason]);
  };

  const card = ({ id, package: one, capability }: SizeOffer) => {
    const disk = units.gigabytes(vm.primaryDiskOf(one));
    const memory = units.memory(one.ram);
    const cpus = units.number(one.cpu);
    return {
      id,
      label: t`${cpus} vCPU, ${memory}`,
      description: (
        <>
          <TextLine>{t`${disk} disk`}</TextLine>
          {one.notice && <TextLine>{one.notice}</TextLine>}
        </>
      ),
      meta: prices.ofPackage(one),
      metaNote: t`per month`,
      disabledReason: reasonText(capability),
    };
  };

  /** A custom size begins as the package it replaces, unless it was typed before. */
  function choose(size: string, onChange: (size: string) => void) {
    const { vcpu, memoryGb, diskGb } = form.formState.dirtyFields;
    if (size === customSize && vm.package && !vcpu && !memoryGb && !diskGb) {
      form.setValue('vcpu', vm.package.cpu);
      form.setValue('memoryGb', vm.package.ram / megabytesPerGigabyte);
      form.setValue('diskGb', vm.primaryDiskOf(vm.package));
    }
    onChange(size);
  }

  const isLoading = queries.images.isPending && !queries.images.error;
  return (
    <FormSection
      heading={t`Size`}
      description={t`Can be changed later, while the machine is stopped. Disks only grow.`}
    >
      {isLoading ? (
        <div aria-busy="true">
          <CardSkeletons heights={[99, 99, 99]} />
        </div>
      ) : (
        <>
          {vm.sizes.length > 0 && (
            <FormField form={form} name="size">
              {({ onChange, ...field }) => (
                <RadioCards
                  {...field}
                  label={i18n._(labels.size)}
                  labelHidden
                  value={vm.sizes.find((one) => one.package === vm.package)?.id ?? customSize}
                  onChange={(size) => choose(size, onChange)}
                  options={[
                    ...vm.sizes.map(card),
                    { id: customSize, label: t`Custom size`, description: t`Choose vCPU, memory and disk yourself` },
                  ]}
                />
              )}
            </FormField>
          )}
          {!vm.package && (
            <Suspense fallback={fieldSkeleton}>
              <CustomSize />
            </Suspense>
          )}
          {vm.allowance && catalogue.limit && (
            <AllowanceNote vcpu={catalogue.limit.vcpu} ram={catalogue.limit.ram_mb} />
          )}
        </>
      )}
    </FormSection>
  );
}

/** What a limited billing account may use, in all (specification: infrastructure, section 9). */
function AllowanceNote({ vcpu, ram }: { vcpu: number; ram: number }) {
  const { t } = useLingui();
  const { vm } = useCreateVm();
  const units = useUnits();
  const account = vm.account?.title ?? '';
  const cpus = units.number(vcpu);
  const memory = units.memory(ram);
  return (
    <Text tone="muted" size="small">
      {t`The billing account "${account}" is limited: its machines may have ${cpus} vCPU and ${memory} of memory together. A top-up may lift the limit.`}
    </Text>
  );
}

/** Disks beside the one that comes with the size. */
export function DisksSection() {
  const { t } = useLingui();
  const { form, vm, catalogue } = useCreateVm();
  const { gigabytes } = useUnits();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'extraDisks' });
  /* The disk that was just added: its field may have to be fetched before it can take the focus. */
  const [focused, setFocused] = useState<number>();
  const limits = limitsOf(catalogue.parameters ?? [], 'disks');
  const primary = gigabytes(vm.disks[0] ?? NaN);

  return (
    <FormSection
      heading={t`Disks`}
      description={
        vm.source && !vm.source.replica
          ? t`The primary disk of ${primary} is the one that was chosen. Add more now or later.`
          : t`The primary disk of ${primary} comes with the size. Add more now or later.`
      }
    >
      <Stack gap={3}>
        {fields.map(({ id }, index) => {
          const number = index + 2;
          return (
            <div key={id} className={styles.removable}>
              <Suspense fallback={fieldSkeleton}>
                <DiskField
                  name={`extraDisks.${index}.sizeGb`}
                  label={t`Disk ${number}`}
                  autoFocus={index === focused}
                />
              </Suspense>
              <div className={styles.besideBox}>
                <IconButton icon={Trash2} label={t`Remove disk ${number}`} onClick={() => remove(index)} />
              </div>
            </div>
          );
        })}
        <div>
          <Button
            icon={Plus}
            onClick={() => {
              setFocused(fields.length);
              append({ sizeGb: newDiskSize(limits) }, { shouldFocus: false });
            }}
          >
            {t`Add disk`}
          </Button>
        </div>
      </Stack>
    </FormSection>
  );
}
