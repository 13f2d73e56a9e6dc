import { useMemo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ThemeName } from '@livery/ui/themes';
import { capabilitiesOf } from '#integrations/identity/identityClient.js';
import { useTheme } from '#shared/appearance.js';
import type { IdentityProvider } from '#shared/identity.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useStorage } from '#shared/services.js';
import { EntryScreen } from '#shared/entry/EntryScreen.js';
import { CredentialsForm } from './CredentialsForm.js';
import { ForgotPassword } from './ForgotPassword.js';
import { nameOf } from './SocialLogin.js';
import { SignInChoice } from './SignInChoice.js';
import { useIdentity } from './useIdentity.js';
import { useLoginTexts } from './useLoginTexts.js';
import { WaitingForMail } from './WaitingForMail.js';

/** Connections that a brand offers, beside those of the site's configuration (specification: account and billing, section 1). */
const brandConnections: Partial<Record<ThemeName, readonly string[]>> = { cobalt: ['google'] };

/** The modes of the login screen (specification: account and billing, section 2). */
type Mode = 'login' | 'signup' | 'forgot_password' | 'waiting_signup_confirmation' | 'waiting_forgot_confirmation';

interface SignInProps {
  provider: IdentityProvider;
  /** Why one has to log in again. */
  notice: string | undefined;
  /** What the user name begins with. */
  username: string;
}

/** The login screen of a site with an identity provider: its modes and what leads from one to the next. */
export default function SignIn({ provider, notice, username: prefilled }: SignInProps) {
  const { t } = useLingui();
  const { siteName, loginTitle } = useSiteConfig();
  const { title, subtitle } = useLoginTexts();
  const { name: theme } = useTheme();
  const capabilities = useMemo(() => {
    const own = capabilitiesOf(provider);
    // The site's connection to Google may have another id than the brand's, which would then lead nowhere.
    const branded = (brandConnections[theme] ?? []).filter(
      (one) => !own.social.some((other) => nameOf(other) === nameOf(one)),
    );
    return { ...own, social: [...own.social, ...branded] };
  }, [provider, theme]);
  const { signup } = useStorage();
  const [mode, setMode] = useState<Mode>(() => {
    // Whoever comes with a name has an account: from the verification of its address.
    return capabilities.signup && signup.get() && !prefilled ? 'signup' : 'login';
  });
  const [isChanged, setIsChanged] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const [username, setUsername] = useState(prefilled);
  const identity = useIdentity(provider);

  function change(next: Mode) {
    if (next === 'signup') signup.set(true);
    else if (next === 'login' || next === 'waiting_signup_confirmation') signup.clear();
    // What is sent all the same does not take the person from where they have gone.
    identity.abandon();
    identity.clearError();
    setIsReady(false);
    setIsChanged(true);
    setMode(next);
  }

  const titles: Record<Mode, string> = {
    login: title ?? t`Log in to ${siteName}`,
    signup: loginTitle ?? t`Sign up for ${siteName}`,
    forgot_password: t`Forgot your password?`,
    waiting_signup_confirmation: t`Verify your email address`,
    waiting_forgot_confirmation: t`Reset your password`,
  };
  const pages: Partial<Record<Mode, string>> = { login: t`Log in`, signup: t`Sign up` };
  const isForm = mode === 'login' || mode === 'signup';
  const isWaiting = mode === 'waiting_signup_confirmation' || mode === 'waiting_forgot_confirmation';

  return (
    <EntryScreen
      heading={titles[mode]}
      page={pages[mode] ?? titles[mode]}
      subtitle={isForm ? subtitle : undefined}
      certified
      footer={<SignInChoice current={provider.kind === 'oidc' ? 'oidc' : 'auth0'} />}
    >
      {isForm && (
        <CredentialsForm
          key={mode}
          mode={mode}
          capabilities={capabilities}
          identity={identity}
          notice={isChanged ? undefined : notice}
          isReady={isReady}
          username={username}
          onUsernameChange={setUsername}
          autoFocus={isChanged}
          onToggle={() => change(mode === 'login' ? 'signup' : 'login')}
          onForgot={() => change('forgot_password')}
          onSignedUp={(emailVerified) => {
            change(emailVerified ? 'login' : 'waiting_signup_confirmation');
            setIsReady(emailVerified);
          }}
        />
      )}
      {mode === 'forgot_password' && (
        <ForgotPassword
          identity={identity}
          email={username}
          onEmailChange={setUsername}
          onSent={() => change('waiting_forgot_confirmation')}
          onBack={() => change('login')}
        />
      )}
      {isWaiting && (
        <WaitingForMail
          purpose={mode === 'waiting_signup_confirmation' ? 'verify' : 'reset'}
          email={username.trim()}
          onBack={() => change('login')}
        />
      )}
    </EntryScreen>
  );
}
