import { forwardRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Check, Circle } from 'lucide-react';
import { Button, CodeBlock, Icon, PasswordField, Stack, useAnnounce, VisuallyHidden } from '@livery/ui';
import { checkPassword } from '@livery/api/domain/vmValidation';
import { useIssueText } from '#shared/texts/issues.js';
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

/** The rules are what an empty password misses. */
const rules = checkPassword('');

/** A password for a machine's user, with its rules ticked off while typing and a button that makes a strong one (I 5). */
export const NewPasswordField = forwardRef<HTMLInputElement, NewPasswordFieldProps>(function NewPasswordField(
  { required = false, ...field },
  ref,
) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const issueText = useIssueText();
  const [generated, setGenerated] = useState('');
  const missed = new Set(checkPassword(field.value).map(({ code }) => code));

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
        <ul className={styles.rules} aria-label={t`Rules of the password`}>
          {rules.map((rule) => {
            const met = !missed.has(rule.code);
            return (
              <li key={rule.code} className={met ? styles.ruleMet : styles.rule}>
                <Icon icon={met ? Check : Circle} size={12} />
                <span>
                  {issueText(rule)}
                  <VisuallyHidden>{met ? t`, done` : t`, to do`}</VisuallyHidden>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button size="small" onClick={generate}>{t`Generate password`}</Button>
      </div>
    </Stack>
  );
});
