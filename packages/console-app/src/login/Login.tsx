import { lazy, useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { usesApiKey } from '#shared/identity.js';
import { useServices } from '#shared/services.js';
import { base } from '#shared/session.js';
import { useIdentityProvider } from './identityProvider.js';

const ApiKeyLogin = lazy(() => import('./ApiKeyLogin.js'));
const SignIn = lazy(() => import('./SignIn.js'));

/**
 * What a logged-out visitor sees: the login by the identity provider, or by an API key where the configuration says so.
 * What one came for is remembered and shown after signing in.
 */
export default function Login() {
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
