import { usesApiKey, type IdentityCapabilities, type IdentityClient, type IdentityProvider } from '#shared/identity.js';
import type { Services } from '#shared/services.js';
import { base } from '#shared/session.js';

/** Where the provider comes back to. */
export const callbackPath = `${base}/login_callback`;

/** Where the link of a verification mail leads in the end. */
export const verificationPath = `${base}/email_verification`;

/** What the provider sent back, from the query and the fragment. */
export const returnedParameters = ({ search, hash }: Pick<URL, 'search' | 'hash'>): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);

export function capabilitiesOf(provider: IdentityProvider): IdentityCapabilities {
  const none = { embeddedPassword: false, signup: false, reset: false, social: [] };
  if (usesApiKey(provider)) return none;
  const isEmbedded = provider.kind === 'auth0';
  return { embeddedPassword: isEmbedded, signup: true, reset: isEmbedded, social: provider.social_connections ?? [] };
}

/** The address of a provider: HTTPS, but for one on this machine. Throws for what is no address. */
export function providerAddress({ domain }: IdentityProvider): URL {
  const url = new URL(/^https?:\/\//.test(domain ?? '') ? (domain ?? '') : `https://${domain}`);
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) throw new TypeError('The identity provider is to be reached over HTTPS.');
  return url;
}

/** Loads the client of a provider, and the vendor's code with it. */
export async function loadIdentityClient(provider: IdentityProvider, services: Services): Promise<IdentityClient> {
  const own = services.environment.identityClient;
  if (own) return own(provider);
  if (usesApiKey(provider)) return (await import('./apiKeyClients.js')).apiKeyClient();
  if (provider.kind === 'auth0') return (await import('./auth0Implicit.js')).auth0Implicit(provider, services);
  return (await import('./oidcPkce.js')).oidcPkce(provider, services);
}
