import type { IdentityClient } from '#shared/identity.js';
import { returnedParameters } from './identityClient.js';
import { IdentityError } from './identityError.js';

const refuse = (): Promise<never> => Promise.reject(new IdentityError({ reason: 'unknown' }));

/** Of `fake` and `apiKeyOnly`: nobody signs in but by an API key. What comes back from elsewhere is the server's to check. */
export const apiKeyClient = (): IdentityClient => ({
  capabilities: { embeddedPassword: false, signup: false, reset: false, social: [] },
  login: refuse,
  signup: refuse,
  forgotPassword: refuse,
  socialLogin: refuse,
  readCallback: (url) => Promise.resolve(returnedParameters(url)),
});
