import type { QueryClient } from '@tanstack/query-core';
import { bindApi, createClient, createQueryClient, type Mismatch } from '../../client.js';
import type { Vm } from '../../generated/types.js';

/** A request as a test reads it: `POST /jhv/user-resource/vm/stop`, with its query and its body as text. */
export interface Seen {
  call: string;
  query: string;
  body: string;
}

type Respond = (seen: Seen) => Response | Promise<Response>;

/** A query cache whose server is one function. Retries are off, so that an error is there at once. */
export function fakeServer(respond: Respond): { client: QueryClient; seen: Seen[]; mismatches: Mismatch[] } {
  const seen: Seen[] = [];
  const mismatches: Mismatch[] = [];
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const api = createClient({
    origin: 'https://site.test',
    credentials: () => ({ apiKey: 'demo' }),
    report: (mismatch) => mismatches.push(mismatch),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const one = {
        call: `${request.method} ${pathname.replace('/v1', '')}`,
        query: search.slice(1),
        body: decodeURIComponent((await request.text()).replaceAll('+', ' ')),
      };
      seen.push(one);
      return respond(one);
    },
  });
  bindApi(client, api);
  return { client, seen, mismatches };
}

/** The response of an action that says nothing. */
export function noContent(): Response {
  return new Response(null, { status: 204 });
}

/** A refusal in the usual form. */
export function refusal(message: string, status = 500): Response {
  return Response.json({ errors: { Error: message } }, { status });
}

/** A running virtual machine, a little different where told. */
export function makeVm(changes: Partial<Vm> = {}): Vm {
  return {
    uuid: 'vm-1',
    name: 'web-1',
    description: null,
    status: 'running',
    status_changed_at: '2026-03-14 09:27:31',
    vcpu: 2,
    memory: 4096,
    hostname: 'web-1',
    username: 'ops',
    os_name: 'ubuntu',
    os_version: '24.04',
    license_type: null,
    mac: '52:54:00:1a:2b:3c',
    private_ipv4: '10.12.0.5',
    public_ipv4: null,
    public_ipv6: null,
    backup: false,
    billing_account: 1201,
    designated_pool_uuid: null,
    designated_pool_name: null,
    network_uuid: null,
    location: 'jhv',
    storage: [],
    is_rescue: false,
    created_at: '2026-03-14 09:26:53',
    updated_at: '2026-03-14 09:27:31',
    ...changes,
  };
}

/** A server that answers a change when told to, and a list as its `vms` are. */
export function heldServer(vms: Partial<Vm>[] = [{ status: 'stopped' }]) {
  const held: ((response: Response) => void)[] = [];
  const state = { vms: vms.map((vm) => makeVm(vm)) };
  const server = fakeServer(({ call }) =>
    call.startsWith('GET') ? Response.json(state.vms) : new Promise<Response>((resolve) => held.push(resolve)),
  );
  const sent = async (index: number): Promise<void> => {
    while (!held[index]) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    ...server,
    state,
    /** Resolves when the change of this number has been sent. */
    sent,
    async respond(index: number, response: Response) {
      await sent(index);
      held[index]?.(response);
    },
  };
}
