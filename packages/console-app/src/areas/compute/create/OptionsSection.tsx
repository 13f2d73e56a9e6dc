import { useLingui } from '@lingui/react/macro';
import { FormSection, Switch, TextField } from '@livery/ui';
import { hostnameFrom } from '@livery/api/domain/vmValidation';
import { Bound } from '#shared/forms/Bound.js';
import { useBackupTime } from '#shared/vms/useBackupTime.js';
import { BillingAccountField } from './BillingAccountField.js';
import { useCreation } from './creation.js';
import { HostPoolField } from './HostPoolField.js';
import { SuggestedField } from './SuggestedField.js';
import { labels } from './texts.js';
import * as styles from './create.css.js';

/** Backups, where exactly it runs, who pays, and what it is called. */
export function OptionsSection() {
  const { t, i18n } = useLingui();
  const { form, vm, prices, errorOf } = useCreation();
  const backupTime = useBackupTime();
  const { control } = form;
  const price = prices.ofBackupGb;
  const hostname = hostnameFrom(vm.name);

  return (
    <FormSection heading={t`Options`}>
      <Bound control={control} name="backup">
        {({ name, value, onChange, onBlur, ref }) => (
          <Switch
            ref={ref}
            name={name}
            checked={value}
            onChange={onChange}
            onBlur={onBlur}
            label={i18n._(labels.backup)}
            description={t`Every week (${backupTime} UTC), the last four are kept. ${price} per GB used and month.`}
          />
        )}
      </Bound>
      <HostPoolField />
      <BillingAccountField />
      <div className={styles.row}>
        <Bound control={control} name="name">
          {(field) => (
            <SuggestedField
              field={field}
              suggestion={vm.name}
              label={i18n._(labels.name)}
              required
              autoComplete="off"
              description={vm.name.trim() === '' ? undefined : t`Hostname: ${hostname}`}
              error={errorOf('name')}
            />
          )}
        </Bound>
        <Bound control={control} name="description">
          {(field) => <TextField {...field} label={i18n._(labels.description)} optional autoComplete="off" />}
        </Bound>
      </div>
    </FormSection>
  );
}
