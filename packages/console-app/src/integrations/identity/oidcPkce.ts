import * as oauth from 'oauth4webapi';
import type { IdentityClient, IdentityProvider } from '#shared/identity.js';
import type { Services } from '#shared/services.js';
import { callbackPath, capabilitiesOf, providerAddress } from './identityClient.js';
import { IdentityError, normalized } from './identityError.js';
import { storePendingSignIn, takePendingSignIn } from './pendingSignIn.js';

type Extra = Record<string, string>;

/**
 * OpenID Connect by authorization code with PKCE: the provider's own page asks for user name and password. The code is
 * exchanged here, so that state, issuer, nonce and the tokens are checked before the server is asked.
 */
export function oidcPkce(
  provider: IdentityProvider,
  { environment, storage }: Services,
  fetcher: typeof fetch = fetch,
): IdentityClient {
  const address = providerAddress(provider);
  const client: oauth.Client = { client_id: provider.client_id ?? '' };
  const options = {
    [oauth.customFetch]: (input: string, init: object) => fetcher(input, init),
    [oauth.allowInsecureRequests]: address.protocol === 'http:',
  };

  const discover = async (): Promise<oauth.AuthorizationServer> =>
    oauth.processDiscoveryResponse(address, await oauth.discoveryRequest(address, options));

  /** Leaves the page for the provider's. */
  async function leave(
    redirectPath: string,
    signal: AbortSignal | undefined,
    extra: (server: oauth.AuthorizationServer) => Extra,
  ): Promise<void> {
    const server = await discover();
    if (!server.authorization_endpoint) throw new IdentityError({ reason: 'unknown' });
    const verifier = oauth.generateRandomCodeVerifier();
    const pending = {
      state: oauth.generateRandomState(),
      nonce: oauth.generateRandomNonce(),
      redirectUri: environment.address.origin + redirectPath,
    };
    const target = new URL(server.authorization_endpoint);
    const parameters = {
      client_id: client.client_id,
      redirect_uri: pending.redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...extra(server),
    };
    for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
    if (signal?.aborted) return;
    // Not before: another sign-in may have begun meanwhile.
    storePendingSignIn(storage, { ...pending, verifier });
    environment.assign(target.href);
  }

  const hint = (username: string): Extra => (username ? { login_hint: username } : {});

  return {
    capabilities: capabilitiesOf(provider),

    login: ({ username }, signal) => normalized(() => leave(callbackPath, signal, () => hint(username))),

    signup: (username, _password, _redirectPath, signal) =>
      normalized(async () => {
        await leave(callbackPath, signal, ({ prompt_values_supported: prompts }) => ({
          screen_hint: 'signup',
          ...(Array.isArray(prompts) && prompts.includes('create') ? { prompt: 'create' } : {}),
          ...hint(username),
        }));
        return { emailVerified: false };
      }),

    // The provider's page has it.
    forgotPassword: () => Promise.reject(new IdentityError({ reason: 'unknown' })),

    socialLogin: (connection, redirectPath, signal) =>
      normalized(() => leave(redirectPath, signal, () => ({ connection }))),

    readCallback: (url) =>
      normalized(async () => {
        const pending = takePendingSignIn(storage, url.searchParams.get('state'));
        const server = await discover();
        const parameters = oauth.validateAuthResponse(server, client, url, pending.state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.None(),
          parameters,
          pending.redirectUri,
          pending.verifier ?? '',
          options,
        );
        const found = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: pending.nonce,
          requireIdToken: true,
        });
        return {
          access_token: found.access_token,
          id_token: found.id_token ?? '',
          token_type: found.token_type,
          state: pending.state,
        };
      }),
  };
}
