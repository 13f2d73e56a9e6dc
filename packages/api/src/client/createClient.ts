import {
  errorFromAnswer,
  errorFromFailure,
  errorFromReading,
  errorFromResponse,
  UnexpectedAnswerError,
} from '../errors.js';
import type { Answer, Call, ChangeId, OperationId, ReadId, Variables } from './call.js';
import { requestOf } from './request.js';
import { noteServerDate } from './serverClock.js';
import { responseCoercion, idFieldOf, isRowId, rowShapeOf, type CoerceResponse, type Shape } from './shape.js';
import { changeLimit, readLimit, withinLimit } from './timeLimit.js';

/** Who calls: nobody before signing in, the key's owner, or whoever is being impersonated. */
export interface Credentials {
  apiKey?: string | undefined;
  impersonationToken?: string | undefined;
}

/** A part of an answer that is not what the contract says. Carries no value: it may be a secret. */
export interface Mismatch {
  operationId: string;
  /** Where in the answer, for example `[].storage[].size`; '' for the answer itself. */
  path: string;
  message: string;
}

type ReportMismatch = (mismatch: Mismatch) => void;

interface ClientOptions {
  /** Scheme and host of the site, without a path; '' for the page's own. The version suffix `/v1` is added. */
  origin: string;
  /** Called before every call. What it throws refuses the call: nothing is sent. */
  credentials: () => Credentials;
  /** What sends the request; the platform's `fetch` otherwise. The sandbox puts itself here. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Told once per operation and field path when an answer is not what the contract says; logged otherwise. */
  report?: ReportMismatch;
  /** Given each answer as it came, before it is repaired. */
  onAnswer?: (operation: OperationId, answer: unknown) => void;
  /** Called for every call that failed, with its operation, before the call throws; not for an aborted one. */
  onFailure?: ((error: Error, operation: OperationId) => void) | undefined;
}

interface ReadCallOptions {
  signal?: AbortSignal | undefined;
  /** Told when this answer had to be repaired, reported before or not: with what came and what stands for it. */
  onCoerce?: (answer: unknown, coerced: unknown) => void;
  /** Whether an error is a result for the caller: it is thrown, and `onFailure` is not called. */
  isExpected?: (error: Error) => boolean;
}

/**
 * The way to the server. A refused or failed call throws an error of the catalogue (`@livery/api/errors`), an aborted one
 * its AbortError. A read that takes longer than 30 s and a change that takes longer than 90 s throw a ConnectionError: the
 * outcome of the change is then unknown. Nothing is taken from or left in the browser's cache. What is answered fits the contract: parts that do not are repaired (see `responseCoercion`) and reported.
 */
export interface Api {
  /** Asks. Throws an UnexpectedAnswerError for an answer of another kind: an empty list would be a lie. */
  read<Id extends ReadId>(call: Call<Id>, variables: Variables<Id>, options?: ReadCallOptions): Promise<Answer<Id>>;
  /** Makes a change. Undefined where the answer is of another kind, or does not say what it is about: the change is made. */
  change<Id extends ChangeId>(call: Call<Id>, variables: Variables<Id>): Promise<Answer<Id> | undefined>;
}

/** Makes the client of every call in the contract (specification: account and billing, sections 7 and 8). */
export function createClient(options: ClientOptions): Api {
  const { origin, credentials, fetch, report = logMismatch, onAnswer, onFailure } = options;
  // Looked up at each call: error reporting replaces the global one after this client is made.
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const reported = new Set<string>();
  const coercions = new Map<OperationId, CoerceResponse>();

  function coercionOf({ id, answer }: Call): CoerceResponse | undefined {
    if (!answer) return undefined;
    const cached = coercions.get(id);
    if (cached) return cached;
    const coerce = responseCoercion(answer, (path, message) => {
      const part = `${id} ${path}`;
      if (reported.has(part)) return;
      reported.add(part);
      report({ operationId: id, path, message });
    });
    coercions.set(id, coerce);
    return coerce;
  }

  /** The body of the response, parsed or as a file; undefined for a response without a body. */
  async function make(call: Call, variables: object, signal: AbortSignal): Promise<unknown> {
    const { address, form } = requestOf(call, variables);
    const { apiKey, impersonationToken } = credentials();
    const key = impersonationToken || apiKey;
    const request = new Request(`${origin}/v1${address}`, {
      method: call.method,
      headers: {
        ...(key && { apikey: key }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: form.toString() }),
      cache: 'no-store',
      signal,
    });
    const sentAt = Date.now();
    const response = await send(request).catch((thrown: unknown) => {
      throw errorFromFailure(thrown);
    });
    noteServerDate(response.headers.get('date'), sentAt, Date.now());
    if (call.answer === 'file') return fileIn(response);
    const answer = await jsonIn(response);
    onAnswer?.(call.id, answer);
    return answer;
  }

  /** Tells of a failure before it is thrown on. */
  async function observed<Result>(
    { id }: Call,
    run: () => Promise<Result>,
    isExpected?: ReadCallOptions['isExpected'],
  ): Promise<Result> {
    try {
      return await run();
    } catch (thrown) {
      if (thrown instanceof Error && thrown.name !== 'AbortError' && !isExpected?.(thrown)) onFailure?.(thrown, id);
      throw thrown;
    }
  }

  return {
    read<Id extends ReadId>(
      call: Call<Id>,
      variables: Variables<Id>,
      { signal, onCoerce, isExpected }: ReadCallOptions = {},
    ) {
      return observed(
        call,
        async () => {
          const answer = await withinLimit(readLimit, signal, (either) => make(call, variables, either));
          const coerce = call.answer === 'file' ? undefined : coercionOf(call);
          if (!coerce) return answer as Answer<Id>;
          const coerced = coerce(answer);
          if (coerced === undefined) {
            throw new UnexpectedAnswerError(rowShapeOf(call.answer) ? 'list' : 'object');
          }
          if (coerced !== answer) onCoerce?.(answer, coerced);
          return coerced as Answer<Id>;
        },
        isExpected,
      );
    },
    change<Id extends ChangeId>(call: Call<Id>, variables: Variables<Id>) {
      return observed(call, async () => {
        const received = await withinLimit(changeLimit, undefined, (signal) => make(call, variables, signal));
        const answer = coercionOf(call)?.(received);
        return (isAboutSomething(call.answer, answer) ? answer : undefined) as Answer<Id> | undefined;
      });
    },
  };
}

/** Whether an answer that has to name what it is about does so. */
function isAboutSomething(shape: Shape | undefined, answer: unknown): boolean {
  const id = shape && idFieldOf(shape);
  return id === undefined || (typeof answer === 'object' && answer !== null && isRowId(Reflect.get(answer, id)));
}

/** Reports to the browser's console, where nobody else listens. */
function logMismatch(mismatch: Mismatch): void {
  // oxlint-disable-next-line no-console -- the specification asks for it, and nobody else listens
  console.error('The answer does not match the contract', mismatch);
}

/** An answer that is not 2xx, or an error page of a gateway, throws. */
async function fileIn(response: Response): Promise<Blob> {
  if (!response.ok || response.headers.get('content-type')?.includes('text/html')) {
    throw await errorFromResponse(response);
  }
  try {
    return await response.blob();
  } catch (thrown) {
    throw errorFromReading(thrown);
  }
}

/** A 204, an empty and a text/plain success give nothing (specification: account and billing, section 8). */
async function jsonIn(response: Response): Promise<unknown> {
  if (!response.ok) throw await errorFromResponse(response);
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  const raw = await response.text().catch((thrown: unknown) => {
    throw errorFromReading(thrown);
  });
  if (raw.trim() === '' || type.startsWith('text/plain')) return undefined;
  try {
    if (type.startsWith('text/')) throw new SyntaxError(`${type} is not JSON`);
    return JSON.parse(raw) as unknown;
  } catch {
    throw errorFromAnswer(response, raw);
  }
}
