import { operations, type OperationId } from '../../generated/operations.js';
import { settle } from '../lifecycle/settle.js';
import { handlers } from '../routes/routes.js';
import type { SandboxUser, State } from '../state/state.js';
import { bodyOf, pathOf, queryOf } from './check.js';
import { unhandledBody } from './failures.js';
import { delay, faultAnswer, takeFault, type Fault } from './faults.js';
import { notBuilt } from './handlers.js';
import { Refusal, refuseCredentials, refuseMissing } from './refusal.js';

/** What an answer is made on. The state is asked for anew after every wait: a reset may have replaced it. */
export interface Life {
  state(): State;
  now(): number;
  /** Does what reads or changes the state in one go; nobody else changes it meanwhile. */
  turn<Value>(work: () => Value): Promise<Value>;
  /** Told when the state has changed. */
  changed(): void;
  /** Scheme and host under which the sandbox is reached; the request's own otherwise. */
  origin?: string | undefined;
  /** An API key beside those of the scenario: the customer's, too. */
  placeholderKey?: string | undefined;
}

export function jsonAnswer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
}

/** What a refusal or an unforeseen failure answers. */
export function failureAnswer(thrown: unknown): Response {
  return thrown instanceof Refusal ? jsonAnswer(thrown.status, thrown.body) : jsonAnswer(500, unhandledBody(thrown));
}

/** Who calls, by the `apikey` header (A 7). Refuses with 401 when it is nobody's. */
function callerOf(operationId: OperationId, { state, placeholderKey }: Life, key: string | null): SandboxUser {
  const { users } = state();
  const anybody = operations[operationId].public || (key !== null && key === placeholderKey);
  return users.find(({ user }) => user.kong_key === key) ?? (anybody ? users[0] : undefined) ?? refuseCredentials();
}

interface Asked {
  operationId: OperationId;
  request: Request;
  path: Record<string, string>;
}

function perform({ operationId, request, path: called }: Asked, text: string, life: Life): Response {
  const state = life.state();
  const now = life.now();
  const url = new URL(request.url);
  const user = callerOf(operationId, life, request.headers.get('apikey'));
  if (called.location !== undefined && !Object.hasOwn(state.locations, called.location)) refuseMissing('Location');
  if (handlers[operationId] === notBuilt) notBuilt({ operationId });
  const path = pathOf(operationId, called);
  const query = queryOf(operationId, url);
  const body = bodyOf(operationId, text, request.headers.get('content-type'));

  // Path, query and body were checked against the contract of this very operation, which TypeScript cannot follow.
  const handle = handlers[operationId] as (call: unknown) => unknown;
  const answer = handle({ operationId, path, query, body, state, now, user, origin: life.origin ?? url.origin });
  if (request.method !== 'GET') life.changed();
  const { status } = operations[operationId];
  return answer === undefined ? new Response(null, { status: 204 }) : jsonAnswer(status, answer);
}

/** The fault that a call meets, counted down. */
function meetFault({ operationId, request }: Asked, life: Life): Fault | undefined {
  const path = new URL(request.url).pathname.replace(/^\/v1/, '');
  const fault = takeFault(life.state(), { operationId, method: request.method, path });
  if (fault?.times !== undefined) life.changed();
  return fault;
}

/** What is due, then the call itself. */
function answerNow(asked: Asked, text: string, life: Life): Response {
  if (settle(life.state(), life.now())) life.changed();
  try {
    return perform(asked, text, life);
  } catch (thrown) {
    return failureAnswer(thrown);
  }
}

/** Answers one call of the contract: faults first, then what is due, then the call itself. */
export async function answerCall(asked: Asked, life: Life): Promise<Response> {
  const { operationId, request } = asked;
  const text = await request.text();
  const met = await life.turn(() => meetFault(asked, life) ?? answerNow(asked, text, life));
  if (met instanceof Response) return met;
  if (met.latency_ms) await delay(met.latency_ms, request.signal);
  return faultAnswer(met, operationId) ?? life.turn(() => answerNow(asked, text, life));
}
