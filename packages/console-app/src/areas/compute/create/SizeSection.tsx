import { useLingui } from '@lingui/react/macro';
import { FormSection, RadioCards, Skeleton, Text } from '@livery/ui';
import { megabytesPerGigabyte } from '@livery/api/domain/units';
import { Bound } from '#shared/forms/Bound.js';
import { useUnits } from '#shared/units.js';
import { useCreation } from './creation.js';
import { CustomSize } from './CustomSize.js';
import { customSize } from './form.js';
import { packageId, type SizeOffer } from './sizes.js';
import { labels, useSizeReason } from './texts.js';
import * as styles from './create.css.js';

/** How large the machine is: a package of the site, or a size of one's own. */
export function SizeSection() {
  const { t, i18n } = useLingui();
  const { form, vm, catalogue, queries, prices } = useCreation();
  const units = useUnits();
  const reason = useSizeReason();

  const card = ({ id, package: one, capability }: SizeOffer) => {
    const disk = units.gigabytes(one.ssd);
    const memory = units.memory(one.ram);
    const cpus = units.number(one.cpu);
    return {
      id,
      title: t`${cpus} vCPU, ${memory}`,
      description: (
        <>
          <span className={styles.line}>{t`${disk} disk`}</span>
          {one.notice && <span className={styles.line}>{one.notice}</span>}
        </>
      ),
      meta: prices.ofPackage(one),
      metaNote: t`per month`,
      ...(capability.allowed ? {} : { disabledReason: reason(capability.reason, vm.image?.display_name ?? '') }),
    };
  };

  /** A size of one's own begins as the package it replaces, unless it was typed before. */
  function choose(size: string, onChange: (size: string) => void) {
    const { vcpu, memoryGb, diskGb } = form.formState.dirtyFields;
    if (size === customSize && vm.package && !vcpu && !memoryGb && !diskGb) {
      form.setValue('vcpu', vm.package.cpu);
      form.setValue('memoryGb', vm.package.ram / megabytesPerGigabyte);
      form.setValue('diskGb', vm.package.ssd);
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
        <div aria-busy="true" className={styles.cardSkeletons}>
          {['first', 'second', 'third'].map((one) => (
            <Skeleton key={one} shape="block" height={99} />
          ))}
        </div>
      ) : (
        <>
          {vm.sizes.length > 0 && (
            <Bound control={form.control} name="size">
              {({ onChange, ...field }) => (
                <RadioCards
                  {...field}
                  label={i18n._(labels.size)}
                  labelHidden
                  value={vm.package ? packageId(vm.package) : customSize}
                  onChange={(size) => choose(size, onChange)}
                  options={[
                    ...vm.sizes.map(card),
                    { id: customSize, title: t`Custom size`, description: t`Choose vCPU, memory and disk yourself` },
                  ]}
                />
              )}
            </Bound>
          )}
          {!vm.package && <CustomSize />}
          {vm.allowance && catalogue.limit && <Allowance vcpu={catalogue.limit.vcpu} ram={catalogue.limit.ram_mb} />}
        </>
      )}
    </FormSection>
  );
}

/** What a limited billing account may use, in all (I 9). */
function Allowance({ vcpu, ram }: { vcpu: number; ram: number }) {
  const { t } = useLingui();
  const { vm } = useCreation();
  const units = useUnits();
  const account = vm.account?.title ?? '';
  const cpus = units.number(vcpu);
  const memory = units.memory(ram);
  return (
    <Text tone="muted" size="small">
      {t`The billing account "${account}" is limited: its machines may have ${cpus} vCPU and ${memory} of memory together. A top-up lifts the limit.`}
    </Text>
  );
}
