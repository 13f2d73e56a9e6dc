import { useLingui } from '@lingui/react/macro';
import { Disclosure, FormSection, TextArea } from '@livery/ui';
import { Bound } from '#shared/forms/Bound.js';
import { useCreation } from './creation.js';
import { NewPasswordField } from './NewPasswordField.js';
import { SshKeyField } from './SshKeyField.js';
import { SuggestedField } from './SuggestedField.js';
import { labels } from './texts.js';
import * as styles from './create.css.js';

/** How one gets in: a user with an SSH key, a password, or both. */
export function AccessSection() {
  const { t, i18n } = useLingui();
  const { form, vm, errorOf } = useCreation();
  const { control } = form;

  return (
    <FormSection
      heading={t`Access`}
      description={t`Enter an SSH key, a password, or both: one is needed to sign in to the machine.`}
    >
      <div className={styles.narrow}>
        <Bound control={control} name="username">
          {(field) => (
            <SuggestedField
              field={field}
              suggestion={vm.username}
              label={i18n._(labels.username)}
              required
              autoComplete="off"
              monospace
              description={t`Gets administrator rights.`}
              error={errorOf('username')}
            />
          )}
        </Bound>
      </div>
      <Bound control={control} name="publicKey">
        {(field) => <SshKeyField {...field} label={i18n._(labels.publicKey)} error={errorOf('publicKey')} />}
      </Bound>
      <Bound control={control} name="password">
        {(field) => <NewPasswordField {...field} label={i18n._(labels.password)} error={errorOf('password')} />}
      </Bound>
      <Disclosure label={t`Set the machine up with cloud-init`}>
        <Bound control={control} name="cloudInit">
          {(field) => (
            <TextArea
              {...field}
              label={i18n._(labels.cloudInit)}
              optional
              monospace
              rows={6}
              placeholder="#cloud-config"
              description={t`Runs when the machine starts for the first time: installs packages, writes files, runs commands.`}
            />
          )}
        </Bound>
      </Disclosure>
    </FormSection>
  );
}
