import { WebAuth, type Auth0DecodedHash } from 'auth0-js';
import type { CallbackProof, IdentityClient, IdentityProvider } from '#shared/identity.js';
import type { Services } from '#shared/services.js';
import { callbackPath, capabilitiesOf, providerAddress } from './identityClient.js';
import { identityError, normalized } from './identityError.js';
import { randomSecret, storePendingSignIn, takePendingSignIn } from './pendingSignIn.js';

/** The connection of user names and passwords, where the configuration names none. */
const usualConnection = 'Username-Password-Authentication';

/** What the vendor leaves in cookies is of no use any more, and partly secret. */
function removeVendorCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (/^_?(co%2Fverifier|co\/verifier|com\.auth0\.auth\.|auth0\.ssodata)/.test(name))
      document.cookie = `${name}=; Max-Age=0; path=/`;
  }
}

/** What parseHash found, by the names of the protocol. */
function proofOf(found: Auth0DecodedHash): Record<string, string> {
  const proof = {
    access_token: found.accessToken,
    id_token: found.idToken,
    token_type: found.tokenType,
    expires_in: found.expiresIn === undefined ? undefined : String(found.expiresIn),
    scope: found.scope,
    state: found.state,
  };
  return Object.fromEntries(Object.entries(proof).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/**
 * Auth0 with user name and password in the console, by the implicit flow (specification: account and billing, section 7):
 * response type `token id_token`, scopes openid, profile and email.
 */
export function auth0Implicit(provider: IdentityProvider, { environment, storage }: Services): IdentityClient {
  const address = providerAddress(provider);
  const connection = provider.connection ?? usualConnection;
  const issuer = new URL('/', address).href;
  const client = new WebAuth({
    // The vendor takes an address too, as long as issuer and keys are named: for a provider on this machine.
    domain: address.protocol === 'https:' ? address.host : address.origin,
    overrides: { __token_issuer: issuer, __jwks_uri: `${issuer}.well-known/jwks.json` },
    clientID: provider.client_id ?? '',
    responseType: 'token id_token',
    scope: 'openid profile email',
    _sendTelemetry: false,
  });

  /** Begins a sign-in that comes back to a path, with state and nonce of this tab. */
  function begin(redirectPath: string) {
    const pending = {
      state: randomSecret(),
      nonce: randomSecret(),
      redirectUri: environment.address.origin + redirectPath,
    };
    storePendingSignIn(storage, pending);
    return pending;
  }

  return {
    capabilities: capabilitiesOf(provider),

    login: ({ username, password }, signal) =>
      normalized(
        () =>
          new Promise((resolve, reject) => {
            const onRedirecting = (proceed: () => void): void => {
              if (!signal?.aborted) proceed();
              resolve();
            };
            // The types lack state, nonce and onRedirecting, which the vendor documents.
            const options = { ...begin(callbackPath), realm: connection, username, password, onRedirecting };
            client.login(options, (error) => reject(identityError(error)));
          }),
      ),

    signup: (email, password, redirectPath) =>
      normalized(
        () =>
          new Promise((resolve, reject) => {
            // The provider's mail template reads from here where its link leads.
            const options = { connection, email, password, user_metadata: { redirect_path: redirectPath } };
            client.signup(options, (error, result?: unknown) => {
              if (error) reject(identityError(error));
              else resolve({ emailVerified: (result as { emailVerified?: unknown }).emailVerified === true });
            });
          }),
      ),

    forgotPassword: (email) =>
      normalized(
        () =>
          new Promise((resolve, reject) => {
            client.changePassword({ connection, email }, (error) => (error ? reject(identityError(error)) : resolve()));
          }),
      ),

    socialLogin: (social, redirectPath) =>
      normalized(async () => client.authorize({ ...begin(redirectPath), connection: social })),

    readCallback: ({ hash }) =>
      normalized(async () => {
        const { state, nonce } = takePendingSignIn(storage, new URLSearchParams(hash.slice(1)).get('state'));
        try {
          return await new Promise<CallbackProof>((resolve, reject) => {
            client.parseHash({ hash, state, nonce }, (error, found) => {
              if (found) resolve(proofOf(found));
              else reject(identityError(error));
            });
          });
        } finally {
          removeVendorCookies();
        }
      }),
  };
}
