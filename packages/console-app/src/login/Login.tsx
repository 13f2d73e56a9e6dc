import { lazy, useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useEnvironment, type BrowserEnvironment } from '#shared/environment.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { base, rememberReturnPath } from '#shared/session.js';
import { storage } from '#shared/storage.js';
import { ApiKeyForm } from './ApiKeyForm.js';
import { EntryScreen } from './EntryScreen.js';

const Callback = lazy(() => import('./Callback.js'));

/** Where there is no path of its own for the return from the identity provider, the fragment tells it (specification: account and billing, section 2). */
function isSignInResult({ address }: BrowserEnvironment): boolean {
  const fragment = new URLSearchParams(address.hash.slice(1));
  return fragment.has('error') || fragment.has('state');
}

/** What a logged-out visitor sees. */
export default function Login() {
  const environment = useEnvironment();
  const [returned] = useState(() => isSignInResult(environment));
  return returned ? <Callback /> : <LoginForm />;
}

/** The login screen in the theme's own layout. What one came for is remembered and shown after signing in. */
function LoginForm() {
  const { t } = useLingui();
  const { siteName, loginTitle, loginSubtitle } = useSiteConfig();
  const { address } = useEnvironment();
  const [search] = useState(() => new URLSearchParams(address.search));
  const expired = search.has('expired');

  useEffect(() => {
    if (address.pathname !== `${base}/`) rememberReturnPath(address.pathname + address.search);
    const code = search.get('referral_code');
    if (code) storage.referralCode.set(code);
  }, [address, search]);

  return (
    <EntryScreen page={t`Log in`} title={loginTitle ?? t`Log in to ${siteName}`} subtitle={loginSubtitle ?? undefined}>
      <ApiKeyForm notice={expired ? t`Your session has ended. Log in again to go on.` : undefined} />
    </EntryScreen>
  );
}
