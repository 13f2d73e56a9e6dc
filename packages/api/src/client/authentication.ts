import type { Middleware } from 'openapi-fetch';

/** Who calls: nobody before signing in, the key's owner, or whoever is being impersonated. */
export interface Credentials {
  apiKey?: string | undefined;
  impersonationToken?: string | undefined;
}

/** Sends the impersonation token while there is one, else the API key, in the `apikey` header (A 7). */
export function authentication(credentials: () => Credentials): Middleware {
  return {
    onRequest({ request }) {
      const { apiKey, impersonationToken } = credentials();
      const key = impersonationToken || apiKey;
      if (key) request.headers.set('apikey', key);
    },
  };
}
