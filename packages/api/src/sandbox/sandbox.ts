import { Hono } from 'hono/tiny';
import * as z from 'zod/mini';
import { operations, type OperationId } from '../generated/operations.js';
import { type Clock, systemClock } from './clock.js';
import { answerCall, failureAnswer, jsonAnswer, type Life } from './http/answer.js';
import { orderOf, summaryOf, zClock, zReset } from './http/operate.js';
import { offers } from './catalogue/locations.js';
import { failureBody } from './http/failures.js';
import { delay, faultAnswer, isOperation, NetworkFault, takeFault, zFaults } from './http/faults.js';
import { createReplicas } from './http/replicas.js';
import { settle } from './lifecycle/settle.js';
import { startScenario } from './scenarios/scenarios.js';
import { scenarioNames, stateVersion, type ScenarioName, type State } from './state/state.js';
import type { Store } from './store/store.js';

export { standingClock, systemClock } from './clock.js';
export type { Clock } from './clock.js';
export { NetworkFault } from './http/faults.js';
export type { Fault } from './http/faults.js';
export type { Summary } from './http/operate.js';
export { scenarioNames } from './state/state.js';
export type { ScenarioName } from './state/state.js';
export type { Store } from './store/store.js';

export interface SandboxOptions {
  /** Where the state is kept between two lives. A state of another version or one that cannot be read is not used. */
  store: Store;
  /** The real time unless told otherwise. */
  clock?: Clock;
  /**
   * Name of the scenario to start from; `demo` unless told otherwise. A kept state goes before it, unless that began
   * with another one. Throws for a name that there is not.
   */
  scenario?: string;
  /** Scheme and host under which it is reached; each request's own otherwise. */
  origin?: string;
  /** One more API key of the customer: the fixed placeholder of the mock API (A 9). */
  placeholderKey?: string;
}

export interface Sandbox {
  /**
   * Answers a request: calls of the contract under `/v1`, the sandbox's own under `/sandbox`. Rejects as fetch does: with
   * an AbortError when the caller gives up, with a NetworkFault where that is what was asked for.
   */
  fetch(request: Request): Promise<Response>;
  /** Resolves when the state is kept; before a process ends. */
  flush(): Promise<void>;
}

/** What a kept state must show before it is trusted; its version vouches for the rest. */
const zKept = z.looseObject({
  version: z.literal(stateVersion),
  pending: z.array(z.looseObject({ due: z.number() })),
  locations: z.record(z.string(), z.looseObject({ vms: z.looseObject({}) })),
});

function isState(kept: unknown): kept is State {
  const result = z.safeParse(zKept, kept);
  return result.success && Object.keys(offers).every((slug) => slug in result.data.locations);
}

function namedScenario(name: string): ScenarioName {
  const found = scenarioNames.find((one) => one === name);
  if (!found) throw new Error(`There is no scenario "${name}"; there are ${scenarioNames.join(', ')}`);
  return found;
}

/** The scenario that a state nobody can read any more began with. */
function scenarioOf(kept: unknown): ScenarioName | undefined {
  return z.safeParse(z.looseObject({ scenario: z.enum(scenarioNames) }), kept).data?.scenario;
}

function parameterCount(id: OperationId): number {
  return operations[id].path.split('{').length;
}

/** Static paths before those with parameters, so that neither hides the other. */
function inOrder(): OperationId[] {
  const ids = Object.keys(operations).filter(isOperation);
  return ids.toSorted((a, b) => parameterCount(a) - parameterCount(b));
}

/**
 * A provider that exists in memory: one function from Request to Response, for the page, for tests and for a server.
 * Its state is the store's, its time the clock's; nothing in it happens by timers.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { store, clock = systemClock(), scenario, origin, placeholderKey } = options;
  const asked = scenario === undefined ? undefined : namedScenario(scenario);
  const replicas = createReplicas();
  let state: State;

  /** Goes on with a state in place of another; reads that lag behind answer from it at once. */
  function replaceState(next: State): void {
    state = next;
    replicas.clear();
    replicas.sync(state);
  }

  function begin(name: ScenarioName): State {
    return { ...startScenario(name, clock.now()), ...(asked ? { asked_scenario: asked } : {}) };
  }

  function isUsable(kept: unknown): kept is State {
    return isState(kept) && (!asked || asked === kept.asked_scenario || asked === kept.scenario);
  }

  async function load(): Promise<void> {
    const kept = await store.load().catch(() => undefined);
    if (isUsable(kept)) {
      clock.advance(kept.clock_offset_ms);
      clock.stand(kept.clock_stands_at);
      replaceState(kept);
    } else {
      replaceState(begin(asked ?? scenarioOf(kept) ?? 'demo'));
    }
  }

  /** Goes on with what another sandbox of the same place has kept. */
  function adopt(kept: unknown): void {
    if (!isUsable(kept)) return;
    clock.advance(kept.clock_offset_ms - state.clock_offset_ms);
    clock.stand(kept.clock_stands_at);
    replaceState(kept);
  }

  const life: Life = {
    state: () => state,
    now: () => clock.now(),
    turn: async (work) => (store.turn ? store.turn(adopt, work) : work()),
    changed: () => {
      // A full disk must not take the sandbox down: it goes on, only forgetful.
      store.save(state).catch(() => undefined);
    },
    replicas,
    origin,
    placeholderKey,
  };
  const app = new Hono();

  for (const operationId of inOrder()) {
    const { method, path } = operations[operationId];
    app.on(method, `/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, (context) =>
      answerCall({ operationId, request: context.req.raw, path: context.req.param() }, life),
    );
  }

  function summary(): Response {
    return jsonAnswer(200, summaryOf(state, clock.now()));
  }

  /** Changes the sandbox itself and says how it is doing then. */
  function operate(work: () => void): Promise<Response> {
    return life.turn(() => {
      work();
      life.changed();
      return summary();
    });
  }

  app.get('/sandbox/state', () =>
    life.turn(() => {
      if (settle(state, clock.now())) life.changed();
      return summary();
    }),
  );
  app.post('/sandbox/reset', async ({ req }) => {
    const order = await orderOf(zReset, req.raw);
    return operate(() => {
      clock.stand(undefined);
      clock.advance(-state.clock_offset_ms);
      replaceState(begin(order.scenario ?? state.scenario));
    });
  });
  app.post('/sandbox/faults', async ({ req }) => {
    const faults = await orderOf(zFaults, req.raw);
    return operate(() => {
      state.faults = faults;
      replicas.sync(state);
    });
  });
  app.post('/sandbox/clock', async ({ req }) => {
    const { advance_ms = 0, standing } = await orderOf(zClock, req.raw);
    return operate(() => {
      const stands = standing ?? state.clock_stands_at !== undefined;
      clock.advance(advance_ms);
      state.clock_offset_ms += advance_ms;
      if (stands) state.clock_stands_at = clock.now();
      else delete state.clock_stands_at;
      clock.stand(state.clock_stands_at);
      settle(state, clock.now());
    });
  });

  app.notFound(async ({ req }) => {
    const target = { operationId: undefined, method: req.method, path: req.path.replace(/^\/v1/, '') };
    const fault = await life.turn(() => takeFault(state, target));
    if (fault?.latency_ms) await delay(fault.latency_ms, req.raw.signal);
    return (fault && faultAnswer(fault, undefined)) ?? jsonAnswer(404, failureBody(404, undefined));
  });
  app.onError((thrown) => {
    // A caller who gave up during a latency, or whom nobody answers, gets what fetch gives: a rejection.
    if (thrown.name === 'AbortError' || thrown instanceof NetworkFault) throw thrown;
    return failureAnswer(thrown);
  });

  const ready = load();
  return {
    async fetch(request) {
      await ready;
      return app.fetch(request);
    },
    flush: () => store.flush(),
  };
}
