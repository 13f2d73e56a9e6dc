import { serve } from '@hono/node-server';
import { operations, type OperationId } from '@livery/api/generated/operations';
import { createSandbox, standingClock } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { siteConfigOf } from '../../packages/console-app/server/siteConfigs.js';
import { developmentServer } from '../lib/developmentServer.js';
import { mutated, type Body, type Mutation } from './mutations.js';

interface Route {
  id: OperationId;
  method: string;
  path: RegExp;
}

const parameters = (path: string): number => path.split('{').length;

/** Static paths before those with parameters. */
const routes: Route[] = Object.entries(operations)
  .toSorted(([, a], [, b]) => parameters(a.path) - parameters(b.path))
  .map(([id, { method, path }]) => ({
    id: id as OperationId,
    method,
    path: new RegExp(`^/v1${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  return routes.find((route) => route.method === method && route.path.test(pathname))?.id;
}

/** The console and a provider of its own behind it, whose responses can be mutated on their way. */
export interface FuzzServer {
  origin: string;
  /** In force for every response of its operation from now on; undefined lets all go by as they are. */
  mutate: (mutation: Mutation | undefined) => void;
  /** Begins to remember the responses; gives those remembered since the last call, by operation. */
  record: () => ReadonlyMap<OperationId, unknown[]>;
  /** A response to the customer, for what a screen's address needs. */
  read: (path: string) => Promise<unknown>;
  close: () => void;
}

/** The time of the provider and of the pages that begin, in ms since 1970: the same seed meets the same answers. */
export const startTime = Date.UTC(2026, 4, 20, 9, 30);

/** Starts one on a free port. Time stands still there. */
export async function startServer(): Promise<FuzzServer> {
  const clock = standingClock(startTime);
  const sandbox = createSandbox({ store: memoryStore(), scenario: 'demo', clock });
  const bodies = new Map<string, Body>();
  let mutation: Mutation | undefined;
  let recorded = new Map<OperationId, unknown[]>();

  /** A read is the same each time: nothing is changed, and no time passes. */
  async function bodyOf(request: Request): Promise<Body | Response> {
    const key = `${request.url} ${request.headers.get('apikey')}`;
    const known = request.method === 'GET' ? bodies.get(key) : undefined;
    if (known) return known;
    const response = await sandbox.fetch(request);
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.startsWith('application/json')) return response;
    const body = { text: await response.text(), type };
    if (request.method === 'GET') bodies.set(key, body);
    return body;
  }

  async function api(request: Request): Promise<Response> {
    const operation = operationOf(request);
    const body = await bodyOf(request);
    if (operation === undefined || body instanceof Response) return body instanceof Response ? body : sent(body);
    recorded.set(operation, [...(recorded.get(operation) ?? []), JSON.parse(body.text)]);
    return sent(mutation?.operation === operation ? mutated(mutation, body) : body);
  }

  const app = developmentServer({ api, sandbox: false, config: () => siteConfigOf(api) });
  const server = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' });
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    mutate: (next) => (mutation = next),
    record() {
      const before = recorded;
      recorded = new Map();
      return before;
    },
    async read(path) {
      const response = await sandbox.fetch(new Request(`${origin}/v1${path}`, { headers: { apikey: 'demo' } }));
      return response.json();
    },
    close() {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}

const sent = ({ text, type }: Body): Response => new Response(text, { headers: { 'content-type': type } });
