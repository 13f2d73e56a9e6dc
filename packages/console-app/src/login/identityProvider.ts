import { useMemo, useState } from 'react';
import { hasSandbox } from '#shared/appearance.js';
import type { IdentityProvider } from '#shared/identity.js';
import { useServices } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';

const kinds = ['auth0', 'oidc', 'fake', 'apiKeyOnly'] as const;

/**
 * The identity provider of the site. With the sandbox `?identity=auth0` chooses another kind of sign-in for this tab, as
 * `?theme=` does another look.
 */
export function useIdentityProvider(): IdentityProvider {
  const { identityProvider } = useSiteConfig();
  const services = useServices();
  const [kind] = useState(() => {
    if (!hasSandbox(services)) return undefined;
    const { environment, storage } = services;
    const requested = new URLSearchParams(environment.address.search).get('identity') ?? storage.identity.get();
    const found = kinds.find((one) => one === requested);
    if (found) storage.identity.set(found);
    return found;
  });
  return useMemo(() => (kind ? { ...identityProvider, kind } : identityProvider), [identityProvider, kind]);
}
