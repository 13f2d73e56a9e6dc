import { describe, expect, it } from 'vitest';
import {
  ApiError,
  CallError,
  ConnectionError,
  ContentTypeError,
  errorFromFailure,
  errorFromResponse,
  type ErrorKind,
} from '../errors.js';

interface Row {
  name: string;
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  statusText?: string;
  kind: ErrorKind;
  message: string;
  detail?: string;
  correlationId?: string;
  canRetry: boolean;
  isRetriable?: boolean;
}

const page = '<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>';

const catalogue: Row[] = [
  {
    name: 'general: a message field',
    status: 409,
    body: { message: 'Too soon to release machine' },
    kind: 'general',
    message: 'Too soon to release machine (HTTP 409)',
    canRetry: true,
  },
  {
    name: 'general with correlation id',
    status: 400,
    body: { message: 'Invalid campaign.', correlation_id: 'c0ffee' },
    kind: 'general',
    message: 'Invalid campaign. [c0ffee] (HTTP 400)',
    correlationId: 'c0ffee',
    canRetry: false,
  },
  {
    name: 'general of an overloaded server',
    status: 503,
    body: { message: 'Compute resources temporarily unavailable' },
    kind: 'general',
    message: 'Compute resources temporarily unavailable (HTTP 503)',
    canRetry: true,
  },
  {
    name: 'general of a gateway in JSON',
    status: 502,
    body: { message: 'upstream is away' },
    kind: 'general',
    message: 'upstream is away (HTTP 502)',
    canRetry: true,
    isRetriable: true,
  },
  {
    name: 'storage message',
    status: 500,
    body: { message: 'IOException' },
    kind: 'general',
    message: 'IOException (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'dev: message beside statusCode',
    status: 400,
    body: { statusCode: 400, error: 'Bad Request', message: 'body/vcpu must be >= 1' },
    kind: 'dev',
    message: 'body/vcpu must be >= 1 (HTTP 400)',
    canRetry: false,
  },
  {
    name: 'dev: message beside name',
    status: 500,
    body: { name: 'AssertionError', message: 'pool is null' },
    kind: 'dev',
    message: 'pool is null (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'standard: errors.Error',
    status: 500,
    body: { errors: { Error: 'Failed to create kong token' }, correlationId: 'c-1' },
    kind: 'standard',
    message: 'Failed to create kong token [c-1] (HTTP 500)',
    correlationId: 'c-1',
    canRetry: true,
  },
  {
    name: 'standard wins over message',
    status: 500,
    body: { message: 'x', errors: { Error: 'Failed to start virtual machine' } },
    kind: 'standard',
    message: 'Failed to start virtual machine (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'server error: stack',
    status: 500,
    body: { message: 'Cannot read pool', stack: 'Error: at /srv/pool.js:1', correlation_id: 'c-2' },
    kind: 'server',
    message: 'Cannot read pool [c-2] (HTTP 500)',
    correlationId: 'c-2',
    canRetry: true,
  },
  {
    name: 'server error without a message',
    status: 500,
    body: { stack: 'Error: at /srv/pool.js:1' },
    statusText: 'Internal Server Error',
    kind: 'server',
    message: 'Internal Server Error (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'server error with errors.Error',
    status: 500,
    body: { errors: { Error: 'Broken' }, stack: 'at' },
    kind: 'server',
    message: 'Broken (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'credentials: 401',
    status: 401,
    body: { message: 'Unauthorized' },
    kind: 'credentials',
    message: 'Unauthorized (HTTP 401)',
    canRetry: false,
  },
  {
    name: 'credentials: 401 without a body',
    status: 401,
    body: '',
    kind: 'credentials',
    message: 'Unauthorized (HTTP 401)',
    canRetry: false,
  },
  {
    name: 'credentials by wording',
    status: 400,
    body: { message: 'Invalid authentication credentials' },
    kind: 'credentials',
    message: 'Invalid authentication credentials (HTTP 400)',
    canRetry: false,
  },
  {
    name: 'credentials by wording: no key',
    status: 400,
    body: { message: 'No API key found in request' },
    kind: 'credentials',
    message: 'No API key found in request (HTTP 400)',
    canRetry: false,
  },
  {
    name: 'forbidden',
    status: 403,
    body: { message: 'Forbidden', correlation_id: 'c-3' },
    kind: 'forbidden',
    message: 'Forbidden [c-3] (HTTP 403)',
    correlationId: 'c-3',
    canRetry: false,
  },
  {
    name: 'forbidden, whatever it says of credentials',
    status: 403,
    body: { message: 'Invalid API key' },
    kind: 'forbidden',
    message: 'Invalid API key (HTTP 403)',
    canRetry: false,
  },
  {
    name: 'a list of messages',
    status: 422,
    body: { message: ['name is too long', 'ram is required'] },
    kind: 'general',
    message: 'name is too long, ram is required (HTTP 422)',
    canRetry: false,
  },
  {
    name: 'forbidden wins over stack',
    status: 403,
    body: { message: 'No', stack: 'at' },
    kind: 'forbidden',
    message: 'No (HTTP 403)',
    canRetry: false,
  },
  {
    name: 'forbidden as a page',
    status: 403,
    body: page,
    headers: { 'content-type': 'text/html' },
    kind: 'forbidden',
    message: 'Forbidden (HTTP 403)',
    canRetry: false,
  },
  {
    name: 'timeout',
    status: 504,
    body: { message: 'upstream timed out' },
    kind: 'timeout',
    message: 'upstream timed out (HTTP 504)',
    canRetry: true,
  },
  {
    name: 'timeout as a page',
    status: 504,
    body: page,
    headers: { 'content-type': 'text/html' },
    kind: 'timeout',
    message: 'Gateway Timeout (HTTP 504)',
    canRetry: true,
  },
  {
    name: 'timeout wins over stack',
    status: 504,
    body: { message: 'slow', stack: 'at' },
    kind: 'timeout',
    message: 'slow (HTTP 504)',
    canRetry: true,
  },
  {
    name: 'bad gateway: an HTML page',
    status: 502,
    body: page,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    kind: 'bad-gateway',
    message: 'Bad Gateway (HTTP 502)',
    detail: page,
    canRetry: true,
    isRetriable: true,
  },
  {
    name: 'bad gateway: a page that calls itself something else',
    status: 503,
    body: page,
    headers: { 'content-type': 'application/json' },
    kind: 'bad-gateway',
    message: 'Service Unavailable (HTTP 503)',
    detail: page,
    canRetry: true,
  },
  {
    name: 'bad gateway: a page as a success',
    status: 200,
    body: page,
    headers: { 'content-type': 'text/html' },
    kind: 'bad-gateway',
    message: 'Bad Gateway (HTTP 502)',
    detail: page,
    canRetry: true,
    isRetriable: true,
  },
  {
    name: 'bad gateway shows 500 characters of the page',
    status: 502,
    body: `<html>${'x'.repeat(600)}`,
    headers: { 'content-type': 'text/html' },
    kind: 'bad-gateway',
    message: 'Bad Gateway (HTTP 502)',
    detail: `<html>${'x'.repeat(494)}`,
    canRetry: true,
    isRetriable: true,
  },
  {
    name: 'content type: a success that is no JSON',
    status: 200,
    body: 'y'.repeat(600),
    kind: 'content-type',
    message: 'The answer was not JSON',
    canRetry: true,
  },
  {
    name: 'unknown: text',
    status: 500,
    body: 'upstream connect error',
    kind: 'unknown',
    message: 'upstream connect error (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'unknown: 250 characters of the body',
    status: 418,
    body: 'z'.repeat(300),
    kind: 'unknown',
    message: `${'z'.repeat(250)} (HTTP 418)`,
    canRetry: false,
  },
  {
    name: 'unknown: JSON of another shape',
    status: 422,
    body: { code: 7 },
    kind: 'unknown',
    message: '{"code":7} (HTTP 422)',
    canRetry: false,
  },
  {
    name: 'unknown: fields of another type',
    status: 500,
    body: { message: 5, errors: 'x', stack: null },
    kind: 'unknown',
    message: '{"message":5,"errors":"x","stack":null} (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'unknown: the status text',
    status: 500,
    body: '',
    statusText: 'Internal Server Error',
    kind: 'unknown',
    message: 'Internal Server Error (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'unknown: nothing at all',
    status: 500,
    body: '',
    kind: 'unknown',
    message: 'An error happened (HTTP 500)',
    canRetry: true,
  },
  {
    name: 'unknown: too many requests',
    status: 429,
    body: '',
    statusText: 'Too Many Requests',
    kind: 'unknown',
    message: 'Too Many Requests (HTTP 429)',
    canRetry: true,
  },
  {
    name: 'correlation id from a header',
    status: 404,
    body: { message: 'Resource not found' },
    headers: { 'x-correlation-id': 'h-1' },
    kind: 'general',
    message: 'Resource not found [h-1] (HTTP 404)',
    correlationId: 'h-1',
    canRetry: false,
  },
  {
    name: 'correlation id from the gateway',
    status: 404,
    body: { message: 'Resource not found' },
    headers: { 'x-kong-request-id': 'k-1' },
    kind: 'general',
    message: 'Resource not found [k-1] (HTTP 404)',
    correlationId: 'k-1',
    canRetry: false,
  },
];

function responseOf({ status, body, headers, statusText }: Row): Response {
  const raw = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(raw, { status, statusText: statusText ?? '', headers: headers ?? {} });
}

describe('errorFromResponse', () => {
  it.each(catalogue)('$name', async (row) => {
    const error = await errorFromResponse(responseOf(row));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      kind: row.kind,
      message: row.message,
      detail: row.detail,
      correlationId: row.correlationId,
      canRetry: row.canRetry,
      isRetriable: row.isRetriable ?? false,
    });
  });

  it('carries the error object and its meta', async () => {
    const body = { message: 'Forbidden', correlation_id: 'c-3', code: 12 };
    const error = await errorFromResponse(Response.json(body, { status: 403 }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      error: body,
      meta: { status: 403, correlationId: 'c-3' },
      status: 403,
      serverMessage: 'Forbidden',
    });
  });

  it('keeps the stack nowhere', async () => {
    const error = await errorFromResponse(Response.json({ message: 'x', stack: 'at secret.js' }, { status: 500 }));
    expect(JSON.stringify([error, error.message])).not.toContain('secret.js');
  });

  it('is a connection error when the answer breaks off', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    const error = await errorFromResponse(new Response(body, { status: 500 }));
    expect(error).toMatchObject({ kind: 'connection', message: 'Failed to connect to server', isRetriable: true });
  });
});

describe('errorFromFailure', () => {
  it('makes a network error of a failed fetch', () => {
    const cause = new TypeError('fetch failed');
    expect(errorFromFailure(cause)).toMatchObject({
      kind: 'network',
      message: 'Failed to connect to server',
      cause,
      status: undefined,
      canRetry: true,
      isRetriable: true,
    });
    expect(errorFromFailure(cause)).toBeInstanceOf(ConnectionError);
  });

  it('lets an aborted call pass', () => {
    const aborted = new DOMException('The user aborted a request.', 'AbortError');
    expect(errorFromFailure(aborted)).toBe(aborted);
  });

  it('lets an error of the catalogue pass', () => {
    const error = new ConnectionError();
    expect(errorFromFailure(error)).toBe(error);
  });
});

describe('a call that failed', () => {
  const html = { headers: { 'content-type': 'text/html' } };

  it.each<[string, Response, boolean]>([
    ['a refusal', Response.json({ message: 'The host is busy' }, { status: 409 }), false],
    ['a failure', Response.json({ message: 'IOException' }, { status: 500 }), false],
    ['no room', Response.json({ message: 'high demand' }, { status: 503 }), false],
    ['a gateway that lost the answer', Response.json({ message: 'upstream is away' }, { status: 502 }), true],
    ['a gateway that gave up', new Response('', { status: 504 }), true],
    ['a network in front that understood no answer', new Response('', { status: 520 }), true],
    ['a network in front whose connection timed out', new Response(page, { ...html, status: 522 }), true],
    ['a network in front that gave up', new Response(page, { ...html, status: 524 }), true],
    ['a network in front that was refused', new Response(page, { ...html, status: 521 }), false],
    ['a network in front that found no way', new Response(page, { ...html, status: 523 }), false],
    ['a network in front with no secure connection', new Response(page, { ...html, status: 525 }), false],
    ['a network in front that trusts no certificate', new Response(page, { ...html, status: 526 }), false],
    ['a gateway’s page with a success', new Response(page, { ...html, status: 200 }), true],
    ['a success that is no JSON', new Response('done', { status: 200 }), true],
  ])('with %s: whether its outcome is unknown', async (_, response, outcomeUnknown) => {
    expect(await errorFromResponse(response)).toMatchObject({ outcomeUnknown });
  });

  it('without an answer has an unknown outcome', () => {
    expect(errorFromFailure(new TypeError('fetch failed'))).toMatchObject({ outcomeUnknown: true });
  });
});

it('keeps what an answer that is not JSON says out of the message, which is reported', () => {
  const error = new ContentTypeError(`{"kong_key":"s3cret",${'y'.repeat(600)}`, 200);
  expect(error.start).toHaveLength(500);
  expect(error.message).not.toContain('s3cret');
});

it.each([
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [408, true],
  [409, true],
  [422, false],
  [423, true],
  [429, true],
  [500, true],
  [501, true],
  [503, true],
  [504, true],
])('another try of an action may help after status %d: %s', async (status, canRetry) => {
  const error = await errorFromResponse(Response.json({ message: 'No' }, { status }));
  expect((error as CallError).canRetry).toBe(canRetry);
});
