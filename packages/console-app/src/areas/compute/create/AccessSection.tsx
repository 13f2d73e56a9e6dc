import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  Button,
  CodeBlock,
  Disclosure,
  FormSection,
  PasswordField,
  PasswordRules,
  SshKeyField,
  type SshKeyReading,
  Stack,
  TextArea,
  useAnnounce,
} from '@livery/ui';
import { checkField, checkPassword, generatePassword, isRuled } from '@livery/api/domain/vmValidation';
import { computeTexts } from '#generated/compute/texts.js';
import { type FieldBinding, FormField } from '#shared/form/FormField.js';
import { NarrowField } from '#shared/layout.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useSshKeyReader } from '#shared/useSshKeyReader.js';
import { usePasswordRules } from '../usePasswordRules.js';
import * as styles from './create.css.js';
import { useCreateVm } from './CreateVmContext.js';
import { checkPublicKey } from './validation.js';
import { labels } from './values.js';
import { SuggestedField } from './SuggestedField.js';

/** How one gets in: a user with a password, and with an SSH key where one is given. */
export function AccessSection() {
  const { t, i18n } = useLingui();
  const { form, vm, catalogue } = useCreateVm();
  const readKey = useSshKeyReader();
  const { parameters = [] } = catalogue;
  const issueText = useIssueText(computeTexts);
  /** A key that we do not know is none of our business where the provider has a rule of its own. */
  const parse = (text: string): SshKeyReading => {
    const { reading } = readKey(text);
    if (reading.ok) return reading;
    const [issue] = checkPublicKey(text, parameters);
    return { ok: false, problem: issue ? issueText(issue) : '' };
  };
  return (
    <FormSection heading={t`Access`} description={t`A password is needed. An SSH key lets the user in as well.`}>
      <NarrowField>
        <FormField form={form} name="username">
          {(field) => (
            <SuggestedField
              field={field}
              suggestion={vm.username}
              label={i18n._(labels.username)}
              required
              autoComplete="off"
              monospace
              description={t`Gets administrator rights.`}
            />
          )}
        </FormField>
      </NarrowField>
      <FormField form={form} name="publicKey">
        {(field) => (
          <SshKeyField
            {...field}
            label={i18n._(labels.publicKey)}
            optional
            parse={parse}
            description={isRuled(parameters, 'public_key') ? undefined : readKey(field.value).warning}
          />
        )}
      </FormField>
      <FormField form={form} name="password">
        {(field) => <NewPasswordField field={field} label={i18n._(labels.password)} />}
      </FormField>
      <Disclosure label={t`Set the machine up with cloud-init`}>
        <FormField form={form} name="cloudInit">
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
        </FormField>
      </Disclosure>
    </FormSection>
  );
}

/**
 * A password for a machine's user, with its rules ticked off while typing and a button that makes a strong one
 * (specification: infrastructure, section 5).
 */
function NewPasswordField({ field, label }: { field: FieldBinding<string>; label: string }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { parameters = [] } = useCreateVm().catalogue;
  const rules = usePasswordRules(parameters);
  // Made at every render: where none passes the provider's rule, none is offered.
  const next = generatePassword((password) => checkField(parameters, 'password', password, checkPassword));
  const [generated, setGenerated] = useState('');

  function generate(password: string) {
    setGenerated(password);
    field.onChange(password);
    announce(t`A password was generated. It is shown below the field.`);
  }

  return (
    <Stack gap={2}>
      <NarrowField>
        <PasswordField {...field} label={label} required autoComplete="new-password" />
      </NarrowField>
      {field.value !== '' && field.value === generated ? (
        <NarrowField>
          <CodeBlock label={t`Generated password`} value={generated} wrap />
          <p className={styles.reminder}>{t`Keep it somewhere safe: it is not shown again.`}</p>
        </NarrowField>
      ) : (
        <PasswordRules password={field.value} rules={rules} />
      )}
      {next !== undefined && (
        <div>
          <Button size="small" onClick={() => generate(next)}>{t`Generate password`}</Button>
        </div>
      )}
    </Stack>
  );
}
