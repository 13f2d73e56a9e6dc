import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Credentials, type Mismatch } from '../client.js';
import { NotSentError } from '../errors.js';
import {
  addDisk,
  createVm,
  getVmParameters,
  listHostPools,
  listVms,
  startVm,
} from '../generated/operations/compute.js';
import {
  deleteAccessDelegationImpersonation,
  deleteApiToken,
  startAccessImpersonation,
} from '../generated/operations/access.js';
import { getInvoicePdf } from '../generated/operations/billing.js';
import { getPricing, listLocations } from '../generated/operations/config.js';
import { signInCallback } from '../generated/operations/identity.js';
import { deleteLoadBalancer } from '../generated/operations/network.js';
import { buyCredit } from '../generated/operations/payments.js';

function clientThatGets(
  response: Response | (() => Response | Promise<Response>),
  credentials: Credentials = { apiKey: 'demo' },
) {
  const requests: Request[] = [];
  const mismatches: Mismatch[] = [];
  const api = createClient({
    origin: 'https://site.test',
    credentials: () => credentials,
    fetch: (request) => {
      requests.push(request);
      return Promise.resolve().then(() => (typeof response === 'function' ? response() : response));
    },
    report: (mismatch) => mismatches.push(mismatch),
  });
  return { api, requests, mismatches };
}

const onVm = { location: 'jhv', uuid: '7d1f6c1e-8a55-4c8e-9a4a-0c2f5b7d9e10' };

const charged = { billing_account_id: 1201, payment_object_id: 301, amount: 50, on_session: true };

describe('authentication', () => {
  it.each([
    { name: 'the API key', credentials: { apiKey: 'key' }, header: 'key' },
    {
      name: 'the impersonation token instead',
      credentials: { apiKey: 'key', impersonationToken: 'token' },
      header: 'token',
    },
    { name: 'nothing before signing in', credentials: {}, header: null },
    {
      name: 'never the own key in place of an empty impersonation token',
      credentials: { apiKey: 'key', impersonationToken: '' },
      header: null,
    },
  ])('sends $name', async ({ credentials, header }) => {
    const { api, requests } = clientThatGets(Response.json([]), credentials);
    await api.read(listLocations, {});
    expect(requests[0]?.url).toBe('https://site.test/v1/config/locations');
    expect(requests[0]?.headers.get('apikey')).toBe(header);
  });
});

describe('bodies', () => {
  it('are forms', async () => {
    const { api, requests } = clientThatGets(Response.json({}));
    await api.change(createVm, {
      location: 'jhv',
      name: 'web & co',
      os_name: 'ubuntu',
      os_version: '24.04',
      username: 'ops',
      password: 'Passw0rd',
      ram: 2048,
      vcpu: 2,
      reserve_public_ip: false,
      disks: [20, 40],
      cloud_init: undefined,
    });
    expect(requests[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(await requests[0]?.text()).toBe(
      'name=web+%26+co&os_name=ubuntu&os_version=24.04&username=ops&password=Passw0rd&ram=2048&vcpu=2&reserve_public_ip=false&disks%5B%5D=20&disks%5B%5D=40',
    );
  });

  it('take what a form open to any name is given', async () => {
    const { api, requests } = clientThatGets(Response.json({ apikey: 'key' }));
    const response = await api.change(signInCallback, { code: 'abc', session_state: 'xyz' });
    expect(await requests[0]?.text()).toBe('code=abc&session_state=xyz');
    expect(response).toEqual({ apikey: 'key' });
  });

  it('are not there for a call without one', async () => {
    const { api, requests } = clientThatGets(Response.json([]));
    await api.read(listLocations, {});
    expect(requests[0]?.headers.has('content-type')).toBe(false);
  });
});

it('can be aborted', async () => {
  const { api, requests } = clientThatGets(Response.json([]));
  const controller = new AbortController();
  await api.read(listLocations, {}, { signal: controller.signal });
  controller.abort();
  expect(requests[0]?.signal.aborted).toBe(true);
});

describe('answers', () => {
  it('give their data', async () => {
    const location = {
      slug: 'jhv',
      display_name: 'Jõhvi',
      country_code: 'EST',
      order_nr: 1,
      is_default: true,
      is_preferred: false,
      is_published: true,
      create_resource_disabled: false,
    };
    const { api, mismatches } = clientThatGets(Response.json([location]));
    expect(await api.read(listLocations, {})).toEqual([location]);
    expect(mismatches).toEqual([]);
  });

  it.each([
    { name: 'a 204', response: () => new Response(null, { status: 204 }) },
    { name: 'plain text', response: () => new Response('ok', { headers: { 'content-type': 'text/plain' } }) },
    { name: 'an empty success', response: () => new Response('', { headers: { 'content-type': 'application/json' } }) },
    { name: 'JSON that nobody asked for', response: () => Response.json({ ok: true }) },
  ])('are nothing for $name', async ({ response }) => {
    const { api, mismatches } = clientThatGets(response);
    expect(await api.change(startVm, onVm)).toBeUndefined();
    expect(mismatches).toEqual([]);
  });

  it.each([
    { name: 'a refusal', response: () => Response.json({ message: 'No' }, { status: 403 }), kind: 'forbidden' },
    {
      name: 'an HTML page',
      response: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      kind: 'bad-gateway',
    },
    {
      name: 'broken JSON',
      response: () => new Response('[{"slug":', { headers: { 'content-type': 'application/json' } }),
      kind: 'content-type',
    },
    { name: 'a failed fetch', response: () => Promise.reject(new TypeError('fetch failed')), kind: 'network' },
    {
      name: 'an answer that breaks off',
      response: () =>
        new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) })),
      kind: 'connection',
    },
  ])('throw for $name, also where nothing is answered', async ({ response, kind }) => {
    const { api } = clientThatGets(response);
    await expect(api.read(listLocations, {})).rejects.toMatchObject({ kind });
    await expect(api.change(startVm, onVm)).rejects.toMatchObject({ kind });
  });

  it('leave an aborted call its AbortError', async () => {
    const { api } = clientThatGets(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(api.read(listLocations, {})).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('can be files', async () => {
    const { api } = clientThatGets(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    const file = await api.read(getInvoicePdf, { invoice_id: 1 });
    expect(await file.text()).toBe('%PDF');
  });

  it("are no files where a gateway's page comes", async () => {
    const { api } = clientThatGets(new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await expect(api.read(getInvoicePdf, { invoice_id: 1 })).rejects.toMatchObject({ kind: 'bad-gateway' });
  });
});

describe('an answer that breaks the contract', () => {
  afterEach(() => void vi.restoreAllMocks());

  const pools = [{ uuid: 'a', is_default: 'yes' }, null, { name: 'no id' }, { uuid: 'b', name: 7 }];

  it('is repaired, and reported once per operation and field', async () => {
    const { api, mismatches } = clientThatGets(() => Response.json(pools));
    const coerced = [{ uuid: 'a' }, { uuid: 'b' }];
    expect(await api.read(listHostPools, { location: 'jhv' })).toEqual(coerced);
    expect(await api.read(listHostPools, { location: 'tll' })).toEqual(coerced);
    expect(mismatches).toEqual([
      { operationId: 'listHostPools', path: '[].is_default', message: 'expected boolean' },
      { operationId: 'listHostPools', path: '[]', message: 'expected object' },
      { operationId: 'listHostPools', path: '[].uuid', message: 'is missing' },
      { operationId: 'listHostPools', path: '[].name', message: 'expected string' },
    ]);
    await api.read(getVmParameters, {});
    expect(mismatches.at(-1)?.operationId).toBe('getVmParameters');
  });

  it.each([
    ['a list', listVms, { location: 'jhv' }, { vms: [] }, 'not-a-list'],
    ['a list', listVms, { location: 'jhv' }, null, 'not-a-list'],
    ['an object', getPricing, {}, [], 'not-an-object'],
  ] as const)('is an error where %s is due and something else comes', async (_, call, variables, response, kind) => {
    const { api, mismatches } = clientThatGets(Response.json(response));
    await expect(api.read(call as typeof listVms, variables as { location: string })).rejects.toMatchObject({ kind });
    expect(mismatches).toHaveLength(1);
  });

  it('is told to whoever wants to keep it', async () => {
    const onCoerce = vi.fn<() => void>();
    const { api } = clientThatGets(() => Response.json(pools));
    await api.read(listHostPools, { location: 'jhv' }, { onCoerce });
    await api.read(listHostPools, { location: 'jhv' }, { onCoerce });
    expect(onCoerce).toHaveBeenCalledTimes(2);
  });

  it.each([{ body: {} }, { body: null }, { body: [] }, { body: 'x' }, { body: { uuid: 7 } }])(
    'is no answer of a change where it does not say what it is about: $body',
    async ({ body }) => {
      const { api } = clientThatGets(Response.json(body));
      expect(await api.change(addDisk, { ...onVm, size_gb: 20 })).toBeUndefined();
    },
  );

  it('is logged where nobody else listens, without the value', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = createClient({
      origin: 'https://site.test',
      credentials: () => ({}),
      fetch: () => Promise.resolve(Response.json([{ name: 1, type: 'secret', constraints: [] }])),
    });
    await api.read(getVmParameters, {});
    expect(log).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(log.mock.calls)).toContain('getVmParameters');
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
  });
});

describe('time limits', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const hanging = () => clientThatGets(() => new Promise<Response>(() => undefined));

  it('gives up a read after 30 s, as a lost connection', async () => {
    const { api, requests } = hanging();
    const call = api.read(listLocations, {}).catch((error: unknown) => error);
    const expected = { kind: 'connection' };
    await vi.advanceTimersByTimeAsync(29_000);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(call).resolves.toMatchObject(expected);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('gives up a change after 90 s, and says that it may have been made', async () => {
    const { api, requests } = hanging();
    const call = api.change(startVm, onVm).catch((error: unknown) => error);
    const expected = { kind: 'connection', outcomeUnknown: true };
    await vi.advanceTimersByTimeAsync(89_000);
    expect(requests[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    await expect(call).resolves.toMatchObject(expected);
  });

  it('counts the body too: a response that never ends is given up', async () => {
    const { api } = clientThatGets(new Response(new ReadableStream()));
    const call = api.read(listLocations, {}).catch((error: unknown) => error);
    const expected = { kind: 'connection' };
    await vi.advanceTimersByTimeAsync(30_000);
    await expect(call).resolves.toMatchObject(expected);
  });

  it('leaves the abort of the caller as it is', async () => {
    const { api, requests } = hanging();
    const caller = new AbortController();
    void api.read(listLocations, {}, { signal: caller.signal }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    caller.abort();
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

it('keeps nothing in the cache of the browser', async () => {
  const { api, requests } = clientThatGets(Response.json([]));
  await api.read(listLocations, {});
  expect(requests[0]?.cache).toBe('no-store');
});

it('tells of every failure by its operation, of no abort and of nothing that the caller expects', async () => {
  const failures: string[] = [];
  const apiThat = (fetch: () => Promise<Response>) =>
    createClient({
      origin: 'https://site.test',
      credentials: () => ({}),
      fetch,
      onFailure: (error, operation) => failures.push(`${operation} ${error.name}`),
    });
  const refusing = apiThat(() => Promise.resolve(Response.json({ message: 'No' }, { status: 401 })));
  await expect(refusing.change(startVm, onVm)).rejects.toThrow('No');
  const aborted = apiThat(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
  await expect(aborted.read(listLocations, {})).rejects.toThrow('Aborted');
  const asking = apiThat(() => Promise.resolve(Response.json({ message: 'No' }, { status: 403 })));
  await expect(asking.read(listLocations, {}, { isExpected: () => true })).rejects.toThrow('No');
  expect(failures).toEqual(['startVm CredentialsError']);
});

it('sends nothing where there is no right to: what refuses is thrown', async () => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>();
  const refuse = () => {
    throw new NotSentError('other-session');
  };
  const api = createClient({ origin: 'https://site.test', credentials: refuse, fetch });
  await expect(api.change(startVm, onVm)).rejects.toMatchObject({ kind: 'not-sent', reason: 'other-session' });
  expect(fetch).not.toHaveBeenCalled();
});

it('sends no number that is none: a value that was not understood goes back as nothing else', async () => {
  const { api, requests } = clientThatGets(new Response(null, { status: 204 }));
  await expect(api.change(buyCredit, { ...charged, billing_account_id: Number.NaN })).rejects.toMatchObject({
    kind: 'not-understood',
  });
  expect(requests).toEqual([]);
});

it('a success that says that nothing was done is a refusal', async () => {
  const { api } = clientThatGets(() => Response.json({ success: false, message: 'It is in use' }));
  await expect(api.change(deleteApiToken, { token_id: 503 })).rejects.toMatchObject({
    kind: 'unknown',
    serverMessage: 'It is in use',
    outcomeUnknown: false,
  });
});

it.each([
  { body: { success: 1, message: null } },
  { body: { success: true, relay_props: { charge_id: 'pi_1' } } },
  { body: { success: true, data: 'pi_1_secret_2' } },
])('the outcome of a charge that says it in another way is unknown: $body', async ({ body }) => {
  const { api, mismatches } = clientThatGets(Response.json(body));
  expect(await api.change(buyCredit, charged)).toBeUndefined();
  expect(mismatches.length).toBeGreaterThan(0);
});

it.each([{ body: {} }, { body: { success: 'true' } }, { body: 'deleted' }, { body: null }])(
  'a deletion that says its outcome in another way is not known to be made: $body',
  async ({ body }) => {
    const unknown = { kind: 'no-outcome', outcomeUnknown: true };
    const { api, mismatches } = clientThatGets(() => Response.json(body));
    await expect(api.change(deleteApiToken, { token_id: 503 })).rejects.toMatchObject(unknown);
    // Withdraws an invitation: the row it is about, the delegation, stays.
    await expect(
      api.change(deleteAccessDelegationImpersonation, { delegation_id: 31, impersonation_id: onVm.uuid }),
    ).rejects.toMatchObject(unknown);
    expect(mismatches.length).toBeGreaterThan(0);
  },
);

it('a deletion is made where a success says nothing more', async () => {
  const { api } = clientThatGets(new Response(null, { status: 204 }));
  expect(await api.change(deleteApiToken, { token_id: 503 })).toBeUndefined();
});

describe('a deletion of whose response the contract tells no body', () => {
  const deletedBy = (body: unknown) =>
    clientThatGets(Response.json(body)).api.change(deleteLoadBalancer, { location: 'jhv', uuid: onVm.uuid });

  it.each([
    [{}],
    [null],
    [[]],
    [true],
    [{ success: true, message: 'Deleted' }],
    [{ uuid: onVm.uuid, display_name: 'shop', error: null }],
  ])('is made by its status: %j', async (body) => {
    expect(await deletedBy(body)).toBeUndefined();
  });

  it.each([
    [false],
    [0],
    ['It is in use'],
    [{ success: 'false' }],
    [{ message: 'It is in use' }],
    [{ error: 'It is in use' }],
    [{ errors: { Error: 'It is in use' } }],
  ])('is not known to be made where the body may say that it is not: %j', async (body) => {
    await expect(deletedBy(body)).rejects.toMatchObject({ kind: 'no-outcome', outcomeUnknown: true });
  });

  it('is refused where the body says so', async () => {
    await expect(deletedBy({ success: false, message: 'It is in use' })).rejects.toMatchObject({
      outcomeUnknown: false,
    });
  });
});

it('the outcome of a charge is known where only an optional part of its answer was not understood', async () => {
  const { api } = clientThatGets(Response.json({ success: true, message: 7, data: null }));
  expect(await api.change(buyCredit, charged)).toEqual({ success: true, data: null });
});

it('an impersonation without its token is none', async () => {
  const { api } = clientThatGets(() => Response.json({}));
  expect(await api.change(startAccessImpersonation, { uuid: onVm.uuid })).toBeUndefined();
});
