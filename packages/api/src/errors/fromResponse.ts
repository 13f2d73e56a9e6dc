import {
  type ApiErrorMeta,
  BadGatewayError,
  type CallError,
  ContentTypeError,
  CredentialsError,
  DevError,
  ForbiddenError,
  GeneralError,
  noMessage,
  ServerError,
  StandardError,
  TimeoutError,
  UnknownError,
} from './classes.js';
import { errorFromReading } from './fromFailure.js';

const unknownBodyShown = 250;

/** What the network stands for where HTTP/2 leaves the status text out. */
const statusTexts: Record<number, string> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/**
 * The error for a response that is no success, or for a success that is not what was expected (specification: account and billing, section 8; infrastructure, section 8). Reads the
 * body. Never throws: a response that breaks off becomes a ConnectionError, an aborted one its AbortError.
 */
export async function errorFromResponse(response: Response): Promise<Error> {
  try {
    return errorFromText(response, await response.text());
  } catch (thrown) {
    return errorFromReading(thrown);
  }
}

/**
 * Decides which row of the catalogue a response is. In this order: 504, 403, credentials, an HTML page, a success
 * that is not JSON, then by the body's shape: `stack`, `errors.Error`, `message`; the rest is unknown.
 */
export function errorFromText(
  response: Pick<Response, 'headers' | 'ok' | 'status' | 'statusText'>,
  raw: string,
): CallError {
  const body = parsed(raw);
  const html = isHtml(response.headers, raw);
  const meta: ApiErrorMeta = {
    status: html && response.ok ? 502 : response.status,
    correlationId: correlationIdOf(body, response.headers),
    isOfGateway: response.headers.has('x-livery-gateway'),
  };
  const statusText = (response.ok ? '' : response.statusText) || statusTexts[meta.status] || noMessage;
  const message = messageIn(body);
  const text = message ?? (html ? statusText : shortened(body, raw) || statusText);

  if (meta.status === 504) return new TimeoutError(text, body, meta);
  if (meta.status === 403) return new ForbiddenError(text, body, meta);
  if (meta.status === 401 || (meta.status < 500 && message !== undefined && isCredentialsMessage(message))) {
    return new CredentialsError(text, body, meta);
  }
  if (html) return new BadGatewayError(statusText, raw, meta);
  if (response.ok) return new ContentTypeError(raw, meta.status, meta.correlationId);
  if (has(body, 'stack')) return new ServerError(message ?? statusText, body, meta);
  if (standardMessage(body) !== undefined) return new StandardError(text, body, meta);
  if (message !== undefined) {
    return has(body, 'statusCode') || has(body, 'name')
      ? new DevError(text, body, meta)
      : new GeneralError(text, body, meta);
  }
  return new UnknownError(text, body, meta);
}

/** The error for a success that says of itself that nothing was done: `{ "success": false }`. */
export const refusalIn = (body: unknown): CallError | undefined =>
  has(body, 'success') && body.success === false
    ? new UnknownError(messageIn(body) ?? textIn(body, 'error_msg') ?? noMessage, body, {
        status: 200,
        correlationId: textIn(body, 'correlation_id'),
      })
    : undefined;

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown;
  } catch {
    return raw;
  }
}

function isHtml(headers: Headers, raw: string): boolean {
  if (headers.get('content-type')?.includes('text/html')) return true;
  return /^\s*<(!doctype html|html)\b/i.test(raw);
}

function has<Key extends string>(body: unknown, key: Key): body is Record<Key, unknown> {
  if (typeof body !== 'object' || body === null) return false;
  const value: unknown = Reflect.get(body, key);
  return value !== null && value !== undefined;
}

function textIn(body: unknown, key: string): string | undefined {
  const value = has(body, key) ? body[key] : undefined;
  // Validators say all that is wrong in a list.
  const text = isTexts(value) ? value.join(', ') : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function standardMessage(body: unknown): string | undefined {
  return has(body, 'errors') ? textIn(body.errors, 'Error') : undefined;
}

function messageIn(body: unknown): string | undefined {
  return standardMessage(body) ?? textIn(body, 'message');
}

function shortened(body: unknown, raw: string): string {
  return (typeof body === 'string' ? body : raw).trim().slice(0, unknownBodyShown);
}

/** Gateways word a bad key in their own ways and not always with status 401. */
function isCredentialsMessage(message: string): boolean {
  return /authentication credentials|\b(no|invalid|expired|wrong|missing) api[ -]?key\b|\bapi[ -]?key (is|has) (invalid|expired|missing|wrong)\b/i.test(
    message,
  );
}

function correlationIdOf(body: unknown, headers: Headers): string | undefined {
  return (
    textIn(body, 'correlation_id') ??
    textIn(body, 'correlationId') ??
    headers.get('x-correlation-id') ??
    headers.get('x-kong-request-id') ??
    undefined
  );
}
