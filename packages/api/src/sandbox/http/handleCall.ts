import { operations, type OperationId } from '../../generated/operations.js';
import { advanceLifecycles } from '../lifecycle/advanceLifecycles.js';
import { handlers } from '../routes/routes.js';
import type { State } from '../state/state.js';
import { stateOf } from '../state/tenants.js';
import { assertMay, assertReached, callerOf, chargedBody, reachedResponse } from './caller.js';
import { failureBody, unhandledBody } from './failures.js';
import { faultResponse, takeFault, type Fault } from './faults.js';
import { delay } from './latency.js';
import { Refusal, refuseMissing } from './refusal.js';
import { attempt } from './replicas.js';
import type { SandboxRuntime } from './runtime.js';
import { validateBody, validatePath, validateQuery } from './validate.js';

/** A call of the contract as it arrived. */
interface IncomingCall {
  operationId: OperationId;
  request: Request;
  /** The parameters in its path. */
  path: Record<string, string>;
}

interface Reply {
  status: number;
  /** Undefined where nothing is answered. */
  body?: unknown;
  /** Of a file, whose text is the body; left out for JSON. */
  type?: string | undefined;
}

export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(body), { status, headers: { ...type, ...headers } });
}

/** The type of the responses that are files. */
const fileTypes: Partial<Record<OperationId, string>> = { getInvoicePdf: 'application/pdf' };

function responseOf({ status, body, type }: Reply): Response {
  if (type !== undefined) return new Response(String(body), { status, headers: { 'content-type': type } });
  return body === undefined ? new Response(null, { status }) : jsonResponse(status, body);
}

/** What a refusal or an unforeseen failure is answered with. */
function replyTo(thrown: unknown, request: Request, runtime: SandboxRuntime): Reply {
  const correlationId = runtime.nextCorrelationId(request);
  if (!(thrown instanceof Refusal)) return { status: 500, body: unhandledBody(thrown, correlationId) };
  const { status, body } = thrown;
  return { status, body: status === 401 ? body : { ...body, correlation_id: correlationId } };
}

export function failureResponse(thrown: unknown, request: Request, runtime: SandboxRuntime): Response {
  return responseOf(replyTo(thrown, request, runtime));
}

interface Moment {
  state: State;
  now: number;
}

/** Makes a call on a state; throws a Refusal. */
function perform(call: IncomingCall, text: string, runtime: SandboxRuntime, moment: Moment): Reply {
  const { operationId, request } = call;
  const { now } = moment;
  const url = new URL(request.url);
  const caller = callerOf(operationId, moment.state, request.headers.get('apikey'), runtime.placeholderKey);
  const { user, acting } = caller;
  const state = stateOf(moment.state, user);
  const { location } = call.path;
  if (location !== undefined && !Object.hasOwn(state.locations, location)) refuseMissing('Location');
  const path = validatePath(operationId, call.path);
  const query = validateQuery(operationId, url);
  const sent = validateBody(operationId, text, request.headers.get('content-type'));
  assertMay(caller, operationId);
  const body = chargedBody(caller, operationId, sent);
  assertReached(caller, state, operationId, { path, query, body });

  // Path, query and body were checked against the contract of this very operation, which TypeScript cannot follow.
  const handle = handlers[operationId] as (call: unknown) => unknown;
  const origin = runtime.origin ?? url.origin;
  const s3Url = runtime.s3Url(url.origin);
  const { identity } = runtime;
  const vendorsUrl = runtime.servesVendors ? `${origin}/vendors` : undefined;
  const result = reachedResponse(
    caller,
    state,
    operationId,
    handle({ operationId, path, query, body, state, now, user, acting, origin, s3Url, vendorsUrl, identity }),
  );
  const type = fileTypes[operationId];
  return { status: result === undefined ? 204 : operations[operationId].status, body: result, type };
}

/** Makes a call after all that is due; a read answers from the state of `lag` ms ago. */
function execute(call: IncomingCall, text: string, runtime: SandboxRuntime, lag?: number): Reply {
  const { replicas } = runtime;
  const state = runtime.state();
  const now = runtime.now();
  if (advanceLifecycles(state, now)) runtime.stateChanged();
  const isRead = call.request.method === 'GET';
  const source = isRead && lag !== undefined ? replicas.stateAt(lag, now, state) : state;
  try {
    const reply = perform(call, text, runtime, { state: source, now });
    if (!isRead) runtime.stateChanged();
    return reply;
  } catch (thrown) {
    return replyTo(thrown, call.request, runtime);
  } finally {
    // A refused change is replayed as well: it may have used up identifiers before it was refused.
    if (!isRead)
      replicas.record({ at: now, replay: (copy) => attempt(() => perform(call, text, runtime, { state: copy, now })) });
  }
}

/** The response to one call too many; undefined for a call that the rate limit lets through. */
function limitRate({ operationId, request }: IncomingCall, runtime: SandboxRuntime): Response | undefined {
  const { rate_limit } = runtime.state();
  if (!rate_limit) return undefined;
  const wait = runtime.rateLimiter.count(request.headers.get('apikey') ?? '', rate_limit, runtime.now());
  if (wait === undefined) return undefined;
  const body = failureBody(429, operationId, runtime.nextCorrelationId(request));
  return jsonResponse(429, body, { 'retry-after': String(Math.ceil(wait / 1000)) });
}

/** The fault that a call meets, counted down; undefined when none fits. */
function meetFault(operationId: OperationId | undefined, request: Request, runtime: SandboxRuntime): Fault | undefined {
  const path = new URL(request.url).pathname.replace(/^\/v1/, '');
  const fault = takeFault(runtime.state(), { operationId, method: request.method, path });
  if (fault?.times !== undefined) runtime.stateChanged();
  return fault;
}

/** Answers one call of the contract: the rate limit first, then latency and faults, then the call itself. */
export async function handleCall(call: IncomingCall, runtime: SandboxRuntime): Promise<Response> {
  const { operationId, request } = call;
  const text = await request.text();
  const [limited, fault] = await runtime.transaction(() => {
    const refused = limitRate(call, runtime);
    return [refused, refused ? undefined : meetFault(operationId, request, runtime)] as const;
  });
  if (limited) return limited;
  const { latency } = runtime.state();
  await delay(fault?.latency_ms ?? runtime.latency.beforeCall(latency, request.method), request.signal);
  const failed = fault && faultResponse(fault, operationId, () => runtime.nextCorrelationId(request));
  if (failed) return failed;
  const reply = await runtime.transaction(() => execute(call, text, runtime, fault?.lag_ms));
  const rows = Array.isArray(reply.body) ? reply.body.length : 0;
  await delay(runtime.latency.beforeResponse(latency, rows), request.signal);
  return responseOf(reply);
}

/** Answers a path that the contract does not know; it may meet a fault as well. */
export async function handleUnknownPath(request: Request, runtime: SandboxRuntime): Promise<Response> {
  const fault = await runtime.transaction(() => meetFault(undefined, request, runtime));
  await delay(fault?.latency_ms ?? 0, request.signal);
  const correlationId = (): string => runtime.nextCorrelationId(request);
  const failed = fault && faultResponse(fault, undefined, correlationId);
  return failed ?? jsonResponse(404, failureBody(404, undefined, correlationId()));
}

/** Makes a call of the contract at once, as somebody else than who works the console. */
export async function handleCallOfOther(call: IncomingCall, runtime: SandboxRuntime): Promise<Response> {
  const text = await call.request.text();
  return responseOf(await runtime.transaction(() => execute(call, text, runtime)));
}
