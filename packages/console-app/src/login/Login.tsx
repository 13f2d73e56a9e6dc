import { lazy, useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { usesApiKey } from '#shared/identity.js';
import type { BrowserEnvironment } from '#shared/environment.js';
import { useEnvironment, useServices } from '#shared/services.js';
import { base } from '#shared/session.js';
import { useIdentityProvider } from './identityProvider.js';

const Callback = lazy(() => import('./Callback.js'));
const ApiKeyLogin = lazy(() => import('./ApiKeyLogin.js'));
const SignIn = lazy(() => import('./SignIn.js'));

/** Where there is no path of its own for the return from the identity provider, the fragment tells it (specification: account and billing, section 2). */
function isSignInResult({ address }: BrowserEnvironment): boolean {
  const fragment = new URLSearchParams(address.hash.slice(1));
  return fragment.has('error') || fragment.has('state');
}

/** What a logged-out visitor sees. */
export default function Login() {
  const environment = useEnvironment();
  const [returned] = useState(() => isSignInResult(environment));
  return returned ? <Callback /> : <LoginScreen />;
}

/**
 * The login screen: by the identity provider, or by an API key where the configuration says so. What one came for is
 * remembered and shown after signing in.
 */
function LoginScreen() {
  const { t } = useLingui();
  const { environment, session } = useServices();
  const { address } = environment;
  const provider = useIdentityProvider();
  const [search] = useState(() => new URLSearchParams(address.search));
  const notice = search.has('expired') ? t`Your session has ended. Log in again to go on.` : undefined;

  useEffect(() => {
    if (address.pathname !== `${base}/`) session.rememberReturnPath(address.pathname + address.search);
  }, [address, session]);

  if (usesApiKey(provider)) return <ApiKeyLogin notice={notice} />;
  return <SignIn provider={provider} notice={notice} username={search.get('username') ?? ''} />;
}
