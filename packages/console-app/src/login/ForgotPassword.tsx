import { useRef, useState, type FormEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, TextField } from '@livery/ui';
import { ErrorMessage } from './CredentialsForm.js';
import { useIdentityErrorText } from './identityErrorText.js';
import type { Identity } from './useIdentity.js';
import * as layout from './login.css.js';
import * as styles from './signIn.css.js';

interface ForgotPasswordProps {
  identity: Identity;
  email: string;
  onEmailChange: (email: string) => void;
  onSent: () => void;
  onBack: () => void;
}

/** Asks the provider to send a mail for a new password. */
export function ForgotPassword({ identity, email, onEmailChange, onSent, onBack }: ForgotPasswordProps) {
  const { t } = useLingui();
  const textOf = useIdentityErrorText();
  const [submitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { step, error, run } = identity;
  const address = email.trim();

  function problem(): string | undefined {
    if (address === '') return t`This field is required`;
    return /^[^\s@]+@[^\s@]+$/.test(address) ? undefined : t`Enter an email address`;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step) return;
    setSubmitted(true);
    if (problem()) return field.current?.focus();
    const sent = await run('forgotPassword', async (client) => {
      await client.forgotPassword(address);
      return true;
    });
    if (sent) onSent();
  }

  return (
    <form className={layout.form} noValidate onSubmit={(event) => void submit(event)}>
      {error !== undefined && <ErrorMessage message={textOf(error)} />}
      <p
        className={styles.sentence}
      >{t`Enter the email address of your account. You get a link to choose a new password.`}</p>
      <TextField
        ref={field}
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={(value) => {
          identity.clearError();
          onEmailChange(value);
        }}
        error={submitted ? problem() : undefined}
        required
      />
      <Button type="submit" variant="primary" fullWidth loading={step === 'forgotPassword'}>
        {t`Send the link`}
      </Button>
      <Button variant="quiet" fullWidth onClick={onBack}>{t`Back to the login`}</Button>
    </form>
  );
}
