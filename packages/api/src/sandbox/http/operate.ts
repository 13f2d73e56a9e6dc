import * as z from 'zod/mini';
import { scenarioNames, type State } from '../state/state.js';
import { refuseField } from './refusal.js';

/** What POST /sandbox/reset takes; without a scenario the present one starts again. */
export const zReset = z.object({ scenario: z.optional(z.enum(scenarioNames)) });

/** A backup is made for each week that passes: more years than anyone looks at would take longer than anyone waits. */
const longestTurn = 10 * 366 * 24 * 60 * 60 * 1000;

/** What POST /sandbox/clock takes: by how much it is turned, and whether it stands still from then on, until a reset. */
export const zClock = z.object({
  advance_ms: z.optional(z.number().check(z.gte(0), z.lte(longestTurn))),
  standing: z.optional(z.boolean()),
});

/** How a sandbox is doing: what GET /sandbox/state and every change of it answer. */
export interface Summary {
  scenario: State['scenario'];
  scenarios: readonly State['scenario'][];
  /** By the sandbox's clock, in ISO 8601, to the second. */
  now: string;
  faults: State['faults'];
  counts: {
    vms: number;
    networks: number;
    addresses: number;
    billing_accounts: number;
    pending: number;
    events: number;
  };
}

export function summaryOf(state: State, now: number): Summary {
  const places = Object.values(state.locations);
  const sum = (kind: 'vms' | 'networks' | 'addresses'): number =>
    places.reduce((total, place) => total + Object.keys(place[kind]).length, 0);
  return {
    scenario: state.scenario,
    scenarios: scenarioNames,
    now: new Date(now).toISOString().replace(/\.\d+/, ''),
    faults: state.faults,
    counts: {
      vms: sum('vms'),
      networks: sum('networks'),
      addresses: sum('addresses'),
      billing_accounts: state.billing_accounts.length,
      pending: state.pending.length,
      events: state.events.length,
    },
  };
}

/** The JSON body of a call that operates the sandbox; an empty one counts as `{}`. Refuses with 400. */
export async function orderOf<Schema extends z.ZodMiniType>(
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
