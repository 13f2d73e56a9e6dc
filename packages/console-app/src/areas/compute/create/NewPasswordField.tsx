import { forwardRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, CodeBlock, PasswordField, Stack, useAnnounce } from '@livery/ui';
import { PasswordRules } from '../access/PasswordRules.js';
import { generatePassword } from './generatePassword.js';
import * as styles from './create.css.js';

interface NewPasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  required?: boolean;
}

/** A password for a machine's user, with its rules ticked off while typing and a button that makes a strong one (I 5). */
export const NewPasswordField = forwardRef<HTMLInputElement, NewPasswordFieldProps>(function NewPasswordField(
  { required = false, ...field },
  ref,
) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [generated, setGenerated] = useState('');

  function generate() {
    const password = generatePassword();
    setGenerated(password);
    field.onChange(password);
    announce(t`A password was generated. It is shown below the field.`);
  }

  return (
    <Stack gap={2}>
      <div className={styles.narrow}>
        <PasswordField {...field} ref={ref} required={required} autoComplete="new-password" />
      </div>
      {field.value !== '' && field.value === generated ? (
        <div className={styles.narrow}>
          <CodeBlock label={t`Generated password`} value={generated} wrap />
          <p className={styles.keep}>{t`Keep it somewhere safe: it is not shown again.`}</p>
        </div>
      ) : (
        <PasswordRules password={field.value} />
      )}
      <div>
        <Button size="small" onClick={generate}>{t`Generate password`}</Button>
      </div>
    </Stack>
  );
});
