import { setTimeout as wait } from 'node:timers/promises';
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
  /** From now on what this operation sends is refused and remembered; returns what was, since the last call. */
  hold: (operation: OperationId | undefined) => Sent[];
  /** Resolves once something is held back, or after a time in ms. */
  heldBack: (within: number) => Promise<void>;
  /** A row of a list as the pages have read it, with the mutation; undefined where they have read none. */
  rowRead: (list: OperationId, row: object) => unknown;
  /** A response to the customer, for what a screen's address needs. */
  read: (path: string) => Promise<unknown>;
  close: () => void;
}

/** What a page has sent: where, and each field of its query and body. */
export interface Sent {
  path: string;
  fields: Record<string, string[]>;
}

async function sentBy(request: Request): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url);
  const form = [...searchParams, ...new URLSearchParams(await request.text())];
  const names = new Set(form.map(([name]) => name));
  const valuesOf = (name: string): string[] => form.flatMap(([one, value]) => (one === name ? [value] : []));
  return { path: pathname, fields: Object.fromEntries([...names].map((name) => [name, valuesOf(name)])) };
}

/** Whether two rows of lists are about the same thing. */
const isSameRow = (one: object, other: object): boolean =>
  ['uuid', 'id', 'name'].some((name) => {
    const value: unknown = Reflect.get(one, name);
    return value !== undefined && value === Reflect.get(other, name);
  });

/** The time of the provider and of the pages that begin, in ms since 1970: the same seed meets the same answers. */
export const startTime = Date.UTC(2026, 4, 20, 9, 30);

/** Starts one on a free port. Time stands still there. */
export async function startServer(): Promise<FuzzServer> {
  const clock = standingClock(startTime);
  const sandbox = createSandbox({ store: memoryStore(), scenario: 'demo', clock });
  const bodies = new Map<string, Body>();
  let mutation: Mutation | undefined;
  let recorded = new Map<OperationId, unknown[]>();
  let held: OperationId | undefined;
  let heldBack: Sent[] = [];

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
    if (operation !== undefined && operation === held) {
      heldBack.push(await sentBy(request));
      return Response.json({ message: 'Nothing is changed here' }, { status: 409 });
    }
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
    hold(operation) {
      const before = heldBack;
      [held, heldBack] = [operation, []];
      return before;
    },
    async heldBack(within) {
      const until = Date.now() + within;
      while (heldBack.length === 0 && Date.now() < until) await wait(20);
    },
    rowRead(list, row) {
      for (const [key, body] of bodies) {
        if (operationOf(new Request(key.split(' ', 1)[0] ?? '')) !== list) continue;
        const rows: unknown = JSON.parse(body.text);
        const read = mutation?.operation === list ? readOf(mutated(mutation, body).text) : rows;
        if (!Array.isArray(rows)) return read;
        const index = rows.findIndex((one: object) => isSameRow(one, row));
        if (index !== -1)
          return Array.isArray(read) && read.length === rows.length ? (read[index] as unknown) : undefined;
      }
      return undefined;
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

/** What a page can read of an answer; undefined where it is no JSON. */
function readOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const sent = ({ text, type }: Body): Response => new Response(text, { headers: { 'content-type': type } });
