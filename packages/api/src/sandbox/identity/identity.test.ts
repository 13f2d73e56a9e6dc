import { describe, expect, it } from 'vitest';
import { createClient, type Api } from '../../client.js';
import { createBillingAccount, listBillingAccounts } from '../../generated/operations/billing.js';
import { listCards } from '../../generated/operations/payments.js';
import type { SignInResult, Vm } from '../../generated/types.js';
import { standingClock, createSandbox } from '../sandbox.js';
import { memoryStore } from '../store/memory.js';
import { testPassword, type SignInKind } from './accounts.js';
import { createIdentityServer } from './server.js';

const console = 'http://localhost:4100';
const provider = 'http://localhost:4102';
const mari = 'mari@tamm-partners.example';

function open(kind: SignInKind = 'auth0') {
  const clock = standingClock(Date.UTC(2025, 2, 14, 12));
  const sandbox = createSandbox({
    store: memoryStore(),
    clock,
    identity: { origin: provider, kind, serve: createIdentityServer },
  });
  const send = (path: string, body: object) =>
    sandbox.fetch(
      new Request(provider + path, { method: 'POST', headers: { origin: console }, body: JSON.stringify(body) }),
    );
  const query = new URLSearchParams({
    client_id: 'livery-console',
    redirect_uri: `${console}/app/login_callback`,
    response_type: 'token id_token',
    state: 's',
    nonce: 'n',
  });

  /** Logs in with user name and password; returns what the provider comes back with. */
  async function logIn(username: string, password: string, cookies = true): Promise<URLSearchParams> {
    const response = await send('/co/authenticate', { username, password });
    const { login_ticket } = (await response.json()) as { login_ticket: string };
    query.set('login_ticket', login_ticket);
    const cookie = cookies ? (response.headers.get('set-cookie') ?? '') : '';
    const back = await sandbox.fetch(new Request(`${provider}/authorize?${query}`, { headers: { cookie } }));
    return new URLSearchParams(new URL(back.headers.get('location') ?? '').hash.slice(1));
  }

  async function signIn(proof: Record<string, string>) {
    const url = `${console}/v1/user-resource/identity/callback`;
    const response = await sandbox.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(proof) }));
    return { status: response.status, ...((await response.json()) as Partial<SignInResult>) };
  }

  return { clock, sandbox, send, logIn, signIn, query };
}

const idToken = (parameters: URLSearchParams) => ({ id_token: parameters.get('id_token') ?? '' });

describe('the test identity provider', () => {
  it('signs in with user name and password, and each token once', async () => {
    const { logIn, signIn } = open();
    const back = await logIn(mari, testPassword);
    expect(back.get('state')).toBe('s');
    expect(await signIn(idToken(back))).toMatchObject({ status: 200, apikey: 'demo', user: { name: mari } });
    expect(await signIn(idToken(back))).toMatchObject({ status: 401 });
  });

  it('refuses what it has not issued, what is changed, and what is too old', async () => {
    const { clock, logIn, signIn } = open();
    const token = (await logIn(mari, testPassword)).get('id_token') ?? '';
    expect(await signIn({ id_token: `${token}x` })).toMatchObject({ status: 401 });
    expect(await signIn({ code: 'anything' })).toMatchObject({ status: 401 });
    clock.advance(11 * 60 * 1000);
    expect(await signIn({ id_token: token })).toMatchObject({ status: 401 });
  });

  it('is heard of by a replica too: whoever signed up is known there after its lag', async () => {
    const { clock, sandbox, send, logIn, signIn } = open();
    const faults = JSON.stringify([{ operationId: 'getUser', lag_ms: 5000 }]);
    await sandbox.fetch(new Request(`${console}/sandbox/faults`, { method: 'POST', body: faults }));
    const account = { email: 'new@verified.example', password: 'LongEnough1' };
    await send('/dbconnections/signup', account);
    const { apikey = '' } = await signIn(idToken(await logIn(account.email, account.password)));
    const statusOf = async () =>
      (await sandbox.fetch(new Request(`${console}/v1/user-resource/user`, { headers: { apikey } }))).status;
    expect(await statusOf()).toBe(401);
    clock.advance(5000);
    expect(await statusOf()).toBe(200);
  });

  it('gives a login ticket to the browser that entered the password alone', async () => {
    const { logIn } = open();
    expect((await logIn(mari, testPassword, false)).get('error')).toBe('login_required');
  });

  it('comes back to a console on this machine alone', async () => {
    const { sandbox, query } = open();
    for (const address of ['https://evil.example/app/login_callback', `${console}.evil.example/app/`, `${console}/x`]) {
      query.set('redirect_uri', address);
      const response = await sandbox.fetch(new Request(`${provider}/authorize?${query}`));
      expect(response.status).toBe(400);
    }
  });

  it('makes whoever signs up a customer without anything, once the address is verified, with the referral code', async () => {
    const { sandbox, send, logIn, signIn } = open();
    const account = { email: 'new@example.com', password: 'LongEnough1' };
    expect((await send('/dbconnections/signup', account)).status).toBe(200);
    expect((await logIn(account.email, account.password)).get('error_description')).toMatch(/verify your email/);

    const page = await (await sandbox.fetch(new Request(`${provider}/`))).text();
    const link = /\/verify\?ticket=[\w-]+/.exec(page)?.[0] ?? '';
    const verified = await sandbox.fetch(new Request(provider + link));
    const back = `${console}/app/email_verification?success=true&email=new%40example.com`;
    expect(verified.headers.get('location')).toBe(back);
    const again = await sandbox.fetch(new Request(provider + link));
    expect(again.headers.get('location')).toContain('success=false');

    const proof = { ...idToken(await logIn(account.email, account.password)), referral_code: 'TAMM7K2' };
    const { apikey = '', user } = await signIn(proof);
    expect(user?.name).toBe(account.email);
    const request = new Request(`${console}/v1/jhv/user-resource/vm/list`, { headers: { apikey } });
    expect((await (await sandbox.fetch(request)).json()) as Vm[]).toEqual([]);

    const apiOf = (apiKey: string) =>
      createClient({ origin: console, credentials: () => ({ apiKey }), fetch: sandbox.fetch });
    const [newcomer, company] = [apiOf(apikey), apiOf('demo')];
    const numbersOf = async (api: Api) => (await api.read(listBillingAccounts, {})).map(({ id }) => id);
    const taken = await numbersOf(company);
    const facts = { title: 'First', country: 'EE', email: account.email, customer_phone: '+372 5555 0101' };
    const first = await newcomer.change(createBillingAccount, { site: 'livery', ...facts });
    expect(taken).not.toContain(first?.id);
    expect([await numbersOf(newcomer), await numbersOf(company)]).toEqual([[first?.id], taken]);
    expect(await company.read(listCards, {})).not.toEqual([]);
    expect(await newcomer.read(listCards, {})).toEqual([]);
  });
});
