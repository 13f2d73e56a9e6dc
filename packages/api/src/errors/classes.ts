/** Which row of the error catalogue an error is (specification: account and billing, section 8). */
export type ErrorKind =
  | 'connection'
  | 'network'
  | 'write-not-answered'
  | 'not-sent'
  | 'not-understood'
  | 'not-found'
  | 'changed-meanwhile'
  | 'content-type'
  | 'not-a-list'
  | 'not-an-object'
  | 'not-a-document'
  | 'no-outcome'
  | 'no-address'
  | 'key-not-decoded'
  | 'key-too-long'
  | 'file-not-read'
  | 'original-kept'
  | 'object-refused'
  | 'maybe-stored'
  | 'acl-not-read'
  | 'bad-gateway'
  | 'timeout'
  | 'dev'
  | 'standard'
  | 'general'
  | 'credentials'
  | 'forbidden'
  | 'server'
  | 'unknown';

/** What is known about a refused call beside its text. */
export interface ApiErrorMeta {
  /** HTTP status; 502 for an HTML page that came with a success status. */
  status: number;
  /** Identifier under which the provider logged the response. */
  correlationId?: string | undefined;
  /** Whether a server of the console says that this is no answer of the API's own. */
  isOfGateway?: boolean;
}

/**
 * Answers of whoever stands in front of the server and may have passed the request on: the last three of a content
 * delivery network. Its 521, 523, 525 and 526 say that nobody was reached.
 */
const lostResponses = new Set<number | undefined>([502, 504, 520, 522, 524]);

/**
 * Anything a call to the server can throw, an aborted call aside. `message` is for the person, technical parts
 * included, in English; tell errors apart by `kind`, which survives minification and bundling.
 */
export abstract class CallError extends Error {
  abstract readonly kind: ErrorKind;
  /** More to show on demand, as plain text. */
  readonly detail: string | undefined;
  readonly status: number | undefined;
  readonly correlationId: string | undefined;
  /** Set by the client for what a read throws. */
  isOfRead?: boolean;

  constructor(
    message: string,
    {
      detail,
      status,
      correlationId,
      cause,
    }: {
      detail?: string | undefined;
      status?: number | undefined;
      correlationId?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.detail = detail;
    this.status = status;
    this.correlationId = correlationId;
  }

  /** Whether a retry button makes sense: the same call may do better later. */
  get canRetry(): boolean {
    return true;
  }

  /** Whether a change may have been made all the same: what was lost is the response, not the request. A read changes nothing. */
  get outcomeUnknown(): boolean {
    return !this.isOfRead && this.isResponseLost;
  }

  protected get isResponseLost(): boolean {
    return lostResponses.has(this.status);
  }

  /**
   * Whether a read is repeated without asking: connection errors and status 502 only (specification: account and
   * billing, section 9).
   */
  get isRetriable(): boolean {
    return this.status === 502;
  }
}

/** Whether the server may have made a change that failed: see `CallError.outcomeUnknown`. */
export const isOutcomeUnknown = (error: unknown): boolean => error instanceof CallError && error.outcomeUnknown;

/** The connection broke before the response was whole (specification: account and billing, section 8). */
export class ConnectionError extends CallError {
  override name = 'ConnectionError';
  readonly kind: 'connection' | 'network' | 'write-not-answered' = 'connection';

  constructor(cause?: unknown) {
    super('Failed to connect to server', { cause });
  }

  protected override get isResponseLost(): boolean {
    return true;
  }

  override get isRetriable(): boolean {
    return true;
  }
}

/** `fetch` itself failed: nobody answered (specification: account and billing, section 8). */
export class NetworkError extends ConnectionError {
  override name = 'NetworkError';
  override readonly kind: 'network' | 'write-not-answered' = 'network';
}

/** Why a call was not sent: no connection, or the session of its page is over. */
type NotSentReason = 'disconnected' | 'signed-out' | 'other-session';

/** A call that was refused before it was sent. */
export class NotSentError extends CallError {
  override name = 'NotSentError';
  readonly kind = 'not-sent';
  readonly reason: NotSentReason;

  constructor(reason: NotSentReason = 'disconnected') {
    super(`Not sent: ${reason}`);
    this.reason = reason;
  }

  /** A page whose session is over cannot send anything any more. */
  override get canRetry(): boolean {
    return this.reason === 'disconnected';
  }
}

/** One that the same call meets again, however often it is tried. */
export abstract class FinalError extends CallError {
  override get canRetry(): boolean {
    return false;
  }
}

/**
 * A change that was not sent, because it would send back a part of a row that the server did not say in a way that was
 * understood: what stands in its place must not be taken for the server's own.
 */
export class NotUnderstoodError extends FinalError {
  override name = 'NotUnderstoodError';
  readonly kind = 'not-understood';

  constructor() {
    super('Not understood');
  }
}

/** A field that two people have changed. */
export interface FieldConflict {
  field: string;
  /** As the person saw it before the change. */
  seen: unknown;
  /** As the server has it now. */
  current: unknown;
  /** As it would be sent. */
  sent: unknown;
}

/** A change that was not sent, because what it replaces is not what the person saw: somebody else has changed it. */
export class ChangedMeanwhileError extends FinalError {
  override name = 'ChangedMeanwhileError';
  readonly kind = 'changed-meanwhile';
  readonly conflicts: readonly FieldConflict[];

  constructor(conflicts: readonly FieldConflict[]) {
    super('Changed by somebody else');
    this.conflicts = conflicts;
  }
}

const contentShown = 500;

/**
 * A success that is not JSON where JSON is expected. The first 500 characters of the body are shown to the person
 * (specification: account and billing, section 8); they may hold a secret, so the message, which is reported, has none
 * of them.
 */
export class ContentTypeError extends CallError {
  override name = 'ContentTypeError';
  readonly kind = 'content-type';
  /** What is shown of the body; '' when there is none. */
  readonly start: string;

  constructor(body: string, status?: number, correlationId?: string) {
    super('The answer was not JSON', { status, correlationId });
    this.start = body.trim().slice(0, contentShown);
  }

  protected override get isResponseLost(): boolean {
    return true;
  }
}

/** Refusals that may end without a change of the request: timeout, conflict, locked, too many requests. */
const temporaryRefusals = new Set([408, 409, 423, 429]);

/**
 * The server refused or failed. `message` is the server's own text, the correlation id in brackets and the HTTP status:
 * `Failed to start virtual machine [c0ffee] (HTTP 500)` (specification: account and billing, section 8).
 */
export abstract class ApiError extends CallError {
  override name = 'ApiError';
  /** The parsed body as the server sent it, without `stack`; text if it was not JSON. */
  readonly error: unknown;
  readonly meta: ApiErrorMeta;
  /** The server's own text alone, for a place that says the rest itself. */
  readonly serverMessage: string;
  override readonly status: number;

  constructor(serverMessage: string, error: unknown, meta: ApiErrorMeta, detail?: string) {
    super(withMeta(serverMessage, meta), { detail, ...meta });
    this.serverMessage = serverMessage;
    this.error = withoutStack(error);
    this.meta = meta;
    this.status = meta.status;
  }

  override get canRetry(): boolean {
    return this.status >= 500 || temporaryRefusals.has(this.status);
  }
}

type Unexpected = 'not-a-list' | 'not-an-object' | 'not-a-document' | 'no-outcome';

/**
 * A success that is of another kind than the contract says, so that nothing of it can be shown: JSON of another type, no
 * whole document of the S3 API, or nothing that says whether a change was made.
 */
export class UnexpectedResponseError extends CallError {
  override name = 'UnexpectedResponseError';
  readonly kind: Unexpected;

  constructor(kind: Unexpected) {
    super(`Unexpected answer: ${kind}`);
    this.kind = kind;
  }

  protected override get isResponseLost(): boolean {
    return this.kind === 'no-outcome';
  }
}

/** Stands for a server's message where it gave none, and no status text either. */
export const noMessage = 'An error happened';

/**
 * A message as a person gets it: with the correlation id and the status (specification: account and billing, section
 * 8).
 */
export function withMeta(message: string, { status, correlationId }: ApiErrorMeta): string {
  return `${message}${correlationId ? ` [${correlationId}]` : ''} (HTTP ${status})`;
}

function withoutStack(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('stack' in body)) return body;
  const { stack: _, ...rest } = body;
  return rest;
}

/** A refusal whose body has none of the known shapes. */
export class UnknownError extends ApiError {
  override name = 'UnknownError';
  readonly kind = 'unknown';
}

/** Status 504: something behind the gateway took too long. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
  readonly kind = 'timeout';
}

/** An HTML page where JSON was expected: a gateway spoke instead of the API. `detail` is the page's first 500 characters. */
export class BadGatewayError extends ApiError {
  override name = 'BadGatewayError';
  readonly kind = 'bad-gateway';

  constructor(serverMessage: string, page: string, meta: ApiErrorMeta) {
    super(serverMessage, page, meta, page.trim().slice(0, contentShown));
  }
}

/** A framework's own answer to a mistake of the caller: `message` beside `statusCode` or `name`. */
export class DevError extends ApiError {
  override name = 'DevError';
  readonly kind = 'dev';
}

/** A failure whose text is in `errors.Error`. */
export class StandardError extends ApiError {
  override name = 'StandardError';
  readonly kind = 'standard';
}

/** The usual refusal: its text is in `message`. */
export class GeneralError extends ApiError {
  override name = 'GeneralError';
  readonly kind: 'general' | 'credentials' = 'general';
}

/** The API key or token is missing, wrong or expired: signing in again helps, a retry does not. */
export class CredentialsError extends GeneralError {
  override name = 'CredentialsError';
  override readonly kind = 'credentials';

  override get canRetry(): boolean {
    return false;
  }
}

/** Status 403: the user may not do this. */
export class ForbiddenError extends ApiError {
  override name = 'ForbiddenError';
  readonly kind = 'forbidden';
}

/** The server broke and sent its stack, which is shown to nobody and not kept. */
export class ServerError extends ApiError {
  override name = 'ServerError';
  readonly kind = 'server';
}
