import { Hono, type Context } from 'hono';
import { changeState } from '../http/changeState.js';
import type { SandboxRuntime } from '../http/runtime.js';
import type { IdentityAccount, IdentityGrant, IdentityMail, IdentityState } from '../state/identity.js';
import type { State } from '../state/state.js';
import {
  clientId,
  codePrefix,
  findAccount,
  identityOf,
  matchesChallenge,
  takeGrant,
  testPassword,
} from './accounts.js';
import { loginPage, overviewPage, page, resetPage, socialPage } from './pages.js';
import { accessTokenHash, createTokenIssuer, randomSecret } from './token.js';

/** How long codes, tickets and tokens are good for, by the sandbox's clock, in ms. */
const grantLifetime = 10 * 60 * 1000;
/** By the real clock, which browsers compare it with, in seconds. */
const tokenLifetime = 10 * 60;

/** Who a social provider knows. */
const socialAccounts = ['gina@gmail.example', 'mari@tamm-partners.example'];

/** A response of Auth0's own API. */
interface Refused {
  status: 400 | 403 | 429 | 500;
  body: object;
}

/** Where an authorization leads back to: a callback of a console on this machine. */
function isConsoleCallback(address: string | undefined): address is string {
  if (!address || !URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return ['localhost', '127.0.0.1'].includes(hostname) && /^\/app\/\w*$/.test(pathname);
}

/** What the provider's own page says of a refusal. */
function reasonOf({ body }: Refused): string {
  const { policy, description, error } = body as { policy?: string; description?: unknown; error?: string };
  return policy ?? (typeof description === 'string' ? description : (error ?? 'Not possible'));
}

function signupRefusal(email: string, password: string, taken: boolean): Refused | undefined {
  const refused = (code: string, description: string): Refused => ({
    status: 400,
    body: { name: 'BadRequestError', code, description, statusCode: 400 },
  });
  if (email.startsWith('broken@')) return { status: 400, body: { code: 'extensibility_error', statusCode: 400 } };
  if (!/^\S+@\S+\.\S+$/.test(email))
    return {
      status: 400,
      body: { error: `error in email - email format validation failed: ${email}`, statusCode: 400 },
    };
  if (/@blocked\./.test(email)) return refused('unauthorized', 'Email domain is prohibited');
  if (taken) return refused('invalid_signup', 'Invalid signup');
  if (password.length >= 8) return undefined;
  const rule = { message: 'At least %d characters in length', format: [8], code: 'lengthAtLeast', verified: false };
  return {
    status: 400,
    body: {
      name: 'PasswordStrengthError',
      message: 'Password is too weak',
      code: 'invalid_password',
      description: { rules: [rule], verified: false },
      policy: '* At least 8 characters in length',
      statusCode: 400,
    },
  };
}

/**
 * The test identity provider: OpenID Connect (implicit, and code with PKCE) beside the three calls of Auth0 for user name
 * and password, a stand-in for a social provider, and a page with the mails that it would have sent.
 */
export function createIdentityServer(runtime: SandboxRuntime, origin: string): (request: Request) => Promise<Response> {
  const issuer = `${origin}/`;
  const tokens = createTokenIssuer();
  const app = new Hono();

  const read = <Value>(work: (state: State) => Value): Promise<Value> =>
    runtime.transaction(() => work(runtime.state()));
  const change = <Value>(work: (identity: IdentityState, state: State, now: number) => Value): Promise<Value> =>
    changeState(runtime, (state, now) => work(identityOf(state), state, now));
  const account = (email: string): Promise<IdentityAccount | undefined> => read((state) => findAccount(state, email));
  const take = (kind: IdentityGrant['kind'], secret: string): Promise<IdentityGrant | undefined> =>
    change((_, state, now) => takeGrant(state, kind, secret, now));

  /** Stores what a secret proves, and returns the secret. */
  function grant(secret: string, what: Omit<IdentityGrant, 'expires'>): Promise<string> {
    return change(({ grants }, _, now) => {
      grants[secret] = { ...what, expires: now + grantLifetime };
      return secret;
    });
  }

  function sendMail(mail: Omit<IdentityMail, 'ticket' | 'used' | 'sent_at'>): Promise<number> {
    const ticket = randomSecret();
    return change(({ mails }, _, now) => mails.push({ ...mail, ticket, used: false, sent_at: now }));
  }

  /** Opens an account, and sends its verification mail. Undefined, or why not. */
  async function signUp(email: string, password: string, returnTo: string): Promise<Refused | IdentityAccount> {
    const refusal = signupRefusal(email, password, (await account(email)) !== undefined);
    if (refusal) return refusal;
    const created = { email, password, email_verified: /@verified\./.test(email) };
    await change(({ accounts }) => accounts.push({ ...created }));
    if (!created.email_verified) await sendMail({ kind: 'verification', to: email, return_to: returnTo });
    return created;
  }

  async function issueTokens(email: string, nonce: string | undefined) {
    const accessToken = await grant(randomSecret(), { kind: 'access_token', email });
    const now = Math.floor(Date.now() / 1000);
    const idToken = await tokens.sign({
      iss: issuer,
      sub: `test|${email}`,
      aud: clientId,
      iat: now,
      exp: now + tokenLifetime,
      jti: randomSecret(),
      at_hash: accessTokenHash(accessToken),
      ...(nonce ? { nonce } : {}),
      email,
      email_verified: true,
    });
    await grant(idToken, { kind: 'id_token', email });
    const common = { token_type: 'Bearer', expires_in: tokenLifetime, scope: 'openid profile email' };
    return { access_token: accessToken, id_token: idToken, ...common };
  }

  /** Goes back to the console: in the fragment where tokens come at once, in the query otherwise. */
  function goBack(query: URLSearchParams, parameters: Record<string, string | number>): Response {
    const back = new URL(query.get('redirect_uri') ?? '');
    const answer = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
    const state = query.get('state');
    if (state) answer.set('state', state);
    if (query.get('response_type') === 'code') {
      answer.set('iss', issuer);
      back.search = answer.toString();
    } else back.hash = answer.toString();
    return new Response(null, { status: 302, headers: { location: back.href, 'cache-control': 'no-store' } });
  }

  const failBack = (query: URLSearchParams, error: string, error_description: string): Response =>
    goBack(query, { error, error_description });

  /** Signs an account in. */
  async function finish(query: URLSearchParams, email: string): Promise<Response> {
    const found = await account(email);
    if (!found?.email_verified) return failBack(query, 'access_denied', 'Please verify your email before logging in.');
    const nonce = query.get('nonce') ?? undefined;
    if (query.get('response_type') !== 'code') return goBack(query, await issueTokens(found.email, nonce));
    const code = await grant(codePrefix + randomSecret(), {
      kind: 'code',
      email: found.email,
      redirect_uri: query.get('redirect_uri') ?? '',
      code_challenge: query.get('code_challenge') ?? '',
      ...(nonce ? { nonce } : {}),
    });
    return goBack(query, { code });
  }

  const wantsSignup = (query: URLSearchParams): boolean =>
    query.get('screen_hint') === 'signup' || query.get('prompt') === 'create';

  /** Refuses an authorization that does not come from a console on this machine: it must not be sent on. */
  function authorization({ req, html }: Context): URLSearchParams | Response | Promise<Response> {
    const query = new URL(req.url).searchParams;
    if (query.get('client_id') === clientId && isConsoleCallback(query.get('redirect_uri') ?? undefined)) return query;
    return html(page('Unknown client', '<p>Only a console on this machine can be logged in to.</p>'), 400);
  }

  app.get('/authorize', async (context) => {
    const query = await authorization(context);
    if (query instanceof Response) return query;
    const ticket = query.get('login_ticket');
    if (ticket) {
      const found = await take('ticket', ticket);
      const isOwn = (context.req.header('cookie') ?? '').includes(`login_ticket=${ticket}`);
      return found && isOwn ? finish(query, found.email) : failBack(query, 'login_required', 'The login has expired.');
    }
    const connection = query.get('connection');
    if (connection && connection !== 'Username-Password-Authentication')
      return context.html(socialPage(connection.startsWith('google') ? 'Google' : connection, socialAccounts));
    if (query.get('prompt') === 'none') return failBack(query, 'login_required', 'Login required');
    return context.html(loginPage({ signup: wantsSignup(query), username: query.get('login_hint') ?? '' }));
  });

  app.post('/authorize', async (context) => {
    const query = await authorization(context);
    if (query instanceof Response) return query;
    const form = new URLSearchParams(await context.req.text());
    const [action, as] = [form.get('action'), form.get('as')];
    if (action === 'cancel') return failBack(query, 'access_denied', 'The login was cancelled.');
    if (action === 'fail') return failBack(query, 'server_error', 'The identity provider is out of order.');
    if (as && socialAccounts.includes(as)) {
      if (!(await account(as)))
        await change(({ accounts }) => accounts.push({ email: as, password: null, email_verified: true }));
      return finish(query, as);
    }
    const username = form.get('username') ?? '';
    const password = form.get('password') ?? '';
    const signup = action === 'signup';
    if (signup) {
      const returnTo = new URL('/app/email_verification', query.get('redirect_uri') ?? '').href;
      const created = await signUp(username, password, returnTo);
      if ('email' in created) return finish(query, created.email);
      return context.html(loginPage({ signup, username, error: reasonOf(created) }), 400);
    }
    const found = await account(username);
    if (found && found.password === password) return finish(query, found.email);
    return context.html(loginPage({ signup, username, error: 'Wrong email or password.' }), 403);
  });

  app.use('*', async (context, next) => {
    const consoleOrigin = context.req.header('origin');
    if (context.req.method !== 'OPTIONS') await next();
    else context.res = new Response(null, { status: 204 });
    if (!consoleOrigin) return;
    context.header('access-control-allow-origin', consoleOrigin);
    context.header('access-control-allow-credentials', 'true');
    context.header('access-control-allow-headers', 'content-type, auth0-client, x-request-language');
    context.header('vary', 'origin');
  });

  app.get('/.well-known/openid-configuration', ({ json }) =>
    json({
      issuer,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/oauth/token`,
      userinfo_endpoint: `${origin}/userinfo`,
      jwks_uri: `${origin}/.well-known/jwks.json`,
      response_types_supported: ['code', 'id_token token'],
      response_modes_supported: ['query', 'fragment'],
      grant_types_supported: ['authorization_code', 'implicit'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile', 'email'],
      prompt_values_supported: ['none', 'login', 'create'],
      authorization_response_iss_parameter_supported: true,
    }),
  );
  app.get('/.well-known/jwks.json', async ({ json }) => json(await tokens.keys()));

  app.post('/oauth/token', async ({ req, json }) => {
    const form = new URLSearchParams(await req.text());
    const found = await take('code', form.get('code') ?? '');
    const isOurs =
      found?.redirect_uri === form.get('redirect_uri') &&
      form.get('client_id') === clientId &&
      matchesChallenge(form.get('code_verifier') ?? '', found?.code_challenge ?? '');
    if (!found || !isOurs)
      return json({ error: 'invalid_grant', error_description: 'Invalid authorization code' }, 400);
    return json(await issueTokens(found.email, found.nonce), 200, { 'cache-control': 'no-store' });
  });

  app.get('/userinfo', async ({ req, json }) => {
    const token = (req.header('authorization') ?? '').replace('Bearer ', '');
    const email = await read((state) => {
      const { grants } = identityOf(state);
      return Object.hasOwn(grants, token) ? grants[token]?.email : undefined;
    });
    return email ? json({ sub: `test|${email}`, email, email_verified: true }) : json({ error: 'invalid_token' }, 401);
  });

  app.post('/co/authenticate', async ({ req, json, header }) => {
    const { username = '', password } = await req.json<{ username?: string; password?: string }>();
    if (username.startsWith('flood@')) {
      const error_description = 'Too many requests. Try again later.';
      return json({ error: 'too_many_attempts', error_description }, 429);
    }
    const found = await account(username);
    if (!found || found.password !== password)
      return json({ error: 'access_denied', error_description: 'Wrong email or password.' }, 403);
    const ticket = await grant(randomSecret(), { kind: 'ticket', email: found.email });
    header('set-cookie', `login_ticket=${ticket}; HttpOnly; SameSite=Lax; Path=/authorize; Max-Age=600`);
    return json({ login_ticket: ticket, co_verifier: randomSecret(), co_id: randomSecret() });
  });

  app.post('/dbconnections/signup', async ({ req, json, html }) => {
    interface Body {
      email?: string;
      password?: string;
      user_metadata?: { redirect_path?: string };
    }
    const { email = '', password = '', user_metadata } = await req.json<Body>();
    if (email.startsWith('down@')) return html('<h1>502 Bad Gateway</h1>', 502);
    const path = user_metadata?.redirect_path ?? '/app/email_verification';
    const created = await signUp(email, password, new URL(path, req.header('origin') ?? origin).href);
    if ('status' in created) return json(created.body, created.status);
    return json({ _id: randomSecret(), email_verified: created.email_verified, email });
  });

  app.post('/dbconnections/change_password', async ({ req, json, text }) => {
    const { email = '' } = await req.json<{ email?: string }>();
    if (email.startsWith('flood@')) {
      const description = 'Too many requests. Try again later.';
      return json({ code: 'too_many_requests', description, statusCode: 429 }, 429);
    }
    // The same response for an address without an account: who has one is nobody's business.
    const found = await account(email);
    const return_to = new URL('/app/', req.header('origin') ?? origin).href;
    if (found) await sendMail({ kind: 'reset', to: found.email, return_to });
    return text("We've just sent you an email to reset your password.");
  });

  /** The mail of a ticket; its use is noted. */
  const useMail = (
    ticket: string | undefined,
    kind: IdentityMail['kind'],
    use: (mail: IdentityMail, state: State) => void,
  ) =>
    change(({ mails }, state) => {
      const mail = mails.find((one) => one.kind === kind && one.ticket === ticket);
      const before = mail && { ...mail };
      if (mail) use(mail, state);
      return before;
    });
  const oldLink = page('This link is not valid', '<p>Ask for a new one.</p>');

  app.get('/verify', async ({ req, html, redirect }) => {
    const mail = await useMail(req.query('ticket'), 'verification', (one, state) => {
      one.used = true;
      const verified = findAccount(state, one.to);
      if (verified) verified.email_verified = true;
    });
    if (!mail) return html(oldLink, 404);
    const back = new URL(mail.return_to);
    back.searchParams.set('success', String(!mail.used));
    back.searchParams.set('email', mail.to);
    return redirect(back.href);
  });

  app.get('/reset', async ({ req, html }) => {
    const mail = await useMail(req.query('ticket'), 'reset', () => undefined);
    return mail && !mail.used ? html(resetPage(mail.to)) : html(oldLink, 404);
  });

  app.post('/reset', async ({ req, html }) => {
    const password = new URLSearchParams(await req.text()).get('password') ?? '';
    const ticket = req.query('ticket');
    const mail = await useMail(ticket, 'reset', () => undefined);
    if (!mail || mail.used) return html(oldLink, 404);
    if (password.length < 8) return html(resetPage(mail.to, 'At least 8 characters'), 400);
    await useMail(ticket, 'reset', (one, state) => {
      one.used = true;
      const found = findAccount(state, one.to);
      // Whoever reads the mail owns the address.
      if (found) Object.assign(found, { password, email_verified: true });
    });
    const login = new URL(mail.return_to);
    login.searchParams.set('username', mail.to);
    return html(
      page('Password changed', `<p>Log in with the new one.</p><p><a href="${login.href}">Back to the console</a></p>`),
    );
  });

  app.get('/', async ({ html }) => {
    const { accounts, mails } = await read((state) => structuredClone(identityOf(state)));
    return html(overviewPage({ accounts, mails, password: testPassword }));
  });
  app.notFound(({ html }) => html(page('Not found', '<p><a href="/">Test identity provider</a></p>'), 404));

  return async (request) => app.fetch(request);
}
