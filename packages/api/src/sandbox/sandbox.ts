import { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { operations, type OperationId } from '../generated/operations.js';
import { locationCatalogue } from './catalogue/locations.js';
import { type Clock, systemClock } from './clock.js';
import {
  createConsoleServer,
  type ConsoleClient,
  type ConsoleConnection,
  type ConsoleRequest,
} from './console/server.js';
import { correlationIds } from './http/failures.js';
import { isOperation, NetworkFault } from './http/faults.js';
import { failureResponse, handleCall, handleUnknownPath } from './http/handleCall.js';
import type { SandboxRuntime } from './http/runtime.js';
import { createLatency, type LatencyProfile } from './http/latency.js';
import { addOperatorRoutes } from './http/operator.js';
import { createRateLimiter } from './http/rateLimit.js';
import { createReplicas } from './http/replicas.js';
import type { IdentityOptions } from './identity/accounts.js';
import { isS3Address } from './s3/request.js';
import { addProcessorRoutes } from './processors.js';
import { createS3Server } from './s3/server.js';
import { startedScenario } from './scenarios/startedScenario.js';
import { scenarioNames, stateVersion, type ScenarioName, type State } from './state/state.js';
import type { Store } from './store/store.js';

export { standingClock } from './clock.js';
export { NetworkFault } from './http/faults.js';
export type { Fault } from './http/faults.js';
export { latencyProfiles } from './http/latency.js';
export type { LatencyProfile } from './http/latency.js';
export type { Summary } from './http/operator.js';
export type { RateLimit } from './http/rateLimit.js';
export type { ScenarioName } from './state/state.js';

export interface SandboxOptions {
  /** Where the state is kept from one start to the next. A state of another version, or a broken one, is not used. */
  store: Store;
  /** The real time unless told otherwise. */
  clock?: Clock;
  /**
   * Name of the scenario to start from; `demo` by default. A kept state goes before it, unless that was started with
   * another one. Throws for a name that there is not.
   */
  scenario?: string;
  /** How long calls take; `off` by default. What was set since goes before it, unless it was started with another one. */
  latency?: LatencyProfile;
  /** Scheme and host under which it is reached; each request's own otherwise. */
  origin?: string;
  /** One more API key of the customer: the fixed placeholder of the mock API. */
  placeholderKey?: string;
  /** Address of its S3 API; below the path `/s3` of where it is reached otherwise. */
  s3Url?: string;
  /**
   * Whether the pages of the stand-ins of payment processors are served, at `/vendors`; false by default. Without them a
   * payment that needs such a page is paid as soon as it is started.
   */
  servesVendors?: boolean;
  /** The test identity provider that stands beside it, and what serves it. None otherwise: nobody but API keys sign in. */
  identity?: IdentityOptions & {
    serve: (runtime: SandboxRuntime, origin: string) => (request: Request) => Promise<Response>;
  };
}

export interface Sandbox {
  /**
   * Answers a request: calls of the contract under `/v1`, the sandbox's own under `/sandbox`, the S3 API at its address.
   * Rejects as fetch does: with an AbortError when the caller gives up, with a NetworkFault where that is what was asked for.
   */
  fetch(request: Request): Promise<Response>;
  /** Opens a connection to the terminal of a machine, as a WebSocket does. Undefined where a fault breaks it. */
  connectConsole(request: ConsoleRequest, client: ConsoleClient): Promise<ConsoleConnection | undefined>;
  /** Resolves when the state is kept; before a process ends. */
  flush(): Promise<void>;
}

/** What a kept state must have before it is trusted; its version vouches for the rest. */
const zStored = z.looseObject({
  version: z.literal(stateVersion),
  pending: z.array(z.looseObject({ due: z.number() })),
  locations: z.record(z.string(), z.looseObject({ vms: z.looseObject({}) })),
});

function isState(stored: unknown): stored is State {
  const result = z.safeParse(zStored, stored);
  return result.success && Object.keys(locationCatalogue).every((slug) => slug in result.data.locations);
}

function namedScenario(name: string): ScenarioName {
  const found = scenarioNames.find((one) => one === name);
  if (!found) throw new Error(`There is no scenario "${name}"; there are ${scenarioNames.join(', ')}`);
  return found;
}

/** The scenario that a state which cannot be used any more began with. */
function scenarioOf(stored: unknown): ScenarioName | undefined {
  return z.safeParse(z.looseObject({ scenario: z.enum(scenarioNames) }), stored).data?.scenario;
}

function parameterCount(id: OperationId): number {
  return operations[id].path.split('{').length;
}

/** Static paths before those with parameters, so that neither hides the other. */
function operationsInOrder(): OperationId[] {
  const ids = Object.keys(operations).filter(isOperation);
  return ids.toSorted((a, b) => parameterCount(a) - parameterCount(b));
}

/**
 * A provider that exists in memory: one function from Request to Response, for the page, for tests and for a server.
 * Its state is the store's and its time the clock's; nothing in it happens by timers but latency, and that an open
 * terminal looks whether its machine still runs.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const {
    store,
    clock = systemClock(),
    scenario,
    latency = 'off',
    origin,
    placeholderKey,
    s3Url,
    servesVendors = false,
    identity,
  } = options;
  const requested = scenario === undefined ? undefined : namedScenario(scenario);
  const replicas = createReplicas();
  let state: State;

  /** Goes on with another state; reads that lag behind answer from it at once. */
  function replaceState(next: State): void {
    state = next;
    replicas.clear();
    replicas.sync(state);
  }

  function startState(name: ScenarioName): State {
    const started = startedScenario(name, clock.now());
    return { ...started, latency, requested: { latency, ...(requested ? { scenario: requested } : {}) } };
  }

  function isUsable(stored: unknown): stored is State {
    return isState(stored) && (!requested || requested === stored.requested.scenario || requested === stored.scenario);
  }

  async function load(): Promise<void> {
    const stored = await store.load().catch(() => undefined);
    if (!isUsable(stored)) {
      replaceState(startState(requested ?? scenarioOf(stored) ?? 'demo'));
      return;
    }
    clock.advance(stored.clock_offset_ms);
    clock.stand(stored.clock_stands_at);
    const isSameLatency = stored.requested.latency === latency;
    replaceState(isSameLatency ? stored : { ...stored, latency, requested: { ...stored.requested, latency } });
  }

  /** Goes on with what another sandbox of the same store has kept. */
  function adopt(stored: unknown): void {
    if (!isUsable(stored)) return;
    clock.advance(stored.clock_offset_ms - state.clock_offset_ms);
    clock.stand(stored.clock_stands_at);
    replaceState(stored);
  }

  const runtime: SandboxRuntime = {
    state: () => state,
    now: () => clock.now(),
    transaction: async (work) => (store.transaction ? store.transaction(adopt, work) : work()),
    stateChanged: () => {
      // A full disk must not stop the sandbox: it goes on and loses its state when it ends.
      store.save(state).catch(() => undefined);
    },
    nextCorrelationId: correlationIds(),
    replicas,
    rateLimiter: createRateLimiter(),
    latency: createLatency(),
    origin,
    placeholderKey,
    servesVendors,
    s3Url: (reached) => s3Url ?? `${origin ?? reached}/s3`,
    identity,
  };
  const fetchS3 = createS3Server(runtime);
  const connectConsole = createConsoleServer(runtime);
  const fetchIdentity = identity?.serve(runtime, identity.origin);

  const app = new Hono();
  for (const operationId of operationsInOrder()) {
    const { method, path } = operations[operationId];
    app.on(method, `/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ req }) =>
      handleCall({ operationId, request: req.raw, path: req.param() }, runtime),
    );
  }
  addProcessorRoutes(app, runtime);
  addOperatorRoutes({
    app,
    runtime,
    clock,
    restart(name) {
      clock.stand(undefined);
      clock.advance(-state.clock_offset_ms);
      replaceState(startState(name));
    },
  });
  app.notFound(({ req }) => handleUnknownPath(req.raw, runtime));
  app.onError((thrown, { req }) => {
    // A caller who gave up during a latency, or whom nobody answers, gets what fetch gives: a rejection.
    if (thrown.name === 'AbortError' || thrown instanceof NetworkFault) throw thrown;
    return failureResponse(thrown, req.raw, runtime);
  });

  const ready = load();
  return {
    async fetch(request) {
      await ready;
      const url = new URL(request.url);
      const s3 = new URL(runtime.s3Url(url.origin));
      if (fetchIdentity && url.origin === identity?.origin) return fetchIdentity(request);
      const response = await (isS3Address(url, s3) ? fetchS3(request, s3) : app.fetch(request));
      return withDate(response, new Date(clock.now()));
    },
    async connectConsole(request, client) {
      await ready;
      return connectConsole(request, client);
    },
    flush: () => store.flush(),
  };
}

/** A response dated by the sandbox's own clock, which may stand or be ahead of the machine's. */
function withDate(response: Response, now: Date): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.set('date', now.toUTCString());
  return new Response(body, { status, statusText, headers });
}
