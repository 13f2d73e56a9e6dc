import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Link, PasswordField, TextField } from '@livery/ui';
import { verificationPath } from '#integrations/identity/identityClient.js';
import type { IdentityCapabilities } from '#shared/identity.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useIdentityErrorText } from './identityErrorText.js';
import { SocialLogin } from './SocialLogin.js';
import type { Identity } from './useIdentity.js';
import * as layout from './login.css.js';
import * as styles from './signIn.css.js';

interface CredentialsFormProps {
  mode: 'login' | 'signup';
  capabilities: IdentityCapabilities;
  identity: Identity;
  notice: string | undefined;
  /** Whether the account was opened just now, and its address needs no verification. */
  isReady: boolean;
  username: string;
  onUsernameChange: (username: string) => void;
  /** Whether it takes the focus: after another mode was left. */
  autoFocus: boolean;
  onToggle: () => void;
  onForgot: () => void;
  onSignedUp: (emailVerified: boolean) => void;
}

/** User name and password, for logging in or signing up; buttons alone where the provider has a page of its own for them. */
export function CredentialsForm({
  mode,
  capabilities,
  identity,
  notice,
  isReady,
  username,
  onUsernameChange,
  autoFocus,
  onToggle,
  onForgot,
  onSignedUp,
}: CredentialsFormProps) {
  const { t } = useLingui();
  const textOf = useIdentityErrorText();
  const { termsUrl } = useSiteConfig();
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { step, error, run } = identity;
  const { embeddedPassword } = capabilities;
  const isSignup = mode === 'signup';

  const name = username.trim();
  // Blanks may be a password.
  const missing = { username: name === '', password: password === '' };
  const required = (field: 'username' | 'password') =>
    submitted && missing[field] ? t`This field is required` : undefined;
  const refused = (field: 'username' | 'password') => (isSignup && error?.field === field ? textOf(error) : undefined);
  // Errors of a login stand above the form (section 8), those of a sign-up at the field that they are about.
  const isShownAtField = embeddedPassword && isSignup && error?.field !== undefined;

  useEffect(() => {
    if (!isSignup || !error?.field) return;
    (error.field === 'username' ? usernameField : passwordField).current?.focus();
  }, [isSignup, error]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step) return;
    setSubmitted(true);
    if (embeddedPassword && missing.username) return usernameField.current?.focus();
    if (embeddedPassword && missing.password) return passwordField.current?.focus();
    if (!isSignup) return void run('login', (client, signal) => client.login({ username: name, password }, signal));
    const account = await run('signup', (client, signal) => client.signup(name, password, verificationPath, signal));
    if (account && embeddedPassword) onSignedUp(account.emailVerified);
  }

  return (
    <form className={layout.form} noValidate onSubmit={(event) => void submit(event)}>
      {notice !== undefined && error === undefined && <Alert tone="warning">{notice}</Alert>}
      {isReady && error === undefined && <Alert tone="success">{t`Your account is ready. Log in.`}</Alert>}
      {error !== undefined && !isShownAtField && <ErrorMessage message={textOf(error)} />}
      {embeddedPassword ? (
        <>
          <TextField
            ref={usernameField}
            label={t`Username`}
            description={isSignup ? t`Your email address: a link is sent to it.` : undefined}
            name="username"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            autoFocus={autoFocus}
            value={username}
            onChange={(value) => {
              identity.clearError();
              onUsernameChange(value);
            }}
            error={required('username') ?? refused('username')}
            required
          />
          <PasswordField
            ref={passwordField}
            label={t`Password`}
            name="password"
            autoComplete={isSignup ? 'new-password' : 'current-password'}
            value={password}
            onChange={(value) => {
              identity.clearError();
              setPassword(value);
            }}
            error={required('password') ?? refused('password')}
            required
          />
          {!isSignup && capabilities.reset && (
            <div className={styles.forgot}>
              <button type="button" className={styles.modeButton} onClick={onForgot}>
                {t`Forgot password?`}
              </button>
            </div>
          )}
        </>
      ) : (
        <p
          className={styles.sentence}
        >{t`You enter your user name and password on the page of the identity provider.`}</p>
      )}
      {isSignup && termsUrl && (
        <p className={styles.sentence}>
          <Trans>
            You agree to the{' '}
            <Link href={termsUrl} external>
              terms of service
            </Link>
            .
          </Trans>
        </p>
      )}
      <Button type="submit" variant="primary" fullWidth loading={step === 'login' || step === 'signup'}>
        {isSignup ? t`Sign up` : t`Log in`}
      </Button>
      {capabilities.social.length > 0 && <SocialLogin connections={capabilities.social} identity={identity} />}
      {capabilities.signup && (
        <div className={styles.toggle}>
          <span>{isSignup ? t`Already have an account?` : t`No account yet?`}</span>
          <button
            type="button"
            className={styles.modeButton}
            // The one that was pressed is gone, and there is no field to go on with.
            autoFocus={autoFocus && !embeddedPassword}
            onClick={onToggle}
          >
            {isSignup ? t`Log in instead` : t`Create an account`}
          </button>
        </div>
      )}
    </form>
  );
}

/** An error of the identity provider, above the form. */
export function ErrorMessage({ message }: { message: string }) {
  const { t } = useLingui();
  return (
    <Alert tone="danger" heading={t`Error: ${message}`}>
      {null}
    </Alert>
  );
}
