import {
  CallError,
  errorFromText,
  errorFromFailure,
  errorFromReading,
  errorFromResponse,
  NotUnderstoodError,
  refusalIn,
  UnexpectedResponseError,
} from '../errors.js';
import type { ResponseOf, Operation, ChangeId, OperationId, ReadId, Variables } from './operation.js';
import { requestOf, sendsNoNumber } from './request.js';
import { noteServerDate } from './serverClock.js';
import type * as rulesOfOutcome from './saysAll.js';
import { responseCoercion, idFieldOf, isRowId, rowSchemaOf, type CoerceResponse, type Schema } from './schema.js';
import { changeLimit, readLimit, withinLimit } from './timeLimit.js';

/** Who calls: nobody before signing in, the key's owner, or whoever is being impersonated. */
export interface Credentials {
  apiKey?: string | undefined;
  impersonationToken?: string | undefined;
}

/** A part of a response that is not what the contract says. Carries no value: it may be a secret. */
export interface Mismatch {
  operationId: string;
  /** Where in the response, for example `[].storage[].size`; '' for the response itself. */
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
  /** Told once per operation and field path when a response is not what the contract says; logged otherwise. */
  report?: ReportMismatch;
  /** Given each response as it came, before it is repaired. */
  onResponse?: (operation: OperationId, response: unknown) => void;
  /** Called for every call that failed, with its operation, before the call throws; not for an aborted one. */
  onFailure?: ((error: Error, operation: OperationId) => void) | undefined;
}

interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Told when this response had to be repaired, reported before or not: with what came and what stands for it. */
  onCoerce?: (response: unknown, coerced: unknown) => void;
  /** Whether an error is a result for the caller: it is thrown, and `onFailure` is not called. */
  isExpected?: (error: Error) => boolean;
}

/**
 * The way to the server. A refused or failed call throws an error of the catalogue (`@livery/api/errors`), an aborted one
 * its AbortError. A read that takes longer than 30 s and a change that takes longer than 90 s throw a ConnectionError: the
 * outcome of the change is then unknown. Nothing is taken from or left in the browser's cache. What is answered fits the contract: parts that do not are repaired (see `responseCoercion`) and reported.
 */
export interface Api {
  /** Asks. Throws an UnexpectedResponseError for a response of another kind: an empty list would be a lie. */
  read<Id extends ReadId>(
    operation: Operation<Id>,
    variables: Variables<Id>,
    options?: ReadOptions,
  ): Promise<ResponseOf<Id>>;
  /**
   * Makes a change. Undefined where the response is of another kind, or does not say what it is about: the change is made.
   * Where a response that says whether the change was made, with `success`, was not understood, the outcome is unknown: a
   * deletion throws an UnexpectedResponseError, anything else is undefined. A deletion also throws where the contract tells no body
   * and the response has one that may tell of a failure.
   */
  change<Id extends ChangeId>(
    operation: Operation<Id>,
    variables: Variables<Id>,
    options?: Pick<ReadOptions, 'onCoerce'>,
  ): Promise<ResponseOf<Id> | undefined>;
}

/** Makes the client of every call in the contract (specification: account and billing, sections 7 and 8). */
export function createClient(options: ClientOptions): Api {
  const { origin, credentials, fetch, report = logMismatch, onResponse, onFailure } = options;
  // Looked up at each call: error reporting replaces the global one after this client is made.
  const send = fetch ?? ((request: Request) => globalThis.fetch(request));
  const reported = new Set<string>();
  const coercions = new Map<OperationId, CoerceResponse>();

  function coercionOf({ id, response: schema }: Operation): CoerceResponse | undefined {
    if (!schema) return undefined;
    const cached = coercions.get(id);
    if (cached) return cached;
    const coerce = responseCoercion(schema, (path, message) => {
      const part = `${id} ${path}`;
      if (reported.has(part)) return;
      reported.add(part);
      report({ operationId: id, path, message });
    });
    coercions.set(id, coerce);
    return coerce;
  }

  /** The body of the response, parsed or as a file; undefined for a response without a body. */
  async function make(operation: Operation, variables: object, signal: AbortSignal): Promise<unknown> {
    const { address, form } = requestOf(operation, variables);
    const { apiKey, impersonationToken } = credentials();
    const key = impersonationToken ?? apiKey;
    const request = new Request(`${origin}/v1${address}`, {
      method: operation.method,
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
    if (operation.response === 'file') return fileIn(response);
    const body = await jsonIn(response);
    onResponse?.(operation.id, body);
    return body;
  }

  /** Tells of a failure before it is thrown on. */
  async function observed<Result>(
    { id, method }: Operation,
    run: () => Promise<Result>,
    isExpected?: ReadOptions['isExpected'],
  ): Promise<Result> {
    try {
      return await run();
    } catch (thrown) {
      // A change that reads first is not made when that fails, whatever became of the response.
      if (thrown instanceof CallError) thrown.isOfRead = method === 'GET';
      if (thrown instanceof Error && thrown.name !== 'AbortError' && !isExpected?.(thrown)) onFailure?.(thrown, id);
      throw thrown;
    }
  }

  return {
    read<Id extends ReadId>(
      operation: Operation<Id>,
      variables: Variables<Id>,
      { signal, onCoerce, isExpected }: ReadOptions = {},
    ) {
      return observed(
        operation,
        async () => {
          const response = await withinLimit(readLimit, signal, (either) => make(operation, variables, either));
          const coerce = operation.response === 'file' ? undefined : coercionOf(operation);
          if (!coerce) return response as ResponseOf<Id>;
          const coerced = coerce(response);
          if (coerced === undefined) {
            throw new UnexpectedResponseError(rowSchemaOf(operation.response) ? 'not-a-list' : 'not-an-object');
          }
          if (coerced !== response) onCoerce?.(response, coerced);
          return coerced as ResponseOf<Id>;
        },
        isExpected,
      );
    },
    change<Id extends ChangeId>(
      operation: Operation<Id>,
      variables: Variables<Id>,
      { onCoerce }: Pick<ReadOptions, 'onCoerce'> = {},
    ) {
      return observed(operation, async () => {
        if (sendsNoNumber(operation, variables)) throw new NotUnderstoodError();
        const received = await withinLimit(changeLimit, undefined, (signal) => make(operation, variables, signal));
        const refusal = refusalIn(received);
        if (refusal) throw refusal;
        const response = coercionOf(operation)?.(received);
        const isUnderstood = await saysOutcome(operation.response, received, response);
        // A response without a body says by its status that it is done, and one whose shape nobody knows may.
        const isDone =
          isUnderstood ||
          received === undefined ||
          operation.method !== 'DELETE' ||
          (!operation.response && (await asked(({ leavesItAtStatus }) => leavesItAtStatus(received))));
        if (!isDone) throw new UnexpectedResponseError('no-outcome');
        if (isUnderstood && response !== received) onCoerce?.(received, response);
        return (isUnderstood ? response : undefined) as ResponseOf<Id> | undefined;
      });
    },
  };
}

/**
 * Whether a response that has to name what it is about does so, and one that has to say whether the change was made says
 * all that it has to: what stands for a part that was not understood would be an outcome that the server did not tell.
 */
async function saysOutcome(schema: Schema | undefined, received: unknown, response: unknown): Promise<boolean> {
  if (!schema || response === undefined) return false;
  const id = idFieldOf(schema);
  if (id !== undefined) {
    return typeof response === 'object' && response !== null && isRowId(Reflect.get(response, id));
  }
  const isReport = typeof schema === 'object' && 'success' in schema;
  if (!isReport || received === response) return true;
  return asked(({ saysAll }) => saysAll(schema, received, response));
}

/** The answer of a rule whose code comes when it is asked; where it does not come nobody says that all was understood. */
const asked = (rule: (rules: typeof rulesOfOutcome) => boolean): Promise<boolean> =>
  import('./saysAll.js').then(rule, () => false);

/** Reports to the browser's console, where nobody else listens. */
function logMismatch(mismatch: Mismatch): void {
  // oxlint-disable-next-line no-console -- the specification asks for it, and nobody else listens
  console.error(`The answer does not match the contract ${JSON.stringify(mismatch)}`);
}

/** A response that is not 2xx, or an error page of a gateway, throws. */
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
    throw errorFromText(response, raw);
  }
}
