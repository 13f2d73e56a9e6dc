import { useState } from 'react';
import { hasSandbox } from '#shared/appearance.js';
import type { IdentityProvider } from '#shared/identity.js';
import { useServices } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/**
 * The identity provider of the site; one that names none asks for an API key. With the sandbox `?identity=auth0` chooses
 * another kind of sign-in for this tab, as `?theme=` does another look.
 */
export function useIdentityProvider(): IdentityProvider {
  const { identityProvider = { kind: 'apiKeyOnly' } } = useSiteConfig();
  const services = useServices();
  const [provider] = useState(() => {
    if (!hasSandbox(services)) return identityProvider;
    const { environment, storage } = services;
    const kind = new URLSearchParams(environment.address.search).get('identity') ?? storage.identity.get();
    if (!kind) return identityProvider;
    storage.identity.set(kind);
    return { ...identityProvider, kind };
  });
  return provider;
}
