import { describe, expect, it } from 'vitest';
import { testPassword } from '@livery/api/sandbox/identity/accounts';
import { createIdentityServer } from '@livery/api/sandbox/identity/server';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { LoadError } from '#i18n/loadError.js';
import type { IdentityProvider } from '#shared/identity.js';
import { openPage } from '#testing/services.js';
import { capabilitiesOf, providerAddress } from './identityClient.js';
import { IdentityError, identityError } from './identityError.js';
import { oidcPkce } from './oidcPkce.js';

const superagent = (body: object, statusCode: number) => ({ original: { response: { body } }, statusCode, ...body });

describe('errors of identity providers', () => {
  it.each([
    [
      { error: 'access_denied', error_description: 'Wrong email or password.' },
      { reason: 'message', text: 'Wrong email or password.' },
      'login',
    ],
    [
      superagent({ code: 'invalid_password', description: { rules: [] }, policy: '* At least 8 characters' }, 400),
      { reason: 'message', text: 'Password is too weak: * At least 8 characters' },
      'signup',
    ],
    [
      { code: 'error in email - email format validation failed', statusCode: 400 },
      { reason: 'message', text: 'error in email - email format validation failed' },
      'signup',
    ],
    [superagent({ code: 'invalid_signup', description: 'Invalid signup' }, 400), { reason: 'accountExists' }, 'signup'],
    [
      superagent({ code: 'unauthorized', description: 'Email domain is prohibited' }, 400),
      { reason: 'emailDomain' },
      'signup',
    ],
    [
      { code: 'too_many_attempts', description: 'Too many requests. Try again later.' },
      { reason: 'message', text: 'Too many requests. Try again later.' },
      'general',
    ],
    [{ code: 'extensibility_error', statusCode: 400 }, { reason: 'code', code: 'extensibility_error' }, 'general'],
    [{ code: null, description: null, statusCode: 502 }, { reason: 'code', code: '502' }, 'general'],
    [{ error: 'request_error', error_description: '{"crossDomain":true}' }, { reason: 'connection' }, 'general'],
    [{ original: { crossDomain: true }, code: null }, { reason: 'connection' }, 'general'],
    [new TypeError('Failed to fetch'), { reason: 'connection' }, 'general'],
    [new LoadError(new Error('Importing a module script failed.')), { reason: 'connection' }, 'general'],
    [{}, { reason: 'unknown' }, 'general'],
    [null, { reason: 'unknown' }, 'general'],
  ])('%j is %j, about the %s', (thrown, text, scope) => {
    const error = identityError(thrown);
    expect(error.text).toEqual(text);
    expect(error.scope).toBe(scope);
  });
});

describe('an identity provider of the configuration', () => {
  const provider = (facts: Partial<IdentityProvider>): IdentityProvider => ({
    kind: 'auth0',
    client_id: 'c',
    ...facts,
  });

  it('is reached over HTTPS, but on this machine', () => {
    expect(providerAddress(provider({ domain: 'id.example' })).href).toBe('https://id.example/');
    expect(providerAddress(provider({ domain: 'http://localhost:4102' })).href).toBe('http://localhost:4102/');
    expect(() => providerAddress(provider({ domain: 'http://id.example' }))).toThrow('HTTPS');
  });

  it('offers what its kind can do, and nothing where an API key is asked for', () => {
    expect(capabilitiesOf(provider({ domain: 'id.example', social_connections: ['google'] }))).toEqual({
      embeddedPassword: true,
      signup: true,
      reset: true,
      social: ['google'],
    });
    expect(capabilitiesOf(provider({ kind: 'apiKeyOnly', domain: 'id.example' })).signup).toBe(false);
    expect(capabilitiesOf(provider({ kind: 'saml', domain: 'id.example' })).signup).toBe(false);
    expect(capabilitiesOf(provider({ domain: null })).signup).toBe(false);
  });
});

const origin = 'http://localhost:4100';
const providerOrigin = 'http://localhost:4102';

/** The redirect sign-in on the test identity provider, without a network. */
function openSignIn(wait: () => Promise<void> = () => Promise.resolve()) {
  const sandbox = createSandbox({
    store: memoryStore(),
    identity: { origin: providerOrigin, kind: 'oidc', serve: createIdentityServer },
  });
  const fetcher: typeof fetch = async (input, init) => {
    await wait();
    return sandbox.fetch(new Request(input, init));
  };
  const visited: URL[] = [];
  const services = openPage({
    address: { origin, pathname: '/app/', search: '', hash: '' },
    assign: (address: string) => void visited.push(new URL(address)),
  });
  const client = oidcPkce({ kind: 'oidc', domain: providerOrigin, client_id: 'livery-console' }, services, fetcher);

  /** Logs in on the provider's page; returns where it comes back to. */
  async function comeBack(): Promise<URL> {
    await client.login({ username: '', password: '' });
    const body = new URLSearchParams({ username: 'mari@tamm-partners.example', password: testPassword });
    const response = await fetcher(visited.at(-1)!, { method: 'POST', body });
    return new URL(response.headers.get('location')!);
  }

  return { client, visited, comeBack, storage: services.storage };
}

const refusedWith = (reason: string) => (error: unknown) =>
  error instanceof IdentityError && error.text.reason === reason;

describe('signing in by redirect with PKCE', () => {
  it('asks with state, nonce and challenge, and brings checked tokens back', async () => {
    const { client, visited, comeBack, storage } = openSignIn();
    const back = await comeBack();
    const asked = visited[0]!.searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('scope')).toBe('openid profile email');
    expect(asked.get('redirect_uri')).toBe(`${origin}/app/login_callback`);
    const proof = await client.readCallback(back);
    expect(Object.keys(proof)).toEqual(['access_token', 'id_token', 'token_type', 'state']);
    expect(storage.signIn.get()).toBeUndefined();
  });

  it('takes nobody away who has given the login up meanwhile', async () => {
    const { client, visited } = openSignIn();
    const giving = new AbortController();
    const begun = client.login({ username: '', password: '' }, giving.signal);
    giving.abort();
    await begun;
    expect(visited).toEqual([]);
  });

  it('keeps what the last one began with, whichever is answered first', async () => {
    const answers: (() => void)[] = [];
    const { client, visited, storage } = openSignIn(() => new Promise((answer) => void answers.push(answer)));
    const giving = new AbortController();
    const first = client.login({ username: '', password: '' }, giving.signal);
    giving.abort();
    const second = client.socialLogin('google', '/app/login_callback');
    answers[1]?.();
    await second;
    answers[0]?.();
    await first;
    expect(visited).toHaveLength(1);
    expect(storage.signIn.get()?.state).toBe(visited[0]!.searchParams.get('state'));
  });

  it('refuses what was not started in this tab, and the same return twice', async () => {
    const { client, comeBack } = openSignIn();
    const back = await comeBack();
    const foreign = new URL(back);
    foreign.searchParams.set('state', 'of-somebody-else');
    await expect(client.readCallback(foreign)).rejects.toSatisfy(refusedWith('notStartedHere'));
    await expect(client.readCallback(back)).rejects.toSatisfy(refusedWith('notStartedHere'));
  });

  it('refuses tokens of another nonce, and a code of another verifier', async () => {
    const { client, comeBack, storage } = openSignIn();
    const first = await comeBack();
    storage.signIn.set({ ...storage.signIn.get()!, nonce: 'another' });
    await expect(client.readCallback(first)).rejects.toThrow(IdentityError);
    const second = await comeBack();
    storage.signIn.set({ ...storage.signIn.get()!, verifier: 'x'.repeat(43) });
    await expect(client.readCallback(second)).rejects.toSatisfy(
      (error) => error instanceof IdentityError && error.text.reason === 'message',
    );
  });

  it('asks for the sign-up, for a user name that is known, and for a social provider', async () => {
    const { client, visited } = openSignIn();
    await client.signup('new@example.com', '', '/app/email_verification');
    await client.socialLogin('google', '/app/login_callback');
    expect(visited[0]!.searchParams.get('prompt')).toBe('create');
    expect(visited[0]!.searchParams.get('login_hint')).toBe('new@example.com');
    expect(visited[1]!.searchParams.get('connection')).toBe('google');
  });
});
