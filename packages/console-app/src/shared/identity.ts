import type { IdentityProvider } from '@livery/api/generated/types';

export type { IdentityProvider };

/** What a client offers, known before any code of a vendor is loaded. */
export interface IdentityCapabilities {
  /** User name and password are entered in the console; otherwise on a page of the provider. */
  embeddedPassword: boolean;
  signup: boolean;
  reset: boolean;
  /** Connections that have a button of their own: `google`. */
  social: readonly string[];
}

interface Credentials {
  username: string;
  password: string;
}

/** Parameters of a sign-in that have been checked, for the server's callback. */
export type CallbackProof = Record<string, string>;

/**
 * Signs a user in by the identity provider (specification: account and billing, section 7). All of it throws an
 * IdentityError. Redirect paths are below the base path. Once the signal is aborted, the page is not left.
 */
export interface IdentityClient {
  readonly capabilities: IdentityCapabilities;
  /** Leaves the page for the provider, which comes back to the callback; resolves as soon as the page is being left. */
  login(credentials: Credentials, signal?: AbortSignal): Promise<void>;
  /** Opens an account; the link of the verification mail leads to the redirect path. */
  signup(
    username: string,
    password: string,
    redirectPath: string,
    signal?: AbortSignal,
  ): Promise<{ emailVerified: boolean }>;
  /** Has the provider send a mail for a new password. */
  forgotPassword(email: string): Promise<void>;
  /** Leaves the page for a social provider, which comes back to the redirect path. */
  socialLogin(connection: string, redirectPath: string, signal?: AbortSignal): Promise<void>;
  /** Checks what the provider came back with, state and nonce included: once for each return. */
  readCallback(url: URL): Promise<CallbackProof>;
}

/** Makes the client of a provider. */
export type MakeIdentityClient = (provider: IdentityProvider) => IdentityClient;

/** Whether somebody pastes an API key instead: by configuration, or because it names no provider to go to, or of no known kind. */
export const usesApiKey = ({ kind, domain, client_id }: IdentityProvider): boolean =>
  (kind !== 'auth0' && kind !== 'oidc') || !domain || !client_id;
