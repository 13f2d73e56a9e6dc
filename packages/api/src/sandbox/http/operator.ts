import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { OperationId } from '../../generated/operations.js';
import { zSiteConfig } from '../../generated/schemas/config.js';
import type { SiteConfig } from '../../generated/types.js';
import type { Clock } from '../clock.js';
import { advanceLifecycles } from '../lifecycle/advanceLifecycles.js';
import { colleagueKey } from '../scenarios/newState.js';
import { scenarioNames, type ScenarioName, type State } from '../state/state.js';
import { isOperation, zFaults } from './faults.js';
import { handleCallOfOther, jsonResponse } from './handleCall.js';
import { changeState } from './changeState.js';
import type { SandboxRuntime } from './runtime.js';
import { latencyProfiles } from './latency.js';
import { zRateLimit, type RateLimit } from './rateLimit.js';
import { refuseField } from './refusal.js';
import { contractRequest } from './request.js';

/** What POST /sandbox/reset takes; without a scenario the present one starts again. */
const zReset = z.object({ scenario: z.optional(z.enum(scenarioNames)) });

/** A backup is made for each week that passes: more years than anyone looks at would take longer than anyone waits. */
const maxAdvanceMs = 10 * 366 * 24 * 60 * 60 * 1000;

/** What POST /sandbox/clock takes: by how much it is moved, and whether it stands still from then on, until a reset. */
const zClock = z.object({
  advance_ms: z.optional(z.number().check(z.gte(0), z.lte(maxAdvanceMs))),
  standing: z.optional(z.boolean()),
});

/** What POST /sandbox/settings takes; what it leaves out stays as it is, a rate limit of null lets every call through. */
const zSettings = z.object({
  latency: z.optional(z.enum(latencyProfiles)),
  rate_limit: z.optional(z.nullable(zRateLimit)),
});

/** What POST /sandbox/site takes: fields of the site's configuration. */
const zSite = z.partial(zSiteConfig);

/** What POST /sandbox/calls takes: a call of the contract, and the API key of who makes it; a colleague of the customer. */
const zCall = z.object({
  operationId: z.custom<OperationId>(
    (id) => typeof id === 'string' && isOperation(id),
    'is not an operation of the contract',
  ),
  path: z._default(z.record(z.string(), z.string()), {}),
  query: z.optional(z.record(z.string(), z.unknown())),
  body: z.optional(z.record(z.string(), z.unknown())),
  apikey: z._default(z.string(), colleagueKey),
});

/** How a sandbox is doing: what GET /sandbox/state and every change of it answer. */
export interface Summary {
  scenario: State['scenario'];
  scenarios: readonly State['scenario'][];
  /** By the sandbox's clock, in ISO 8601, to the second. */
  now: string;
  faults: State['faults'];
  latency: State['latency'];
  latency_profiles: readonly State['latency'][];
  rate_limit: RateLimit | null;
  counts: {
    vms: number;
    networks: number;
    addresses: number;
    billing_accounts: number;
    pending: number;
    events: number;
  };
}

function summaryOf(state: State, now: number): Summary {
  const locations = Object.values(state.locations);
  const count = (kind: 'vms' | 'networks' | 'addresses'): number =>
    locations.reduce((total, location) => total + Object.keys(location[kind]).length, 0);
  return {
    scenario: state.scenario,
    scenarios: scenarioNames,
    now: new Date(now).toISOString().replace(/\.\d+/, ''),
    faults: state.faults,
    latency: state.latency,
    latency_profiles: latencyProfiles,
    rate_limit: state.rate_limit ?? null,
    counts: {
      vms: count('vms'),
      networks: count('networks'),
      addresses: count('addresses'),
      billing_accounts: state.billing_accounts.length,
      pending: state.pending.length,
      events: state.events.length,
    },
  };
}

/** The JSON body of a request that operates the sandbox; an empty one counts as `{}`. Refuses with 400. */
async function parseOperatorRequest<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: Request,
): Promise<z.infer<Schema>> {
  const text = await request.text();
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    return refuseField('body', 'is not JSON');
  }
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return refuseField(issue?.path.map(String).join('.') || 'body', issue?.message ?? 'is not valid');
}

interface Operated {
  app: Hono;
  runtime: SandboxRuntime;
  clock: Clock;
  /** Starts a scenario anew. */
  restart(scenario: ScenarioName): void;
}

/** Adds the routes under `/sandbox`, by which the sandbox itself is operated from outside. */
export function addOperatorRoutes({ app, runtime, clock, restart }: Operated): void {
  const summary = (): Response => jsonResponse(200, summaryOf(runtime.state(), runtime.now()));

  /** Changes the sandbox itself and says how it is doing then. */
  function operate(change: (state: State) => void): Promise<Response> {
    return runtime.transaction(() => {
      change(runtime.state());
      runtime.stateChanged();
      return summary();
    });
  }

  app.get('/sandbox/state', () =>
    runtime.transaction(() => {
      if (advanceLifecycles(runtime.state(), runtime.now())) runtime.stateChanged();
      return summary();
    }),
  );

  app.post('/sandbox/reset', async ({ req }) => {
    const { scenario } = await parseOperatorRequest(zReset, req.raw);
    return operate((state) => restart(scenario ?? state.scenario));
  });

  app.post('/sandbox/clock', async ({ req }) => {
    const { advance_ms = 0, standing } = await parseOperatorRequest(zClock, req.raw);
    return operate((state) => {
      const stands = standing ?? state.clock_stands_at !== undefined;
      clock.advance(advance_ms);
      state.clock_offset_ms += advance_ms;
      if (stands) state.clock_stands_at = clock.now();
      else delete state.clock_stands_at;
      clock.stand(state.clock_stands_at);
      advanceLifecycles(state, clock.now());
    });
  });

  app.post('/sandbox/faults', async ({ req }) => {
    const faults = await parseOperatorRequest(zFaults, req.raw);
    return operate((state) => {
      state.faults = faults;
      runtime.replicas.sync(state);
    });
  });

  app.post('/sandbox/settings', async ({ req }) => {
    const { latency, rate_limit } = await parseOperatorRequest(zSettings, req.raw);
    return operate((state) => {
      if (latency) state.latency = latency;
      if (rate_limit) state.rate_limit = rate_limit;
      else if (rate_limit === null) delete state.rate_limit;
    });
  });

  app.post('/sandbox/site', async ({ req }) => {
    const changes = await parseOperatorRequest(zSite, req.raw);
    await changeState(runtime, (state) => {
      state.site = { ...state.site, ...(changes as Partial<SiteConfig>) };
    });
    return runtime.transaction(summary);
  });

  app.post('/sandbox/calls', async ({ req }) => {
    const { operationId, apikey, path, query, body } = await parseOperatorRequest(zCall, req.raw);
    const request = contractRequest(new URL(req.url).origin, operationId, { path, query, body, key: apikey });
    return handleCallOfOther({ operationId, request, path }, runtime);
  });
}
