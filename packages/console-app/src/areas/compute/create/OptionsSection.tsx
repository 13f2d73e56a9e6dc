import { useLingui } from '@lingui/react/macro';
import { FormSection, Select, Skeleton, Switch, TextField } from '@livery/ui';
import { takesMachines } from '@livery/api/domain/location';
import type { HostPool } from '@livery/api/generated/types';
import { computeTexts } from '#generated/compute/texts.js';
import { AccountField } from '#kit';
import { FormField } from '#shared/form/FormField.js';
import { FieldRow, NarrowField } from '#shared/layout.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useBackupTime } from '../useBackupTime.js';
import { useCreateVm } from './CreateVmContext.js';
import { labels } from './values.js';
import { SuggestedField } from './SuggestedField.js';

/** Backups, where exactly it runs, who pays, and what it is called. */
export function OptionsSection() {
  const { t, i18n } = useLingui();
  const { form, vm, billingAccountChoice, prices } = useCreateVm();
  const backupTime = useBackupTime();
  const price = prices.ofBackupGb;

  return (
    <FormSection heading={t`Options`}>
      <FormField form={form} name="backup">
        {({ value, ...field }) => (
          <Switch
            {...field}
            checked={value}
            label={i18n._(labels.backup)}
            description={t`Every week (${backupTime} UTC), the last four are kept. ${price} per GB used and month.`}
          />
        )}
      </FormField>
      <HostPoolField />
      <AccountField form={form} choice={billingAccountChoice} />
      <FieldRow>
        <FormField form={form} name="name">
          {(field) => (
            <SuggestedField
              field={field}
              suggestion={vm.name}
              label={i18n._(labels.name)}
              required
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField form={form} name="description">
          {(field) => <TextField {...field} label={i18n._(labels.description)} optional autoComplete="off" />}
        </FormField>
      </FieldRow>
    </FormSection>
  );
}

/** The kind of hosts the machine runs on, where a location has several. */
function HostPoolField() {
  const { t, i18n } = useLingui();
  const { form, vm, queries } = useCreateVm();

  const option = (pool: HostPool) => ({
    id: pool.uuid,
    label: pool.name || pool.uuid,
    description: [pool.description, pool.processor].filter(Boolean).join(' · ') || undefined,
    disabledReason: takesMachines(pool) ? undefined : t`Takes no new machines at the moment`,
  });

  return (
    <QueryBoundary
      query={queries.pools}
      failure={i18n._(computeTexts.failures.listHostPools)}
      needsLocation={!vm.location && !queries.locations.isPending}
      skeleton={<Skeleton shape="block" height={60} width="340px" />}
    >
      {(pools) =>
        pools.length > 1 && (
          <NarrowField>
            <FormField form={form} name="pool">
              {(field) => (
                <Select
                  {...field}
                  label={i18n._(labels.pool)}
                  value={vm.pool?.uuid ?? null}
                  description={vm.pool?.description ?? undefined}
                  options={pools.map(option)}
                />
              )}
            </FormField>
          </NarrowField>
        )
      }
    </QueryBoundary>
  );
}
